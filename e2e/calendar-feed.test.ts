import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { sitemapUrls } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';
import { address, on24Hours, week } from './support/liturgies.ts';

const { origin, host } = new URL(sitemapUrls('sitemap-0.xml')[0] ?? '');
const { calendar } = content('liturgies');
const { name, timeZone } = content('church');
const feed = readFileSync(join(dist, 'liturgies.ics'), 'utf8');

test('the host serves the weekly liturgies as a calendar', async ({ request }) => {
  const answer = await request.get('/liturgies.ics', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toBe(feed);
});

test('another program reads every liturgy of the week in it, with zone and place', () => {
  const file = new ICAL.Component(ICAL.parse(feed) as unknown[]);
  const events = file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(file.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(timeZone);
  expect(
    events.map(({ startDate, endDate, component }) => [
      component.getFirstPropertyValue('rrule')?.toString(),
      startDate.toString().slice(11),
      endDate.toString().slice(11),
      startDate.zone.tzid,
    ]),
  ).toEqual(
    week.map(({ day, startTime, endTime }) => [
      `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}`,
      `${on24Hours(startTime)}:00`,
      `${on24Hours(endTime)}:00`,
      timeZone,
    ]),
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(week.length);
  for (const event of events) {
    expect(event.summary).toBe(calendar.eventName);
    expect(event.location).toBe(`${name}\n${address.join(', ')}`);
  }
});

for (const [path, heading] of [
  ['/', content('pages/home').liturgies.heading],
  ['/Schedule', content('pages/schedule').liturgies.heading],
] as const) {
  test(`${path} offers it beside the hours, to follow and to download`, async ({ page }) => {
    await page.goto(path);
    const hours = page
      .getByRole('region', { name: heading })
      .or(page.getByRole('complementary', { name: heading }));
    await expect(hours.getByRole('link', { name: calendar.subscribeLabel })).toHaveAttribute(
      'href',
      `webcal://${host}/liturgies.ics`,
    );

    const downloading = page.waitForEvent('download');
    await hours.getByRole('link', { name: calendar.downloadLabel }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('liturgies.ics');
    expect(readFileSync(await download.path(), 'utf8')).toBe(feed);
  });
}

test('the file names its own address and the page with the same hours', () => {
  expect(feed).toContain(`\r\nSOURCE;VALUE=URI:${origin}/liturgies.ics\r\n`);
  expect(feed).toContain(`\r\nURL;VALUE=URI:${origin}/Schedule\r\n`);
});
