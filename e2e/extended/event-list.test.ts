import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, formatDateRange, formatLongDate, weekdayOf } from '#dates.ts';
import { violations } from '../support/axe.ts';
import { calendarFile, event } from '../support/calendar.ts';
import { content } from '../support/content.ts';
import { startServer } from '../support/http-server.ts';
import { today } from '../support/liturgies.ts';
import { buildWithCachedImages, createTempSite, serve, type TempSite } from '../../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { brotli } from '../support/transfer-size.ts';

// The calendar is read when the site is built, from a server of this test.

const { upcoming } = content('pages/schedule');
const title = 'Youth meeting </script> القداس';
const meetings = Array.from({ length: 68 }, (_, index) => `Meeting ${index}`);
/** 71 events, of which the site shows the first 60. */
const events = calendarFile(
  event('-2', '2', 'Book fair'),
  event('3 T183000', '3 T203000', title, 'The hall'),
  event('5', '8', 'Retreat', `https://meet.example/${'a'.repeat(80)}?pwd=secret`),
  event('9', '10', 'Unreadable').replace(/DTSTART.*/, 'DTSTART:nonsense'),
  ...meetings.map((name, index) => event(`${9 + index} T180000`, `${9 + index} T190000`, name)),
);
const shownMeetings = meetings.slice(0, 57);

/** Schedule's section without events, and with one: other calendars, for which the site is not built again. */
const sectionsPage = `---
import UpcomingEvents from '#components/schedule/UpcomingEvents.astro';
import { getPage, getUpcomingEvents } from '#parish/content.ts';
const { upcoming: content } = await getPage('schedule');
const events = (await getUpcomingEvents()) ?? [];
---
<UpcomingEvents {content} events={[]} />
<UpcomingEvents {content} events={events.slice(1, 2)} />
`;

// All tests share one site and one server.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let answer = { status: 200, body: events };
let env: NodeJS.ProcessEnv;
let site: TempSite;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const server = resources.use(
    await startServer((_request, response) => response.writeHead(answer.status).end(answer.body)),
  );
  env = { CALENDAR_TEST_URL: `${server.url}/calendar.ics`, GITHUB_ACTIONS: '1' };
  site = resources.use(
    await createTempSite((folder) => {
      const file = join(folder, 'src/content/pages/schedule.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^( *show:).*$/m, '$1 list'));
      writeFileSync(join(folder, 'src/pages/Sections.astro'), sectionsPage);
    }, env),
  );
  expect(site.code, site.output).toBe(0);
  expect(site.output).toMatch(/::warning title=Calendar::1 event .*could not be read.*DTSTART:nonsense/);
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
    formatLongDate(today),
    formatLongDate(addDays(today, 3)),
    formatLongDate(addDays(today, 5)),
    ...shownMeetings.map((_, index) => formatLongDate(addDays(today, 9 + index))),
  ]);
  await expect(section.locator('ol ul > li')).toContainText([
    `Book fair${formatDateRange(addDays(today, -2), addDays(today, 1))}, ${upcoming.allDayLabel}`,
    `${title}6:30–8:30 PMThe hall`,
    `Retreat${formatDateRange(addDays(today, 5), addDays(today, 7))}, ${upcoming.allDayLabel}${upcoming.onlineLabel}`,
    ...shownMeetings.map((name) => `${name}6:00–7:00 PM`),
  ]);
  await expect(section.locator('iframe')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const weekday = section.locator('h3').first().getByText(weekdayOf(today));
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const text = weekdayOf(today) + (width < 640 ? ',' : '');
    await expect(weekday).toHaveText(text, { useInnerText: true, ignoreCase: true });
  }
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const staticPage = await context.newPage();
  await staticPage.goto(`${url}/Schedule`);
  await expect(staticPage.getByText('Retreat', { exact: true })).toBeVisible();
});

test('Home and structured data have the events', async ({ page }) => {
  await page.goto(url);
  const links = page
    .getByRole('region', { name: content('pages/home').liturgies.heading })
    .getByRole('listitem');
  await expect(links.filter({ hasText: /Book fair|Youth meeting/ })).toHaveCount(2);
  await expect(links.filter({ hasText: 'Retreat' })).toHaveCount(0);
  await page.goto(`${url}/Schedule`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const names = data.map((text) => (JSON.parse(text) as { name?: string }).name);
  expect(names).toEqual([undefined, 'Book fair', title, 'Retreat', ...shownMeetings]);
  const texts = ['Schedule.html', 'index.html', 'llms.txt'].map((file) =>
    readFileSync(join(site.dist, file), 'utf8'),
  );
  expect(texts.join('\n')).not.toMatch(/meet\.example|secret/);
});

test('Schedule with sixty events stays within 18 kB', () => {
  expect(brotli(schedule())).toBeLessThan(18_000);
});

test('Schedule lists one event, and says so when there is none', async ({ page }) => {
  await page.goto(`${url}/Sections`);
  const sections = page.getByRole('region', { name: upcoming.heading });
  await expect(sections).toHaveCount(2);
  const [none, one] = [sections.first(), sections.last()];
  await expect(none).toContainText(upcoming.emptyText);
  await expect(none.locator('iframe, ol > li')).toHaveCount(0);
  await expect(one).not.toContainText(upcoming.emptyText);
  await expect(one.locator('ol > li')).toContainText([formatLongDate(addDays(today, 3))]);
  await expect(one.locator('ol ul > li')).toContainText([`${title}6:30–8:30 PMThe hall`]);
});

test('a failing calendar leaves the last copy, and without a copy there is the frame', async () => {
  test.setTimeout(240_000);
  answer = { status: 500, body: '' };
  const failed = await buildWithCachedImages(site.folder, env);
  expect(failed.output).toMatch(/::warning title=Calendar::The calendar .* status 500\. .*copy of \d/);
  expect(failed.code).toBe(0);
  expect(schedule()).toContain('Retreat');

  answer = { status: 200, body: '<!doctype html>' };
  const other = { ...env, CALENDAR_TEST_URL: `${env.CALENDAR_TEST_URL}?other` };
  expect((await buildWithCachedImages(site.folder, other)).output).toMatch(
    /not an iCalendar file.*no recent copy/,
  );
  expect(schedule()).toContain('mode=AGENDA');
});

const schedule = () => readFileSync(join(site.dist, 'Schedule.html'), 'utf8');
