import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { addDays, dateIn, formatDateRange, formatLongDate, weekdayOf } from '#dates.ts';
import { violations } from '../support/axe.ts';
import { buildDate } from '../support/built-site.ts';
import { calendarFile, eventsAfter } from '../support/calendar.ts';
import {
  emptyMessage,
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  mockEmailJs,
  respondWith,
  sampleMessage,
} from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { startServer } from '../../support/http-server.ts';
import { createTempSite, serve, type TempSite } from '../../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { brotli } from '../support/transfer-size.ts';

// What content can switch on: the list of events on Schedule, and the outcome of sending on Contact Us.

const { timeZone, email } = content('church');
const { upcoming } = content('pages/schedule');
const { form, messages } = content('pages/contact-us');
const title = 'Youth meeting </script> القداس';
const meetings = Array.from({ length: 68 }, (_, index) => `Meeting ${index}`);
const shownMeetings = meetings.slice(0, 57);

/** 71 events, of which the site shows the first 60. */
function events(): string {
  const event = eventsAfter(dateIn(timeZone, new Date()));
  return calendarFile(
    event('-2', '2', 'Book fair'),
    event('3 T183000', '3 T203000', title, 'The hall'),
    event('5', '8', 'Retreat', `https://meet.example/${'a'.repeat(80)}?pwd=secret`),
    event('9', '10', 'Unreadable').replace(/DTSTART.*/, 'DTSTART:nonsense'),
    ...meetings.map((name, index) => event(`${9 + index} T180000`, `${9 + index} T190000`, name)),
  );
}

/** Schedule's section without events, with one, and when the calendar cannot be read. */
const sectionsPage = `---
import UpcomingEvents from '#components/schedule/UpcomingEvents.astro';
import { getPage, getUpcomingEvents } from '#parish/content.ts';
const { upcoming: content } = await getPage('schedule');
const events = (await getUpcomingEvents()) ?? [];
---
<UpcomingEvents {content} events={[]} />
<UpcomingEvents {content} events={events.slice(1, 2)} />
<UpcomingEvents {content} events={undefined} />
`;

// All tests share one site, which reads the calendar from a server of this file.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let site: TempSite;
let url: string;
let today: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const server = resources.use(await startServer((_request, response) => response.end(events())));
  const env = { CALENDAR_TEST_URL: `${server.url}/calendar.ics`, GITHUB_ACTIONS: '1' };
  site = resources.use(
    await createTempSite((folder) => {
      replaceIn(folder, 'schedule.yaml', /^( *show:).*$/m, '$1 list');
      replaceIn(folder, 'contact-us.yaml', /^feedback: .*$/m, 'feedback: status');
      writeFileSync(join(folder, 'src/pages/Sections.astro'), sectionsPage);
    }, env),
  );
  expect(site.code, site.output).toBe(0);
  expect(site.output).toMatch(/::warning title=Calendar::1 event .*could not be read.*DTSTART:nonsense/);
  today = buildDate(timeZone, site.dist);
  ({ url } = resources.use(await serve(site.dist)));
});

test.afterAll(() => resources.disposeAsync());

