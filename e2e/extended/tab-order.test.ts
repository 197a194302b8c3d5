import type { Page } from 'playwright/test';
import { colors } from '#styles/palette.ts';
import { expect, gospelPaths, paths, rgb, test, whole } from '../support/test.ts';

/** A dark ring around a light one: one of the two has a contrast of at least 3:1 with any background. */
const ring = `3px solid ${rgb(colors['surface-dark'])}, ${rgb(colors['on-dark'])} 0px 0px 0px 3px`;
const visible = { inViewport: true, covered: false, ring };

for (const [width, keys] of [
  [360, ['Tab', 'Shift+Tab']],
  [1280, ['Tab']],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('Tab follows the document order, and focus is always visible', async ({ page }) => {
      for (const path of [...paths, ...gospelPaths]) {
        await page.goto(path);
        const indexes = await page.evaluate(markFocusable);
        for (const key of keys) {
          const stops = await collectTabStops(page, key);
          const order = stops.map(({ index }) => index);
          expect(order, path).toEqual(key === 'Tab' ? indexes : indexes.toReversed());
          for (const { index, name, ...stop } of stops)
            expect.soft(stop, `${path}: ${key} to ${index}: ${name}`).toEqual(visible);
        }
      }
    });
  });
}

test('the first Tab reaches the skip link, which leads to the main content', async ({ page }) => {
  for (const path of ['/', '/Giving']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport(whole);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  }
});

async function collectTabStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: NonNullable<ReturnType<typeof tabStop>>[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(tabStop);
    if (stops.some(({ index }) => index === stop?.index)) return stops;
    if (stop) stops.push(stop);
  }
}

function markFocusable(): string[] {
  // Which elements of a frame take focus depends on when its content arrives.
  document.querySelectorAll('iframe').forEach((frame) => (frame.tabIndex = -1));
  document.querySelectorAll('details').forEach((disclosure) => (disclosure.open = true));
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element, index) => (element.dataset.index = String(index)));
}

function tabStop() {
  const { activeElement: element, body } = document;
  if (!(element instanceof HTMLElement) || element === body) return undefined;
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
    // `undefined` for an element that should not take focus.
    index: element.dataset.index,
    name: element.ariaLabel ?? element.textContent,
    // To within a pixel; of what is higher than the viewport, a part.
    inViewport:
      height > innerHeight
        ? top < innerHeight && bottom > 0
        : Math.min(top, left, innerWidth - right, innerHeight - bottom) > -1,
    covered: corners.some((hit) => hit && !element.contains(hit) && !hit.contains(element)),
    ring: `${outlineWidth} ${outlineStyle} ${outlineColor}, ${boxShadow}`,
  };
}
