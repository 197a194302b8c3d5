import { type RefObject, useEffect } from 'react';
import { close } from './popover.ts';

/** Closes a popover when the focus moves out of `container`: the popover would cover the focused element. */
export function useCloseOnFocusOut(
  popover: RefObject<HTMLElement | null>,
  container: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = container.current;
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) close(popover.current);
    };
    element?.addEventListener('focusout', handleFocusOut);
    return () => element?.removeEventListener('focusout', handleFocusOut);
  }, [popover, container]);
}
