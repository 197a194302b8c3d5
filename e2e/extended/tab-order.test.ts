import type { Page } from 'playwright/test';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** A dark ring around a light one: one of the two has a contrast of at least 3:1 with any background. */
const focusRing = '3px solid rgb(15, 42, 61), rgb(255, 255, 255) 0px 0px 0px 3px';

test.beforeEach(allowNotFoundStatus);

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const path of pathsWithNotFound) {
      test(`${path}: Tab follows the document order, and focus is always visible`, async ({ page }) => {
        await page.goto(path);
        const focusable = await page.evaluate(focusableNames);
        const forwards = await collectTabStops(page, 'Tab');
        expect(forwards.map(({ name }) => name)).toEqual(focusable);
        const backwards = await collectTabStops(page, 'Shift+Tab');
        expect(backwards.map(({ name }) => name)).toEqual(focusable.toReversed());
        for (const { name, ...stop } of [...forwards, ...backwards]) {
          expect.soft(stop, name).toEqual({ inViewport: true, covered: false, ring: focusRing });
        }
      });
    }
  });
}

/** Presses a key until focus returns to the first element. @returns each element that had focus, in order */
async function collectTabStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop[]> {
  await page.evaluate(() => {
    window.tabStops = new Set();
    // Which elements of a frame take focus depends on when its content arrives.
    document.querySelectorAll('iframe').forEach((frame) => (frame.tabIndex = -1));
  });
  const stops: TabStop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedElement);
    if (stop === 'repeated') return stops;
    if (stop !== 'none') stops.push(stop);
  }
}

/** Runs in the page. @returns the names of all visible focusable elements, in document order */
function focusableNames(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.ariaLabel ?? (element.closest('label') ?? element).textContent);
}

/** Runs in the page. */
function focusedElement(): TabStop | 'none' | 'repeated' {
  const { activeElement: element, body } = document;
  if (!(element instanceof HTMLElement) || element === body) return 'none';
  if (window.tabStops.has(element)) return 'repeated';
  window.tabStops.add(element);
  const { left, right, top, height } = element.getBoundingClientRect();
  // Of a tall field, the browser scrolls only the line with the caret into view.
  const bottom = top + (element instanceof HTMLTextAreaElement ? 50 : height);
  const inset = 3;
  const corners = [left + inset, right - inset].flatMap((x) => [
    document.elementFromPoint(x, top + inset),
    document.elementFromPoint(x, bottom - inset),
  ]);
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  return {
    name: element.ariaLabel ?? (element.closest('label') ?? element).textContent,
    inViewport: Math.min(top, left, innerWidth - right, innerHeight - bottom) > -1,
    covered: corners.some((hit) => hit && !element.contains(hit) && !hit.contains(element)),
    ring: `${outlineWidth} ${outlineStyle} ${outlineColor}, ${boxShadow}`,
  };
}

interface TabStop {
  name: string;
  /** To within a pixel. */
  inViewport: boolean;
  /** Another element, such as the header, lies over one of its corners. */
  covered: boolean;
  /** Its outline and box shadow. */
  ring: string;
}

declare global {
  interface Window {
    tabStops: Set<Element>;
  }
}
