import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addDays } from '#content/schemas/fields/calendar-date.ts';
import { formatDateRange, formatLongDate } from '#parish/dates.ts';
import { violations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { today } from '../support/liturgies.ts';
import { buildWithCachedImages, createTempSite, serve, type TempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { brotli } from '../support/transfer-size.ts';

// The calendar is read when the site is built, from a server of this test.

const { upcoming } = content('pages/schedule');
const title = 'Youth meeting </script> القداس';
const day = (days: number) => addDays(today, days).replaceAll('-', '');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const events = calendar(
  event(
    'UID:1',
    `DTSTART:${day(3)}T183000`,
    `DTEND:${day(3)}T203000`,
    `SUMMARY:${title}`,
    'LOCATION:The hall',
  ),
  event('UID:2', `DTSTART;VALUE=DATE:${day(5)}`, `DTEND;VALUE=DATE:${day(8)}`, 'SUMMARY:Retreat'),
);

// All tests share one site and one server.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let answer = { status: 200, body: events };
let env: NodeJS.ProcessEnv;
let site: TempSite;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const server = createServer((_request, response) => {
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  resources.defer(() => void server.close());
  const { port } = server.address() as AddressInfo;
  env = { CALENDAR_TEST_URL: `http://localhost:${port}/calendar.ics`, GITHUB_ACTIONS: '1' };
  site = resources.use(
    await createTempSite((folder) => {
      const file = join(folder, 'src/content/pages/schedule.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^( *show:).*$/m, '$1 list'));
    }, env),
  );
  expect(site.code, site.output).toBe(0);
  ({ url } = resources.use(await serve(site.dist)));
});

test.afterAll(() => resources.disposeAsync());

test('Schedule lists the events by day instead of the frame, also without script', async ({
  page,
  browser,
}) => {
  await page.goto(`${url}/Schedule`);
  const section = page.getByRole('region', { name: upcoming.heading });
  await expect(section.locator('ol > li')).toContainText([
    formatLongDate(addDays(today, 3)),
    formatLongDate(addDays(today, 5)),
  ]);
  await expect(section.locator('ol ul > li')).toContainText([
    `${title}6:30–8:30 PMThe hall`,
    `Retreat${formatDateRange(addDays(today, 5), addDays(today, 7))}, ${upcoming.allDayLabel}`,
  ]);
  await expect(section.locator('iframe')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const staticPage = await context.newPage();
  await staticPage.goto(`${url}/Schedule`);
  await expect(staticPage.getByText('Retreat', { exact: true })).toBeVisible();
});

test('Home, llms.txt and structured data have the events', async ({ page }) => {
  await page.goto(url);
  const links = page
    .getByRole('region', { name: content('pages/home').liturgies.heading })
    .getByRole('listitem');
  await expect(links.filter({ hasText: 'Retreat' })).toHaveCount(1);
  expect(readFileSync(join(site.dist, 'llms.txt'), 'utf8')).toContain(`6:30–8:30 PM: ${title}`);
  await page.goto(`${url}/Schedule`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const names = data.map((text) => (JSON.parse(text) as { name?: string }).name);
  expect(names).toEqual([undefined, title, 'Retreat']);
});

test('a failing calendar leaves the last copy, an empty one says so, and without a copy there is the frame', async () => {
  test.setTimeout(240_000);
  const schedule = () => readFileSync(join(site.dist, 'Schedule.html'), 'utf8');
  answer = { status: 500, body: '' };
  const failed = await buildWithCachedImages(site.folder, env);
  expect(failed.output).toMatch(/::warning title=Calendar::The calendar .* status 500\. .*last copy/);
  expect(failed.code).toBe(0);
  expect(schedule()).toContain('Retreat');

  answer = { status: 200, body: calendar() };
  expect((await buildWithCachedImages(site.folder, env)).code).toBe(0);
  expect(schedule()).toContain(upcoming.emptyText);

  answer = { status: 200, body: '<!doctype html>' };
  const other = { ...env, CALENDAR_TEST_URL: `${env.CALENDAR_TEST_URL}?other` };
  expect((await buildWithCachedImages(site.folder, other)).output).toMatch(/not an iCalendar file.*frame/);
  expect(schedule()).toContain('mode=AGENDA');
});

test('a page with sixty events stays within 18 kB', async () => {
  test.setTimeout(240_000);
  const lines = (index: number) => [
    `UID:${index}`,
    `DTSTART:${day(index)}T180000`,
    `DTEND:${day(index)}T190000`,
  ];
  const many = Array.from({ length: 70 }, (_, index) => event(...lines(index), `SUMMARY:Meeting ${index}`));
  answer = { status: 200, body: calendar(...many) };
  expect((await buildWithCachedImages(site.folder, env)).code).toBe(0);
  const html = readFileSync(join(site.dist, 'Schedule.html'), 'utf8');
  expect(html.match(/Meeting \d+<\/strong>/g)).toHaveLength(60);
  expect(brotli(html)).toBeLessThan(18_000);
});
