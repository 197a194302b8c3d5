import { type ReactNode, useRef } from 'react';
import { useHydrated } from '#islands/shared/useHydrated.ts';
import { SCROLL_THRESHOLD } from './scroll-threshold.ts';
import { usePopovers } from './usePopovers.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** The `header` element with its scroll state. `SiteHeader.astro` renders its content, whose popovers work before hydration. */
export default function SiteHeader({ children }: { readonly children?: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  usePopovers(header);
  useHydrated(header);

  return (
    <header ref={header} className="site-header" data-scrolled={scrolled}>
      {children}
    </header>
  );
}
