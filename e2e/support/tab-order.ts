import type { Page } from 'playwright/test';

/**
 * Goes through the page with the Tab key, from where the focus is, once round.
 *
 * @param key `Shift+Tab` goes backwards
 * @returns each stop, in the order in which the keyboard comes to it; the inside of frames left out
 */
export async function collectTabStops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  await page.evaluate(() => {
    window.stopsSoFar = new Set();
    // What happens inside a frame depends on when its content has arrived.
    document.querySelectorAll('iframe').forEach((frame) => (frame.tabIndex = -1));
  });
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopHere);
    if (stop === 'round') return stops;
    if (stop !== 'elsewhere') stops.push(stop);
  }
}

/** Runs in the page. @returns the texts of all that the keyboard should come to, in the order of the document */
export function reachable(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.ariaLabel ?? (element.closest('label') ?? element).textContent);
}

/** Runs in the page. */
function stopHere(): Stop | 'elsewhere' | 'round' {
  const { activeElement: stop, body } = document;
  if (!(stop instanceof HTMLElement) || stop === body) return 'elsewhere';
  if (window.stopsSoFar.has(stop)) return 'round';
  window.stopsSoFar.add(stop);
  const { left, right, top, height } = stop.getBoundingClientRect();
  // Of a tall field the browser brings the line to write in into sight.
  const bottom = top + (stop instanceof HTMLTextAreaElement ? 50 : height);
  const inset = 3;
  const corners = [left + inset, right - inset].flatMap((x) => [
    document.elementFromPoint(x, top + inset),
    document.elementFromPoint(x, bottom - inset),
  ]);
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(stop);
  return {
    name: stop.ariaLabel ?? (stop.closest('label') ?? stop).textContent,
    inSight: Math.min(top, left, innerWidth - right, innerHeight - bottom) > -1,
    covered: corners.some((hit) => hit && !stop.contains(hit) && !hit.contains(stop)),
    ring: `${outlineWidth} ${outlineStyle} ${outlineColor}, ${boxShadow}`,
  };
}

export interface Stop {
  name: string;
  /** Wholly on the screen, but for a part of a pixel. */
  inSight: boolean;
  /** Something else, such as the bar, lies over one of its corners. */
  covered: boolean;
  /** Its outline and its shadow. */
  ring: string;
}

declare global {
  interface Window {
    stopsSoFar: Set<Element>;
  }
}
