import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readPageMeta } from '../support/page-meta.ts';
import { createTempSite, type TempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

/** Other liturgies, not in the order of the week. */
const liturgies = `liturgies:
  - id: sunday
    day: Sunday
    startTime: 9:10 AM
    endTime: 12:25 PM
  - id: friday
    day: Friday
    startTime: 6:05 AM
    endTime: 8:40 AM
`;
const days = ['Friday', 'Sunday'];
const hours = ['6:05–8:40 AM', '9:10 AM–12:25 PM'];
const times = ['06:05', '08:40', '09:10', '12:25'];

let site: TempSite;

// One worker, one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const change = async (folder: string) => {
    const file = join(folder, 'src/content/liturgies.yaml');
    const yaml = await readFile(file, 'utf8');
    await writeFile(file, liturgies + yaml.slice(yaml.search(/^(# .*\n)?calendar:/m)));
  };
  // The hours do not depend on the time zone of the machine.
  site = await createTempSite(change, { TZ: 'Pacific/Auckland' });
  expect(site.code, site.output).toBe(0);
});

test.afterAll(() => site.remove());

for (const file of ['index', 'Home', '404', 'Schedule', 'WatchLive', 'ContactUs']) {
  test(`${file}.html shows the changed hours`, () => {
    const $ = load(readFileSync(join(site.dist, `${file}.html`)));
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text().trim());
    expect(texts('dt')).toEqual(days);
    expect(texts('dd')).toEqual(hours);
    expect(
      $('dl time')
        .toArray()
        .map((time) => $(time).attr('datetime')),
    ).toEqual(times);
  });
}

for (const [file, key] of [
  ['index.html', 'event'],
  ['Schedule.html', 'mainEntity'],
] as const) {
  test(`structured data of ${file} has the changed hours`, () => {
    const events = readPageMeta(file, site.dist).data[0]?.[key] as { eventSchedule: Schedule }[];
    expect(events.map(({ eventSchedule }) => eventSchedule.byDay)).toEqual(
      days.map((day) => `https://schema.org/${day}`),
    );
    expect(events.flatMap(({ eventSchedule: { startTime, endTime } }) => [startTime, endTime])).toEqual(
      times,
    );
  });
}

test('calendar feed has the changed hours', () => {
  const feed = readFileSync(join(site.dist, 'liturgies.ics'), 'utf8');
  const events = feed.slice(feed.indexOf('BEGIN:VEVENT'));
  expect(events.match(/(?<=BYDAY=)\w+/g)).toEqual(['FR', 'SU']);
  expect(events.match(/(?<=^DT(START|END);TZID=.*T)\d{6}/gm)).toEqual(
    times.map((time) => `${time.replace(':', '')}00`),
  );
});

test('llms.txt has the changed hours', () => {
  const text = readFileSync(join(site.dist, 'llms.txt'), 'utf8');
  expect(text).toContain(`: ${days.map((day, index) => `${day} ${hours[index]}`).join('; ')}\n`);
});

interface Schedule {
  byDay: string;
  startTime: string;
  endTime: string;
}
