import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { to24Hour, weeklyLiturgies } from './support/liturgies.ts';
import { readPageMeta } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';

const { origin, host } = new URL(readPageMeta('index.html').link('canonical') ?? '');
const { calendar } = content('liturgies');
const feed = readFileSync(join(dist, 'liturgies.ics'), 'utf8');

test('calendar feed is served as text/calendar, and names its URL and that of Schedule', async ({
  request,
}) => {
  const response = await request.get('/liturgies.ics', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toBe(feed);
  expect(feed).toContain(`\r\nSOURCE;VALUE=URI:${origin}/liturgies.ics\r\n`);
  expect(feed).toContain(`\r\nURL;VALUE=URI:${origin}/Schedule\r\n`);
});

test('calendar feed has a repeated event for each liturgy', () => {
  const events = new ICAL.Component(ICAL.parse(feed) as unknown[])
    .getAllSubcomponents('vevent')
    .map((vevent) => new ICAL.Event(vevent))
    .filter((event) => event.isRecurring())
    .map(({ uid, startDate }) => `${uid.split('.')[0]} ${startDate.toString().slice(11, 16)}`);
  const liturgies = weeklyLiturgies.map(({ id, startTime }) => `${id} ${to24Hour(startTime)}`);
  expect(events).toEqual(expect.arrayContaining(liturgies));
});

for (const [path, heading] of [
  ['/', content('pages/home').liturgies.heading],
  ['/Schedule', content('pages/schedule').liturgies.heading],
] as const) {
  test(`${path} adds the calendar feed to Google Calendar, to an app, or as a file`, async ({ page }) => {
    await page.goto(path);
    const hours = page
      .getByRole('region', { name: heading })
      .or(page.getByRole('complementary', { name: heading }));
    const googleLink = hours.getByRole('link', { name: calendar.googleLabel });
    await expect(googleLink).toBeHidden();
    await hours.getByText(calendar.subscribeLabel, { exact: true }).click();
    await expect(googleLink).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://${host}/liturgies.ics`)}`,
    );
    const appLink = hours.getByRole('link', { name: calendar.appLabel, exact: true });
    await expect(appLink).toHaveAttribute('href', `webcal://${host}/liturgies.ics`);

    const downloading = page.waitForEvent('download');
    await hours.getByRole('link', { name: calendar.downloadLabel, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('liturgies.ics');
    expect(readFileSync(await download.path(), 'utf8')).toBe(feed);
  });
}
