import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Reports whether the island is hydrated: false on the server and during hydration, then true. Once that render is committed,
 * a `hydrated` event on the root element tells `client:interaction` to replay what was clicked.
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
