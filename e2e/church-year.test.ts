import type { Locator } from 'playwright/test';
import { expect, test } from './support/test.ts';

// `sentences.test.ts` has the names and dates.

test('Schedule has six feasts with pictures, and the coming year as a table', async ({ page }) => {
  await page.goto('/Schedule');
  const pictures = page.locator('.feasts').getByRole('img');
  await expect(pictures).toHaveCount(6);
  await expect(pictures.first()).toHaveAttribute(
    'alt',
    'The round clay flask of Saint Mina, marked with a red cross, above two resting camels',
  );
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(45);
  await expect(table.getByRole('rowheader').first()).toHaveText('Feast of St. Mina');
});

for (const [fixture, path, picture] of [
  ['holy-week', '/', 'Two crossed palm branches with a cross plaited of palm leaf above them'],
  ['germany', '/ar', 'نجم بيت لحم فوق مغارة، ونوره على الطفل المقمَّط في المذود'],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test(`${path} has the picture of the day, and a link to the feasts`, async ({ page }) => {
      await page.goto(path);
      const image = page.locator('.church-day .rounded-full');
      await expect(image).toHaveAttribute('alt', picture);
      expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(80);
      await page.locator('.church-day').getByRole('link').click();
      await expect(page.locator('#feasts-and-fasts')).toBeInViewport();
    });
  });
}

test.describe('the mosaic of the year', () => {
  test.use({ fixture: 'ordinary' });

  for (const [path, name] of [
    [
      '/',
      'The Coptic year 1743 on November 24 as a mosaic, one tile a day; the table of feasts has the dates',
    ],
    [
      '/ar/Schedule',
      'السنة القبطية 1743 يوم 24 نوفمبر في لوحة فسيفساء، قطعة لكل يوم، والتواريخ في جدول الأعياد',
    ],
  ] as const) {
    test(`has its months beside it, ${path}`, async ({ page }) => {
      await page.goto(path);
      const image = page.getByRole('img', { name, exact: true });
      const months = page.locator('.year-mosaic li');
      const middleOf = async (it: Locator) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await it.boundingBox()) ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      };
      for (const [width, file, columns, rows] of [
        [390, 'year-mosaic-tall.svg', 13, 1],
        [1280, 'year-mosaic.svg', 1, 13],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
        await expect(image).toHaveJSProperty('currentSrc', new URL(`/${file}`, page.url()).href);
        const box = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        for (const month of [2, 11]) {
          const { x, y } = await middleOf(months.nth(month));
          const fromStart = path.startsWith('/ar') ? box.x + box.width - x : x - box.x;
          if (columns > 1) expect(fromStart).toBeCloseTo(((month + 0.5) * box.width) / columns, -1);
          else expect(y - box.y).toBeCloseTo(((month + 0.5) * box.height) / rows, -1);
        }
      }
    });
  }

  test('has the table below it on Schedule, which phones fold', async ({ page }) => {
    await page.goto('/Schedule');
    const summary = page.getByText('All dates of the coming year', { exact: true });
    const table = page.getByRole('table', { name: 'All dates of the coming year' });
    await expect(table).toBeVisible();
    await expect(summary).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(table).toBeHidden();
    await summary.click();
    await expect(table).toBeVisible();
  });
});
