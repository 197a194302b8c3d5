import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/**
 * Follows a native popover and gives the focus back to its button when it closes and nothing else has taken it:
 * the browser does so for Escape, but not for a click elsewhere.
 */
export function useDisclosure(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): Disclosure {
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => setExpanded(isOpen(popover.current)), [popover]);

  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    setExpanded(newState === 'open');
    const { activeElement, body } = document;
    if (newState === 'closed' && (activeElement === body || popover.current?.contains(activeElement))) {
      button.current?.focus({ preventScroll: true });
    }
  };

  return { expanded, onToggle };
}

/** Closes a popover; does nothing when it is closed or the browser has no popovers. */
export function close(popover: HTMLElement | null): void {
  if (isOpen(popover)) popover?.hidePopover();
}

function isOpen(popover: HTMLElement | null): boolean {
  return popover?.hidePopover !== undefined && popover.matches(':popover-open');
}

interface Disclosure {
  /** For the button's `aria-expanded`: undefined until React is there; the browser's own mapping holds till then. */
  readonly expanded: boolean | undefined;
  /** For the popover's `onToggle`. */
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void;
}
