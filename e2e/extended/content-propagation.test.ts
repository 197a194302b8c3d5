import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readPageMeta } from '../support/page-meta.ts';
import { createTempSite, type TempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

/** The liturgies as another parish might have them: another day, other hours, the longest first in the file. */
const changed = `liturgies:
  - id: sunday
    day: Sunday
    startTime: 9:10 AM
    endTime: 12:25 PM
  - id: friday
    day: Friday
    startTime: 6:05 AM
    endTime: 8:40 AM
`;
const shown = { Friday: '6:05–8:40 AM', Sunday: '9:10 AM–12:25 PM' };

let site: TempSite;

// One build for all of them, so one worker, in order.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({}, info) => {
  info.setTimeout(240_000);
  site = await createTempSite(async (folder) => {
    const file = join(folder, 'src/content/liturgies.yaml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, changed + before.slice(before.search(/^(# .*\n)?calendar:/m)));
  });
  expect(site.code, site.output).toBe(0);
});

test.afterAll(() => site.remove());

for (const file of [
  'index.html',
  'Home.html',
  '404.html',
  'Schedule.html',
  'WatchLive.html',
  'ContactUs.html',
]) {
  test(`the hours on ${file} are those of the one file`, () => {
    const $ = load(readFileSync(join(site.dist, file)));
    const days = $('dl div').toArray();
    expect(Object.fromEntries(days.map((day) => [$('dt', day).text(), $('dd', day).text().trim()]))).toEqual(
      shown,
    );
    expect(
      days.map((day) =>
        $('time', day)
          .toArray()
          .map((time) => $(time).attr('datetime')),
      ),
    ).toEqual([
      ['06:05', '08:40'],
      ['09:10', '12:25'],
    ]);
  });
}

for (const [file, key] of [
  ['index.html', 'event'],
  ['Schedule.html', 'mainEntity'],
] as const) {
  test(`so are those that ${file} tells search engines`, () => {
    const events = readPageMeta(file, site.dist).data[0]?.[key] as {
      eventSchedule: Record<string, string>;
    }[];
    expect(events.map(({ eventSchedule: it }) => [it.byDay, it.startTime, it.endTime])).toEqual([
      ['https://schema.org/Friday', '06:05', '08:40'],
      ['https://schema.org/Sunday', '09:10', '12:25'],
    ]);
  });
}

test('so are those in the calendar', () => {
  const feed = readFileSync(join(site.dist, 'liturgies.ics'), 'utf8');
  expect(feed.slice(feed.indexOf('BEGIN:VEVENT')).match(/^(RRULE|DTSTART|DTEND).*(?=\r$)/gm)).toEqual([
    'DTSTART;TZID=America/New_York:20250110T060500',
    'DTEND;TZID=America/New_York:20250110T084000',
    'RRULE:FREQ=WEEKLY;BYDAY=FR',
    'DTSTART;TZID=America/New_York:20250112T091000',
    'DTEND;TZID=America/New_York:20250112T122500',
    'RRULE:FREQ=WEEKLY;BYDAY=SU',
  ]);
});

test('so are those that assistants read', () => {
  const text = readFileSync(join(site.dist, 'llms.txt'), 'utf8');
  expect(text).toContain('Friday 6:05–8:40 AM; Sunday 9:10 AM–12:25 PM\n');
});
