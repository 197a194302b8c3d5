import { readingOn } from '#church-year/readings.ts';
import { comingReadings } from '#liturgies/coming-readings.ts';
import { isHeld, nextServices } from '#liturgies/services.ts';
import { type CalendarEvent, inWords } from '#calendar/calendar-event.ts';
import { formatPlace, formatTimes } from '#calendar/format-event.ts';
import { upcomingEvents } from '#integrations/calendar/upcoming-events.ts';
import { violations } from './support/axe.ts';
import { content, parsedContent, words as siteWords } from './support/content.ts';
import { dateTimesIn, services, today } from './support/liturgies.ts';
import { readBuilt, readPageMeta } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

const { upcoming } = parsedContent('pages/schedule');
const church = content('church');
const { timeZone } = church;

// `extended/parishes.test.ts` runs this with a calendar of its own, and with an empty one.
test('the events of the calendar are listed by day, the next two on Home too', async ({ page }) => {
  const calendar = process.env.CALENDAR_TEST_URL;
  test.skip(upcoming.show !== 'list' || !calendar, 'The site lists no events of a calendar for tests.');
  const text = await (await fetch(calendar ?? '')).text();
  const { hasMore, ...read } = upcomingEvents(text, today, timeZone);
  const events = read.events.map((it) => inWords(it));
  const dateOf = ({ firstDate }: CalendarEvent) => (firstDate < today ? today : firstDate);
  const titles = events.map(({ title }) => title);

  await page.goto('/Schedule');
  const section = page.getByRole('region', { name: upcoming.heading });
  await expect(section.locator('iframe')).toHaveCount(0);
  await expect(section.getByText(siteWords.noEvents)).toHaveCount(events.length > 0 ? 0 : 1);
  await expect(section.getByText(siteWords.moreEvents)).toHaveCount(hasMore ? 1 : 0);
  expect(await dateTimesIn(section.locator('h3'))).toEqual([...new Set(events.map(dateOf))]);
  await expect(section.locator('ol ul > li')).toHaveText(
    events.map((event) => {
      const times = [formatTimes(event, dateOf(event)), !event.hours && siteWords.allDay];
      return event.title + times.filter(Boolean).join(', ') + (formatPlace(event, church) ?? '');
    }),
  );
  expect(readPageMeta('Schedule.html').data.slice(1)).toMatchObject(titles.map((name) => ({ name })));
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goto('/');
  await expect(page.locator('a[href$="#upcoming-events"]')).toContainText(titles.slice(0, 2));
});

test('the Gospel is below the next liturgy, and those of the next Sundays and feasts below the hours', async ({
  page,
}) => {
  const readings = { ...parsedContent('readings'), churchYear: parsedContent('church-year') };
  const coming = comingReadings(readings, services, today);
  await page.goto('/Schedule');
  for (const service of nextServices(services, today))
    await expect(page.locator('.next-service')).toContainText(
      readingOn(readings, service.date, service)?.gospel ?? '',
    );
  const list = page.locator('section', {
    has: page.getByRole('heading', { name: siteWords.gospel, exact: true }),
  });
  const section = list.last();
  expect(await dateTimesIn(section.locator('strong'))).toEqual(coming.map(({ service }) => service.date));
  await expect(section.locator('dd')).toHaveText(coming.flatMap(({ name, gospel }) => [name, gospel]));
  await expect(section.getByText(siteWords.canceled)).toHaveCount(
    coming.filter(({ service }) => service.status === 'canceled').length,
  );
  await expect(section.getByRole('link', { name: siteWords.allReadings })).toHaveCount(
    church.readingsUrl ? 1 : 0,
  );
  const [, listed = ''] = readBuilt('llms.txt').split(`## ${siteWords.gospel}\n`);
  for (const { name, gospel } of coming.filter(({ service }) => isHeld(service)))
    expect(listed).toContain(`${name}${siteWords.colon}${gospel}\n`);
});