function replaceIn(folder: string, name: string, pattern: RegExp, replacement: string): void {
  const file = join(folder, 'src/content/pages', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

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

test('Home and structured data have the events, of which Schedule stays within 18 kB', async ({ page }) => {
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
  expect(brotli(readFileSync(join(site.dist, 'Schedule.html')))).toBeLessThan(18_000);
});

test('Schedule lists one event, says so when there is none, and has the frame when the calendar cannot be read', async ({
  page,
}) => {
  await page.goto(`${url}/Sections`);
  const sections = page.getByRole('region', { name: upcoming.heading });
  await expect(sections).toHaveCount(3);
  const [none, one, unread] = [sections.first(), sections.nth(1), sections.last()];
  await expect(none).toContainText(upcoming.emptyText);
  await expect(none.locator('iframe, ol > li')).toHaveCount(0);
  await expect(one).not.toContainText(upcoming.emptyText);
  await expect(one.locator('ol > li')).toContainText([formatLongDate(addDays(today, 3))]);
  await expect(one.locator('ol ul > li')).toContainText([`${title}6:30–8:30 PMThe hall`]);
  await expect(unread.locator('iframe')).toHaveAttribute('src', /mode=AGENDA/);
});

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${url}/ContactUs`);
    await fillIn(page);
  });

  test('an error, success and an invalid e-mail address are shown, each without a violation', async ({
    page,
    allowError,
  }) => {
    allowError('status of 429');
    const requests = await mockEmailJs(page, (route) =>
      requests.length > 1 ? respondWith(200, 'OK')(route) : respondWith(429, 'Too Many Requests')(route),
    );
    await expect(status(page)).toBeEmpty();
    await button(page).click();
    await expect(status(page)).toContainText(messages.tooManyRequests);
    await expect(button(page)).toHaveText(form.sendLabel);
    await expect(status(page)).not.toContainText(messages.mailtoShortened);
    expect(await fieldValues(page)).toEqual(sampleMessage);
    const href = await status(page).getByRole('link', { name: messages.mailtoLabel }).getAttribute('href');
    const mailto = new URL(href ?? '');
    expect(mailto.href).toContain(`mailto:${email}?`);
    expect(mailto.searchParams.get('subject')).toBe(sampleMessage.title);
    expect(mailto.searchParams.get('body')).toBe(sampleMessage.message.replaceAll('\n', '\r\n'));
    expect(await violations(page), 'after an error').toEqual([]);

    await button(page).click();
    await expect(status(page)).toHaveText(messages.sent);
    expect(await fieldValues(page)).toEqual(emptyMessage);
    expect(await violations(page), 'after success').toEqual([]);

    await fieldsOn(page).user_email.fill('no address');
    await button(page).click();
    await expect(fieldsOn(page).user_email).toBeFocused();
    expect(await violations(page), 'after failed validation').toEqual([]);
    expect(requests).toHaveLength(2);
  });

  test('while a message is being sent the button says so, after 15 seconds the form too, and one request is sent', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${url}/ContactUs`);
    const message = multilingualText.repeat(40);
    await fillIn(page, { ...sampleMessage, message });
    const response = Promise.withResolvers<undefined>();
    const requests = await mockEmailJs(page, async (route) => {
      await response.promise;
      await respondWith(200, 'OK')(route);
    });
    await button(page).click();
    await expect.poll(() => requests.length).toBe(1);
    await expect(button(page)).toHaveText(messages.sending);
    await expect(button(page)).toBeFocused();
    await page.clock.fastForward(14_000);
    await expect(status(page)).toBeEmpty();
    await page.clock.fastForward(1500);
    await expect(status(page)).toContainText(messages.slow);
    await expect(status(page)).toContainText(messages.mailtoShortened);
    const link = status(page).getByRole('link', { name: messages.mailtoLabel });
    expect((await link.getAttribute('href'))?.length).toBeLessThanOrEqual(2000);
    expect(await violations(page)).toEqual([]);

    await page.clock.fastForward(300_000);
    await expect(button(page)).toHaveText(messages.sending);
    await button(page).press('Enter');
    const typed = { ...emptyMessage, message: 'And one thing more' };
    expect((await fieldValues(page)).message).toBe(message);
    await fieldsOn(page).message.fill(typed.message);
    response.resolve(undefined);
    await expect(status(page)).toHaveText(messages.sent);
    await expect(button(page)).toHaveText(form.sendLabel);
    expect(await fieldValues(page), 'typed since then').toEqual(typed);
    expect(requests).toHaveLength(1);
    expect(Object.fromEntries(await fieldsIn(requests[0]))).toMatchObject({ ...sampleMessage, message });
  });
});

/** Emoji of several code points, right-to-left text with its marks, Coptic with combining strokes, HTML syntax. */
const multilingualText = '👩‍👧‍👦🕊️ \u200Fسَلَامٌ لَكُم\u200E Ⲡⲓⲟⲩⲱⲓⲛⲓ ⲛ̀ⲧⲁⲫⲙⲏⲓ ἐκκλησία <b>&amp;"\\\'; --\n';

/** The button, whose label changes while a message is being sent. */
function button(page: Page): Locator {
  return page.locator('form').getByRole('button');
}

function status(page: Page): Locator {
  return page.locator('form').getByRole('status');
}
