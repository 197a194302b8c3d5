import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import { isFocusLost } from '#islands/shared/focus.ts';
import { isOpen } from './popover.ts';

/**
 * Follows a native popover, for its button's `aria-expanded`, and gives the focus back to the button when the popover
 * closes and nothing else has taken it: the browser does so for Escape, but not for a click elsewhere.
 *
 * @returns whether the popover is open; undefined on the server and while hydrating, when the browser itself tells
 * readers of the screen.
 */
export function usePopoverExpanded(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): boolean | undefined {
  const followToggles = useCallback(
    (follow: (event: Event) => void) => listen(popover.current, follow),
    [popover],
  );

  useEffect(
    () =>
      followToggles(() => {
        const lost = isFocusLost() || popover.current?.contains(document.activeElement);
        if (lost && !isOpen(popover.current)) button.current?.focus({ preventScroll: true });
      }),
    [followToggles, popover, button],
  );

  return useSyncExternalStore(
    followToggles,
    () => isOpen(popover.current),
    () => undefined,
  );
}

function listen(popover: HTMLElement | null, follow: (event: Event) => void): () => void {
  popover?.addEventListener('toggle', follow);
  return () => popover?.removeEventListener('toggle', follow);
}
