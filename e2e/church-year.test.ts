import type { Locator } from 'playwright/test';
import { expect, test } from './support/test.ts';

for (const [path, name] of [
  ['/', 'The Coptic year 1743 on November 24 as a mosaic, one tile a day; the table of feasts has the dates'],
  ['/ar/Schedule', 'السنة القبطية 1743 يوم 24 نوفمبر بالفسيفساء، قطعة لكل يوم، والتواريخ في جدول الأعياد'],
] as const) {
  test(`the mosaic of the year has its months beside it, ${path}`, async ({ page }) => {
    await page.goto(path);
    const image = page.getByRole('img', { name, exact: true });
    const months = page.locator('.year-mosaic li');
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
