import { type RefObject, useEffect } from 'react';
import { close } from './popover.ts';

/** The width from which on the links stand in the bar, as in `tailwind.config.ts` (`lg`). */
const WIDE = '(min-width: 64rem)';

/** Closes what is open when the window grows or shrinks past the bar's other layout, as when a tablet is turned. */
export function useClosedByNewLayout(
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
    return () => wide.removeEventListener('change', closeBoth);
  }, [panel, menu]);
}
