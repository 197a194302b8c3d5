import type { Locator } from 'playwright/test';
import { expect, test } from './support/test.ts';

for (const [path, name] of [
  ['/', 'The Coptic year 1743 on November 24 as a mosaic, one tile a day; the table of feasts has the dates'],
  ['/ar/Schedule', 'السنة القبطية 1743 يوم 24 نوفمبر بالفسيفساء، قطعة لكل يوم، والتواريخ في جدول الأعياد'],
] as const) {
  test(`the mosaic of the year has its months beside it, ${path}`, async ({ page }) => {
    await page.goto(path);
    const image = page.getByRole('img', { name, exact: true });
    const months = page.locator('.year-mosaic > ol > li');
    for (const [width, file, isInColumns] of [
      [390, 'year-mosaic-tall.svg', true],
      [1280, 'year-mosaic.svg', false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).toHaveJSProperty('currentSrc', new URL(`/${file}`, page.url()).href);
      const box = await boxOf(image);
      for (const month of [2, 11]) {
        const label = await boxOf(months.nth(month));
        const [x, y] = [label.x + label.width / 2 - box.x, label.y + label.height / 2 - box.y];
        const fromStart = path.startsWith('/ar') ? box.width - x : x;
        const part = (month + 0.5) / 13;
        if (isInColumns) expect(fromStart).toBeCloseTo(part * box.width, -1);
        else expect(y).toBeCloseTo(part * box.height, -1);
      }
    }
  });
}

for (const [fixture, path] of [
  ['ordinary', '/'],
  ['ordinary', '/ar'],
  ['germany', '/Schedule'],
  ['longest', '/'],
] as const) {
  test.describe(`the fixture ${fixture}`, () => {
    test.use({ fixture });

    test(`the names in the mosaic are on their tiles, ${path}`, async ({ page }) => {
      await page.goto(path);
      const image = page.locator('.year-mosaic img');
      for (const width of [768, 1023, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { x, width: whole } = await boxOf(image);
        const names = await page.locator('.year-names > li').filter({ visible: true }).evaluateAll(measure);
        expect(names).not.toEqual([]);
        for (const name of names) {
          const fromStart = path.startsWith('/ar') ? x + whole - name.right : name.left - x;
          expect(fromStart / whole, name.text).toBeCloseTo((name.day - 1) / 30, 2);
          expect(name.width / whole, name.text).toBeCloseTo(name.days / 30, 2);
          expect(name.textWidth, `${name.text} at ${width} px`).toBeLessThanOrEqual(name.width);
        }
      }
    });
  });
}

test('the mosaic is a link to the table', async ({ page }) => {
  await page.goto('/');
  await page.locator('.year-mosaic > a').click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(/\/Schedule#year-table$/);
  await expect(page.locator('#year-table > summary')).toBeInViewport();
});

test('Schedule has a table of the coming year in a disclosure', async ({ page }) => {
  await page.goto('/Schedule');
  const summary = page.getByText('All dates of the coming year', { exact: true });
  const table = page.getByRole('table', { name: 'All dates of the coming year' });
  await expect(table).toBeHidden();
  await summary.click();
  await expect(table.getByRole('rowheader')).toHaveCount(45);
  await expect(table).toBeVisible();
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

/** Runs in the page. */
function measure(names: Element[]) {
  return names.map((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    const { left, right, width } = it.getBoundingClientRect();
    const [, day = 0, days = 0] = (/day-(\d+) days-(\d+)/.exec(it.className) ?? []).map(Number);
    return {
      text: it.textContent,
      textWidth: range.getBoundingClientRect().width,
      left,
      right,
      width,
      day,
      days,
    };
  });
}
