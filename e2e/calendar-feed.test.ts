import { readFileSync } from 'node:fs';
import type { FeedName } from '#site/feed.ts';
import { readBuilt, readPageMeta } from './support/built-site.ts';
import { content, words as siteWords } from './support/content.ts';
import { weeklyLiturgies } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const { origin, host } = new URL(readPageMeta('index.html').link('canonical') ?? '');
const feedOf = (name: FeedName) => readBuilt(`${name}.ics`);

test('both feeds name their URL and that of Schedule, and one has each liturgy', () => {
  for (const [name, page] of [
    ['liturgies', '/Schedule'],
    ['church-year', '/Schedule#feasts-and-fasts'],
  ] as const) {
    const text = feedOf(name).replaceAll('\r\n ', '');
    expect(text).toContain(`\r\nSOURCE;VALUE=URI:${origin}/${name}.ics\r\n`);
    expect(text).toContain(`\r\nURL;VALUE=URI:${origin}${page}\r\n`);
  }
  for (const { id } of weeklyLiturgies) expect(feedOf('liturgies')).toContain(`\r\nUID:${id}.`);
});

for (const [path, heading, name, words] of [
  ['/', content('pages/home').liturgies.heading, 'liturgies', siteWords.addToCalendar.liturgies],
  ['/Schedule', content('pages/schedule').liturgies.heading, 'liturgies', siteWords.addToCalendar.liturgies],
  ['/Schedule', content('church-year').heading, 'church-year', siteWords.addToCalendar['church-year']],
] as const) {
  test(`${path} adds ${name}.ics to Google Calendar, to an app, or as a file`, async ({ page }) => {
    await page.goto(path);
    const section = page
      .getByRole('region', { name: heading })
      .or(page.getByRole('complementary', { name: heading }));
    const googleLink = section.getByRole('link', { name: siteWords.googleCalendar });
    await expect(googleLink).toBeHidden();
    await section.getByText(words.subscribe, { exact: true }).click();
    await expect(googleLink).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://${host}/${name}.ics`)}`,
    );
    const appLink = section.getByRole('link', { name: siteWords.calendarApp, exact: true });
    await expect(appLink).toHaveAttribute('href', `webcal://${host}/${name}.ics`);

    const downloading = page.waitForEvent('download');
    await section.getByRole('link', { name: words.download, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${name}.ics`);
    expect(readFileSync(await download.path(), 'utf8')).toBe(feedOf(name));
  });
}
