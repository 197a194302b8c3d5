import { load } from 'cheerio';
import { formatCopticDates, formatDates } from '#church-year/church-year-text.ts';
import { churchDay, comingOccurrences, eveBefore, upcomingOccurrences } from '#church-year/church-year.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import { formatLongDate, formatLongDay } from '#language/dates.ts';
import { readBuilt } from './support/built-site.ts';
import { parsedContent, words } from './support/content.ts';
import { today } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const churchYear = parsedContent('church-year');
const { heading, months } = churchYear;
const upcoming = upcomingOccurrences(churchYear, today);
const datesOf = (occurrence: Parameters<typeof formatDates>[0]) => formatDates(occurrence, today).join(' ');

test('Schedule shows six feasts and fasts, the coming year as a circle and as a table', async ({ page }) => {
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
    await expect(card).toContainText(eve ? `${eve.name}: ${datesOf(eve)}` : '');
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

  const image = page.getByRole('img', { name: words.yearCircle });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', 1000);
  const drawing = load(readBuilt('church-year.svg'), { xml: true });
  // El-Nasi has no room, a long name may have none.
  const names = copticMonths.slice(0, -1).map((month) => months[month]);
  for (const name of names.filter(({ length }) => length < 10))
    expect.soft(drawing('textPath').text()).toContain(name);
  expect(drawing('.tip')).toHaveLength(1);
});

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
    await expect(day).toContainText(text);
  const kept = fast && `${fastGoesOn ? words.fastGoesOn : words.weFast}: ${fast.name}`;
  await expect(day).toContainText(kept ?? '');
  const until = fast && fast.goesOnUntil > today ? fast.goesOnUntil : noFastUntil;
  await expect(day).toContainText(until ? formatLongDay(until) : '');
  const coming = page.getByText(words.nextObservance, { exact: true }).locator('..');
  const link = coming.getByRole('link');
  await expect(link).toHaveText(next ? [next.name] : []);
  const medallion = page.getByRole('img', { name: pictured?.image.alt ?? 'none' });
  expect((await medallion.boundingBox())?.width).toBeGreaterThanOrEqual(pictured ? 80 : 0);
  if (!next) return;
  await expect(coming).toContainText(formatLongDay(next.firstDate));
  await link.click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});
