import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import { isOpen } from './popover.ts';

/**
 * Follows a native popover for its button's `aria-expanded`, and returns the focus to the button when the popover
 * closes and no other control has the focus. The browser does so for Escape, but not for a click elsewhere.
 *
 * @returns whether the popover is open; undefined on the server and during hydration, when the browser itself exposes
 * the state of a `popovertarget` button
 */
export function usePopoverExpanded(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): boolean | undefined {
  const subscribe = useCallback(
    (onToggle: () => void) => {
      const element = popover.current;
      element?.addEventListener('toggle', onToggle);
      return () => element?.removeEventListener('toggle', onToggle);
    },
    [popover],
  );

  useEffect(
    () =>
      subscribe(() => {
        const focusIsLost = !isControlFocused() || popover.current?.contains(document.activeElement);
        if (focusIsLost && !isOpen(popover.current)) button.current?.focus({ preventScroll: true });
      }),
    [subscribe, popover, button],
  );

  return useSyncExternalStore(
    subscribe,
    () => isOpen(popover.current),
    () => undefined,
  );
}

/** A click elsewhere focuses `body`, or `main` with its `tabindex="-1"`: neither is a control. */
function isControlFocused(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
}
