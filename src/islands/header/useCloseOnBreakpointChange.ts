import { type RefObject, useEffect } from 'react';
import { close } from './popover.ts';

/** The width from which on the links stand in the bar, as in `tailwind.config.ts` (`lg`). */
const WIDE = '(min-width: 64rem)';

/**
 * Closes what is open when the window passes from one layout of the bar to the other, as when a tablet is turned, and
 * when the page is left, so that a visitor who comes back to it does not find it covered.
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
