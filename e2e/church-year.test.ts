import { formatCopticDates, formatCurrentDates, formatDates } from '#parish/church-year/church-year-text.ts';
import { comingOccurrences, currentObservance, upcomingOccurrences } from '#time/church-year.ts';
import { en } from '#i18n/en.ts';
import { content, parsedContent } from './support/content.ts';
import { today } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const churchYear = parsedContent('church-year');
const { heading, months } = churchYear;
const upcoming = upcomingOccurrences(churchYear, today);
const datesOf = (occurrence: Parameters<typeof formatDates>[0]) => formatDates(occurrence, today).join(' ');

test('Schedule shows the next six feasts and fasts with image and dates', async ({ page }) => {
  await page.goto('/Schedule');
  const cards = page.getByRole('region', { name: heading }).locator('.card');
  const next = comingOccurrences(churchYear, today).slice(0, 6);
  await expect(cards).toHaveCount(next.length);
  for (const [index, occurrence] of next.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: occurrence.name, exact: true })).toBeVisible();
    await expect(card.getByRole('img', { name: occurrence.image.alt })).toBeAttached();
    await expect(card).toContainText(datesOf(occurrence));
    await expect(card).toContainText(formatCopticDates(occurrence, months));
    await expect(card).toContainText(en.ranks[occurrence.rank]);
  }
});

test('Schedule has a table of the coming year, which opens', async ({ page }) => {
  await page.goto('/Schedule');
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText(en.comingYear, { exact: true }).click();
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
    const major = row.getByText(en.ranks.majorFeast);
    await expect(major).toHaveCount(occurrence.rank === 'majorFeast' ? 1 : 0);
    await expect(row.locator('s')).toHaveCount(occurrence.isOmitted ? 1 : 0);
  }
});

test('Home names the feast or fast of the day or the next one', async ({ page }) => {
  await page.goto('/');
  const observance = currentObservance(churchYear, today);
  const link = page
    .getByRole('region', { name: content('pages/home').liturgies.heading })
    .locator('[href$="#feasts-and-fasts"]');
  await expect(link).toHaveText(observance ? [observance.name] : []);
  if (!observance) return;
  await expect(link.locator('..')).toContainText(formatCurrentDates(observance, today));
  await link.click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});
