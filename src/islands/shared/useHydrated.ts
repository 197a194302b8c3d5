import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Tells when React has taken over the island's server-rendered markup, and announces it to
 * `client:interaction` by an `hydrated` event on the given element.
 *
 * @returns false on the server and while hydrating, then true. The event follows once what `true` changes
 * stands in the document, so that an action kept since before meets the finished island.
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
