import { useEffect, useSyncExternalStore } from 'react';
import { useIsland } from '#ui/useIsland.ts';
import { SCROLL_THRESHOLD } from '#styles/scroll-threshold.ts';
import { connectPopovers } from './popovers.ts';

export const root = 'site-header';

/** The scroll state of the site header, and what browsers do not do for its popovers, which work before hydration. */
export default function HeaderIsland() {
  // The component re-renders only when the result changes.
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => scrollY >= SCROLL_THRESHOLD,
    // Before hydration the style sheet decides.
    () => undefined,
  );
  useEffect(() => {
    if (scrolled !== undefined)
      document.getElementById(root)?.setAttribute('data-scrolled', String(scrolled));
  }, [scrolled]);
  useIsland(root, connectPopovers);
  return null;
}

function subscribeToScroll(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
