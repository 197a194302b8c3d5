import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');

test.beforeEach(allowNotFoundStatus);

for (const path of pathsWithNotFound) {
  test(`${path} without styles is read in order`, async ({ page }) => {
    await page.goto(path);
    await removeStyles(page);
    const parts = [
      page.getByRole('link', { name: layout.skipLinkLabel }),
      page.getByRole('banner').first().getByRole('link', { name: layout.homeLabel }),
      page.getByRole('button', { name: layout.toggleLabel }),
      page.getByRole('main').getByRole('heading', { level: 1 }),
      page.getByRole('contentinfo').getByRole('link', { name: layout.footer.contactLabel, exact: true }),
      page.getByText(layout.footer.copyright, { exact: true }),
    ];
    const positions = [];
    for (const part of parts) {
      await expect(part).toHaveCount(1);
      const { x = 0, y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      positions.push({ x, bottom: y + height });
    }
    expect(positions).toEqual(positions.toSorted((a, b) => a.bottom - b.bottom || a.x - b.x));

    await page.getByRole('button', { name: layout.toggleLabel }).click();
    const links = page.getByRole('navigation').getByRole('link');
    for (const [index, { label }] of layout.headerLinks.entries()) {
      await expect(links.nth(index)).toContainText(label);
    }
  });

  test(`${path} shows elements in document order, below an h1`, async ({ page }) => {
    await page.goto(path);
    // axe checks the levels that follow.
    const firstHeading = page.locator('h1, h2, h3, h4, h5, h6').first();
    expect(await firstHeading.evaluate(({ localName }) => localName)).toBe('h1');

    await disableContentVisibility(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(outOfOrder), `${width} px`).toEqual([]);
    }
  });
}

async function removeStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll('style, link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
    document.querySelectorAll('[style]').forEach((element) => element.removeAttribute('style'));
    document.adoptedStyleSheets = [];
  });
  const areas = await page.locator('svg').evaluateAll((icons) =>
    icons.map((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return width * height;
    }),
  );
  expect(Math.max(...areas), 'largest SVG in px²').toBeLessThanOrEqual(8000);
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
