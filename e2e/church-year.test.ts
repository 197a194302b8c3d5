import { load } from 'cheerio';
import { formatCopticDates, formatDates } from '#church-year/church-year-text.ts';
import { churchDay, comingOccurrences, eveBefore, upcomingOccurrences } from '#church-year/church-year.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import { formatDay, formatLongDate, formatLongDay } from '#language/dates.ts';
import { readBuilt } from './support/built-site.ts';
import { languages, parsedContent, words } from './support/content.ts';
import { today } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const churchYear = parsedContent('church-year');
const { heading, months } = churchYear;
const upcoming = upcomingOccurrences(churchYear, today);
const datesOf = (occurrence: Parameters<typeof formatDates>[0]) => formatDates(occurrence, today).join(' ');

test('Schedule shows six feasts and fasts, and the coming year as a table', async ({ page }) => {
  await page.goto('/Schedule');
  const cards = page.getByRole('region', { name: heading }).locator('.feasts > li');
  const next = comingOccurrences(churchYear, today).slice(0, 6);
  await expect(cards).toHaveCount(next.length);
  for (const [index, occurrence] of next.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: occurrence.name, exact: true })).toBeVisible();
    await expect(card.getByRole('img', { name: occurrence.image.alt })).toBeAttached();
    await expect(card).toContainText(datesOf(occurrence));
    await expect(card).toContainText(formatCopticDates(occurrence, months));
    await expect(card).toContainText(words.ranks[occurrence.rank]);
    const eve = eveBefore(churchYear, occurrence, today);
    // In French, a day is in small letters within a sentence.
    await expect(card).toContainText(eve ? eve.name + words.colon + datesOf(eve) : '', { ignoreCase: true });
  }

  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText(words.comingYear, { exact: true }).click();
  await expect(table.getByRole('rowheader')).toContainText([
    ...upcoming.map(({ name }) => name),
    churchYear.weeklyFast.name,
  ]);
  for (const [index, occurrence] of upcoming.entries()) {
    // The first row has the headings.
    const row = table.getByRole('row').nth(index + 1);
    await expect(row.getByRole('cell')).toContainText([
      datesOf(occurrence),
      formatCopticDates(occurrence, months),
    ]);
    const major = row.getByText(words.ranks.majorFeast);
    await expect(major).toHaveCount(occurrence.rank === 'majorFeast' ? 1 : 0);
    await expect(row.locator('s')).toHaveCount(occurrence.isOmitted ? 1 : 0);
  }
});

test('the circle has the months, the date at its hand and a legend, in text of at least 15 px', async ({
  page,
}) => {
  await page.goto('/Schedule');
  const image = page.getByRole('img', { name: words.yearCircle });
  const drawing = readBuilt('church-year.svg');
  const text = load(drawing, { xml: true })('text').text();
  // El-Nasi has no room.
  const names = copticMonths.slice(0, -1).map((month) => months[month]);
  for (const name of [...names, formatDay(today), words.yearLegend]) expect.soft(text).toContain(name);
  const sizes = [...drawing.matchAll(/font-size[=:]"?(\d+)/g)].map(([, size]) => Number(size));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    const scale =
      ((await image.boundingBox())?.width ?? 0) / Number(/viewBox="\S+ \S+ (\d+)/.exec(drawing)?.[1]);
    expect(scale * Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(15);
  }
});

test('no name of the circle is across another', async ({ page }) => {
  for (const suffix of ['', ...languages.slice(1).map(({ code }) => `-${code}`)]) {
    await page.setContent(readBuilt(`church-year${suffix}.svg`));
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('text').evaluateAll(crossedTexts)).toEqual([]);
  }
});

test('phones show the table of the year, without the circle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Schedule');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(words.comingYear, { exact: true })).toBeHidden();
  await expect(page.locator('.church-year > img')).toBeHidden();
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

test('Home names the day, what is celebrated and kept, and what comes next', async ({ page }) => {
  await page.goto('/');
  const day = page.locator('.church-day');
  const { celebrated, fast, fastGoesOn, noFastUntil, next, pictured } = churchDay(churchYear, today);
  const dates = { firstDate: today, lastDate: today };
  for (const text of [
    formatLongDate(today),
    formatCopticDates(dates, months),
    ...celebrated.map((it) => it.name),
  ])
    await expect(day).toContainText(text, { ignoreCase: true });
  const kept = fast && (fastGoesOn ? words.fastGoesOn : words.weFast) + words.colon + fast.name;
  await expect(day).toContainText(kept ?? '');
  const until = fast && fast.goesOnUntil > today ? fast.goesOnUntil : noFastUntil;
  await expect(day).toContainText(until ? formatLongDay(until) : '');
  const coming = page.getByText(words.nextObservance, { exact: true }).locator('..');
  const link = coming.getByRole('link');
  await expect(link).toHaveText(next ? [next.name] : []);
  const medallion = page.getByRole('img', { name: pictured?.image.alt ?? 'none' });
  expect((await medallion.boundingBox())?.width).toBeGreaterThanOrEqual(pictured ? 80 : 0);
  if (!next) return;
  await expect(coming).toContainText(formatLongDay(next.firstDate), { ignoreCase: true });
  await link.click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});
