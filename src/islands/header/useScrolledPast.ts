import { useSyncExternalStore } from 'react';

/**
 * Whether the page is scrolled to a position or beyond. The component re-renders only when the result changes.
 * @returns undefined on the server and during hydration, when the style sheet decides instead
 */
export function useScrolledPast(threshold: number): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => scrollY >= threshold,
    () => undefined,
  );
}

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
