import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { addresses } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

for (const address of addresses) {
  test(`${address} without styles: the parts follow each other as they are read`, async ({ page }) => {
    await page.goto(address);
    await takeStylesAway(page);
    const parts = [
      page.getByRole('link', { name: layout.skipLinkLabel }),
      page.getByRole('banner').first().getByRole('link', { name: layout.homeLabel }),
      page.getByRole('button', { name: layout.toggleLabel }),
      page.getByRole('main').getByRole('heading', { level: 1 }),
      page.getByRole('contentinfo').getByRole('link', { name: layout.footer.contactLabel, exact: true }),
      page.getByText(layout.footer.copyright, { exact: true }),
    ];
    const places = [];
    for (const part of parts) {
      await expect(part).toHaveCount(1);
      const { x = 0, y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      places.push({ x, bottom: y + height });
    }
    expect(places).toEqual(places.toSorted((a, b) => a.bottom - b.bottom || a.x - b.x));

    await page.getByRole('button', { name: layout.toggleLabel }).click();
    const links = page.getByRole('navigation').getByRole('link');
    for (const [index, { label }] of layout.headerLinks.entries()) {
      await expect(links.nth(index)).toContainText(label);
    }
  });

  test(`${address}: headings in their order, and what stands first in the page is seen first`, async ({
    page,
  }) => {
    await page.goto(address);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map((heading) => Number(heading.localName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);

    await disableContentVisibility(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(outOfOrder), `${width} px`).toEqual([]);
    }
  });
}

async function takeStylesAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll('style, link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
    document.querySelectorAll('[style]').forEach((element) => element.removeAttribute('style'));
    document.adoptedStyleSheets = [];
  });
  // Drawings fall back on their own measures: none may push the words apart.
  const drawings = await page
    .locator('svg')
    .evaluateAll((all) =>
      all
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({ width, height }) => width * height > 8000),
    );
  expect(drawings, 'drawings that grew').toEqual([]);
}

/**
 * Runs in the page.
 *
 * @returns neighbours of which the second, as the page lists them, stands wholly above the first or to its left
 */
function outOfOrder(): string[] {
  const boxOf = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, seen: width > 1 && height > 1 };
  };
  return [...document.querySelectorAll('body, main, footer, :is(main, footer) *:not(svg *, p *)')].flatMap(
    (parent) => {
      const children = [...parent.children].filter(
        (child) =>
          child.checkVisibility() && boxOf(child).seen && getComputedStyle(child).position !== 'fixed',
      );
      return children.flatMap((child, index) => {
        const next = children[index + 1];
        if (!next) return [];
        const [a, b] = [boxOf(child), boxOf(next)];
        const above = b.bottom <= a.top + 1;
        const before = b.right <= a.left + 1 && b.top < a.bottom - 1;
        return above || before
          ? [
              `'${next.textContent.trim().slice(0, 40)}' stands before '${child.textContent.trim().slice(0, 40)}'`,
            ]
          : [];
      });
    },
  );
}
