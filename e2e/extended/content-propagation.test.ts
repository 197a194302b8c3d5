import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parse, stringify } from 'yaml';
import { readPageMeta } from '../support/page-meta.ts';
import { createTempSite, type TempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

/** Other liturgies, not in the order of the week, and how they are shown. */
const liturgies = [
  { id: 'sunday', day: 'Sunday', startTime: '9:10 AM', endTime: '12:25 PM' },
  { id: 'friday', day: 'Friday', startTime: '6:05 AM', endTime: '8:40 AM' },
];
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
    const data = parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, stringify({ ...data, liturgies }));
  };
  // The hours do not depend on the time zone of the machine.
  site = await createTempSite(change, { TZ: 'Pacific/Auckland' });
  expect(site.code, site.output).toBe(0);
});

test.afterAll(() => site.remove());

for (const page of ['index', 'Home', '404', 'Schedule', 'WatchLive', 'ContactUs']) {
  test(`${page}.html shows the changed hours`, () => {
    const $ = load(readFileSync(join(site.dist, `${page}.html`)));
    const list = $('dl');
    expect(
      list
        .find('dt')
        .toArray()
        .map((day) => $(day).text()),
    ).toEqual(days);
    expect(
      list
        .find('dd')
        .toArray()
        .map((time) => $(time).text().trim()),
    ).toEqual(hours);
    expect(
      list
        .find('time')
        .toArray()
        .map((time) => $(time).attr('datetime')),
    ).toEqual(times);
  });
}

test('structured data, calendar feed and llms.txt have the changed hours', () => {
  const events = days.map((day, index) => {
    const [startTime, endTime] = times.slice(index * 2);
    return { eventSchedule: { byDay: `https://schema.org/${day}`, startTime, endTime } };
  });
  expect(readPageMeta('index.html', site.dist).data).toMatchObject([{ event: events }]);
  expect(readPageMeta('Schedule.html', site.dist).data).toMatchObject([{ mainEntity: events }]);

  const feed = readFileSync(join(site.dist, 'liturgies.ics'), 'utf8');
  expect(feed.match(/(?<=BYDAY=)[A-Z]{2}(?=\r$)/gm)).toEqual(['FR', 'SU']);
  expect(feed.match(/(?<=^DT(START|END);TZID=.*T)\d{4}(?=00\r$)/gm)).toEqual(
    times.map((time) => time.replace(':', '')),
  );

  const text = readFileSync(join(site.dist, 'llms.txt'), 'utf8');
  expect(text).toContain(`: ${days.map((day, index) => `${day} ${hours[index]}`).join('; ')}\n`);
});
