import { useEffect } from 'react';

/**
 * Connects an island with an element that Astro has rendered. The `hydrated` event tells `client:interaction` to replay what was
 * clicked.
 * @param connect adds listeners until the signal is aborted; a function outside of the component, or a stable one
 */
export function useIsland<Root extends HTMLElement>(id: string, connect: Connect<Root>) {
  useEffect(() => {
    const root = document.getElementById(id) as Root | null;
    if (!root) return;
    const listeners = new AbortController();
    connect(root, listeners.signal);
    root.dispatchEvent(new Event('hydrated'));
    return () => listeners.abort();
  }, [id, connect]);
}

type Connect<Root> = (root: Root, signal: AbortSignal) => void;
