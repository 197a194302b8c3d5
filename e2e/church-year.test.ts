import { load } from 'cheerio';
import { readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';

// `sentences.test.ts` has the names and dates.

test('Schedule has six feasts with pictures, and opens the coming year as a table', async ({ page }) => {
  await page.goto('/Schedule');
  const pictures = page.locator('.feasts').getByRole('img');
  await expect(pictures).toHaveCount(6);
  await expect(pictures.first()).toHaveAttribute(
    'alt',
    'The round clay flask of Saint Mina, marked with a red cross, above two resting camels',
  );
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText('All dates of the coming year', { exact: true }).click();
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
      const image = page.locator('.church-day img');
      await expect(image).toHaveAttribute('alt', picture);
      expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(80);
      await page.locator('.next-service').getByRole('link').click();
      await expect(page.locator('#feasts-and-fasts')).toBeInViewport();
    });
  });
}

test.describe('the circle of the year', () => {
  test.use({ fixture: 'ordinary' });

  test('has the months, the date at its hand and a legend, in text of at least 15 px', async ({ page }) => {
    const drawing = readBuilt('church-year.svg', distOf('ordinary'));
    const text = load(drawing, { xml: true })('text').text();
    // El-Nasi has no room.
    const months = 'Thout Paopi Hathor Koiak Tobi Meshir Paremhat Parmouti Pashons Paoni Epip Mesori'.split(
      ' ',
    );
    const legend = 'Bands: fasts and seasons · Stars: major feasts of the Lord · Dots: other feasts';
    for (const name of [...months, 'November 24', legend]) expect.soft(text).toContain(name);
    const sizes = [...drawing.matchAll(/font-size[=:]"?(\d+)/g)].map(([, size]) => Number(size));
    await page.goto('/Schedule');
    const image = page.getByRole('img', {
      name: 'The Coptic year as a circle around the year of the Martyrs; the table has the dates',
    });
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      const scale =
        ((await image.boundingBox())?.width ?? 0) / Number(/viewBox="\S+ \S+ (\d+)/.exec(drawing)?.[1]);
      expect(scale * Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(15);
    }
  });

  test('has no name across another, in any language', async ({ page }) => {
    for (const [fixture, file] of [
      ['ordinary', 'church-year.svg'],
      ['ordinary', 'church-year-ar.svg'],
      ['holy-week', 'church-year.svg'],
      ['germany', 'church-year.svg'],
    ] as const) {
      await page.setContent(readBuilt(file, distOf(fixture)));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('text').evaluateAll(crossedTexts)).toEqual([]);
    }
  });

  test('is not on phones, which show the table', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/Schedule');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('All dates of the coming year', { exact: true })).toBeHidden();
    await expect(page.locator('.church-year > img')).toBeHidden();
  });
});

/** Runs in the page. @returns the pairs of texts of which one runs through the other, between its baseline and its capitals */
function crossedTexts(texts: (SVGElement | HTMLElement)[]): string[] {
  const boxes = texts.map((it) => {
    const box = (it as SVGTextElement).getBBox();
    return { text: it.textContent, box, matrix: (it as SVGTextElement).getCTM() ?? new DOMMatrix() };
  });
  const pointsOf = ({ box, matrix }: (typeof boxes)[number]) =>
    [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98].map((part) =>
      new DOMPoint(box.x + part * box.width, box.y + box.height / 2).matrixTransform(matrix),
    );
  return boxes.flatMap((one) =>
    boxes
      .filter((other) => {
        if (one === other) return false;
        const { x, y, width, height } = other.box;
        return pointsOf(one).some((point) => {
          const inner = point.matrixTransform(other.matrix.inverse());
          return inner.x > x && inner.x < x + width && Math.abs(inner.y - y - height / 2) < height * 0.3;
        });
      })
      .map((other) => `${one.text} – ${other.text}`),
  );
}
