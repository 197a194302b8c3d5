import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useHydrated } from '#ui/useHydrated.ts';
import { SCROLL_THRESHOLD } from '#styles/scroll-threshold.ts';
import { usePopovers } from './usePopovers.ts';

/** The `header` element with its scroll state. `SiteHeader.astro` renders its content, whose popovers work before hydration. */
export default function SiteHeader({ children }: { readonly children?: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  // The component re-renders only when the result changes.
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => scrollY >= SCROLL_THRESHOLD,
    // On the server and during hydration the style sheet decides.
    () => undefined,
  );
  usePopovers(header);
  useHydrated(header);

  return (
    <header ref={header} className="site-header" data-scrolled={scrolled}>
      {children}
    </header>
  );
}

function subscribeToScroll(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
