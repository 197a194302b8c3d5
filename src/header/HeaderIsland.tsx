import { useIsland } from '#ui/useIsland.ts';
import { SCROLL_THRESHOLD } from '#styles/scroll-threshold.ts';
import { connectPopovers } from './popovers.ts';

export const root = 'site-header';

/** The scroll state of the site header, and what browsers do not do for its popovers. Both work before hydration. */
export default function HeaderIsland() {
  useIsland(root, connect);
  return null;
}

function connect(header: HTMLElement, signal: AbortSignal) {
  const showScrollState = () => (header.dataset.scrolled = String(scrollY >= SCROLL_THRESHOLD));
  showScrollState();
  addEventListener('scroll', showScrollState, { passive: true, signal });
  connectPopovers(header, signal);
}
