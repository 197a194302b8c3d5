import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(allowNotFoundStatus);

for (const path of pathsWithNotFound) {
  test(`${path} shows elements in document order, also without styles`, async ({ page }) => {
    await page.goto(path);
    // axe checks the levels of the other headings.
    const firstHeading = page.locator('h1, h2, h3, h4, h5, h6').first();
    expect(await firstHeading.evaluate(({ localName }) => localName)).toBe('h1');

    await disableContentVisibility(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(outOfOrder), `${width} px`).toEqual([]);
    }

    await page.evaluate(() => {
      document.querySelectorAll('style, link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
      document.querySelectorAll('[style]').forEach((element) => element.removeAttribute('style'));
      document.adoptedStyleSheets = [];
    });
    expect(await page.evaluate(outOfOrder), 'without styles').toEqual([]);
    const areas = await page.locator('svg').evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return width * height;
      }),
    );
    expect(Math.max(...areas), 'largest SVG without styles, in px²').toBeLessThanOrEqual(8000);
  });
}

/**
 * Runs in the page.
 *
 * @returns siblings of which the second in the document is shown above the first, or to its left
 */
function outOfOrder(): string[] {
  const parents = document.querySelectorAll('body, main, footer, :is(main, footer) *:not(svg *, p *)');
  return [...parents].flatMap((parent) => {
    const children = [...parent.children]
      .filter((child) => child.checkVisibility() && getComputedStyle(child).position !== 'fixed')
      .map((child) => ({ box: child.getBoundingClientRect(), text: child.textContent.trim().slice(0, 40) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return children.slice(1).flatMap(({ box, text }, index) => {
      const previous = children[index];
      if (!previous) return [];
      const above = box.bottom <= previous.box.top + 1;
      const toTheLeft = box.right <= previous.box.left + 1 && box.top < previous.box.bottom - 1;
      return above || toTheLeft ? [`'${text}' is shown before '${previous.text}'`] : [];
    });
  });
}
