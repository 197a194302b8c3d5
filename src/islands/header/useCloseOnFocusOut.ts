import { type RefObject, useEffect } from 'react';
import { close } from './popover.ts';

/** Closes a popover when the keyboard leaves the place it belongs to: it would cover what then has the focus. */
export function useCloseOnFocusOut(
  popover: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const left = place.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !left?.contains(relatedTarget)) close(popover.current);
    };
    left?.addEventListener('focusout', leave);
    return () => left?.removeEventListener('focusout', leave);
  }, [popover, place]);
}
