import { type RefObject, useEffect } from 'react';
import { close } from './popover.ts';

/** The breakpoint at which the header shows its links, as in `tailwind.config.ts` (`lg`). */
const WIDE = '(min-width: 64rem)';

/**
 * Closes the popovers when the viewport crosses the header's breakpoint (a tablet is rotated), and on `pagehide`, so that
 * they do not cover a page restored from the back/forward cache.
 */
export function useCloseOnBreakpointChange(
  panel: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const closeBoth = () => {
      close(panel.current);
      close(menu.current);
    };
    wide.addEventListener('change', closeBoth);
    addEventListener('pagehide', closeBoth);
    return () => {
      wide.removeEventListener('change', closeBoth);
      removeEventListener('pagehide', closeBoth);
    };
  }, [panel, menu]);
}
