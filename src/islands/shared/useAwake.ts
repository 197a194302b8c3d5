import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Tells when React has taken over the island's server-rendered markup, and announces it to
 * `client:first-use` by an `awake` event on the given element.
 *
 * @returns false on the server and while hydrating, then true. The event follows once what `true` changes
 * stands in the document, so that an action kept since before meets the finished island.
 */
export function useAwake(root: RefObject<HTMLElement | null>): boolean {
  const awake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (awake) root.current?.dispatchEvent(new Event('awake', { bubbles: true }));
  }, [awake, root]);
  return awake;
}
