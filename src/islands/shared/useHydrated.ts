import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Reports when the island is hydrated, and tells `client:interaction` so by a `hydrated` event on the root element.
 *
 * @returns false on the server and during hydration, then true. The event follows after the render with `true` is
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
