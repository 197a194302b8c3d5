import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Reports whether the island is hydrated, and dispatches a `hydrated` event on the root element for
 * `client:interaction`.
 * @returns false on the server and during hydration, then true. The event is dispatched after the render with `true` is
 * committed, so that a replayed click or submit reaches the finished island.
 */
export function useHydrated(root: RefObject<HTMLElement | null>): boolean {
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (hydrated) root.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [hydrated, root]);
  return hydrated;
}
