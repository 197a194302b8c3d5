import type { Locator } from 'playwright/test';
import { formatDay, formatLongDay, timeZoneName } from '#language/dates.ts';
import { addDays } from '#time/dates.ts';
import { telHref } from '#church/contact.ts';
import { formatTimeRange } from '#liturgies/hours.ts';
import type { PausedDays } from '#liturgies/pauses.ts';
import {
  hasUnknownHours,
  isHeld,
  LOOK_AHEAD_DAYS,
  nextServices,
  type Service,
  upcomingChanges,
} from '#liturgies/services.ts';
import { content, words, routes } from './support/content.ts';
import { navigation, toggle } from './support/page-objects.ts';
import {
  dateTimesIn,
  dayLabels,
  days,
  hours,
  hourTexts,
  pauses,
  rows,
  services,
  shownHours,
  to24Hour,
  today,
} from './support/liturgies.ts';
import { expect, test, whole } from './support/test.ts';

// The parish may have no change at present. `extended/parishes.test.ts` runs this file with some of each kind.

const next = nextServices(services, today).map(({ date, hours, status, name }) => {
  const time = formatLongDay(date) + words.separator + formatTimeRange(hours);
  return { date, hours, text: [time, status === 'special' ? `(${name})` : ''] };
});

/** In French, a day is in small letters within a sentence. */
const ignoreCase = { ignoreCase: true };
const startOf = ({ date, hours }: Pick<Service, 'date' | 'hours'>) => `${date} ${hours.startTime}`;
const starts = new Set(next.map(startOf));

const pages = [
  ['/', 14, 3, next, ''],
  ['/Schedule', LOOK_AHEAD_DAYS, Infinity, next, ''],
  ['/WatchLive', 21, Infinity, next, timeZoneName(content('church').timeZone)],
  ['/ContactUs', 21, Infinity, [], ''],
] as const;

for (const [path, days, limit, nextServices, zone] of pages.filter(([path]) => routes.includes(path))) {
  test(`${path} shows each liturgy of this week, and what is next within ${days} days`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expectRows(main);
    const marked = rows.filter(({ service }) => service && isHeld(service) && starts.has(startOf(service)));
    const list = main.locator('dl', { has: page.locator('.hours') }).first();
    await expect(list.locator('> .next-row')).toHaveCount(marked.length);
    const lines = main.locator('p', { hasText: words.nextLiturgy }).locator('xpath=following-sibling::p');
    await expect(lines).toHaveCount(nextServices.length);
    for (const [index, { date, hours, text }] of nextServices.entries()) {
      for (const it of [...text, zone]) await expect(lines.nth(index)).toContainText(it, ignoreCase);
      const offset = String.raw`[+-]\d\d:\d\d`;
      const start = new RegExp(`^${date}T${to24Hour(hours.startTime)}${offset}$`);
      await expect(lines.nth(index).locator('.hours time').first()).toHaveAttribute('datetime', start);
    }
    const changes = upcomingChanges(services, today, days);
    const region = main.locator('.service-changes:has(h3, h4)');
    await expect(region).toHaveCount(changes.length > 0 ? 1 : 0);
    const items = region.getByRole('listitem');
    await expect(items).toHaveCount(Math.min(changes.length, limit));
    for (const [index, change] of changes.slice(0, limit).entries()) {
      for (const text of textsOf(change)) await expect(items.nth(index)).toContainText(text, ignoreCase);
      const isCanceled = 'date' in change && change.status === 'canceled';
      await expect(items.nth(index).getByText(words.canceled)).toHaveCount(isCanceled ? 1 : 0);
    }
    const moreLink = region.getByRole('link', { name: words.allChanges });
    await expect(moreLink).toHaveCount(changes.length > limit ? 1 : 0);
  });
}

test('the navigation panel has the same rows, the telephone number, a link to changes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Giving');
  await toggle(page).click();
  await expectRows(navigation(page));
  const phoneLink = navigation(page).locator(`dl ~ [href="${telHref(content('church').phone)}"]`);
  await phoneLink.scrollIntoViewIfNeeded();
  await expect(phoneLink).toBeInViewport(whole);
  const link = navigation(page).getByRole('link', { name: words.changes });
  await expect(link).toHaveCount(upcomingChanges(services, today, 21).length > 0 ? 1 : 0);
});

/**
 * Each row has its day and hours, and says what its next day is. The pauses are above the rows, with the telephone number
 * where hours are unknown.
 */
async function expectRows(region: Locator): Promise<void> {
  const lines = region.locator('.service-changes:not(:has(h3, h4))').first();
  await expect(lines.getByRole('listitem')).toHaveCount(pauses.length);
  for (const [index, pause] of pauses.entries())
    for (const text of textsOf(pause))
      await expect(lines.getByRole('listitem').nth(index)).toContainText(text, ignoreCase);
  const isUnknown = pauses.some((pause) => hasUnknownHours(services, pause, today));
  const phone = lines.locator(`a[href="${telHref(content('church').phone)}"]`);
  await expect(phone).toHaveCount(isUnknown ? 1 : 0);

  const list = region.locator('dl', { has: region.page().locator('.hours') }).first();
  await expect(dayLabels(list)).toHaveText(days, ignoreCase);
  await expect(hourTexts(list)).toHaveText(hours);
  expect(await dateTimesIn(hourTexts(list))).toEqual(
    shownHours.flatMap((it) => [it.startTime, it.endTime].map(to24Hour)),
  );
  for (const [index, { service }] of rows.entries()) {
    const row = list.locator('> div').nth(index);
    const { status = 'usual', hours, usual, reason = '' } = service ?? {};
    const label = { canceled: words.canceled, paused: words.notHeld, moved: hours && formatTimeRange(hours) }[
      status as string
    ];
    const struck = status === 'moved' ? usual : hours;
    await expect(row.locator('strong')).toHaveText(label ? [label] : []);
    await expect(row.locator('s')).toHaveText(label && struck ? [formatTimeRange(struck)] : []);
    await expect(row).toContainText(reason);
  }
}

function textsOf(change: Service | PausedDays): string[] {
  if ('date' in change) {
    const { date, name, hours, usual, reason = '', language = '', status } = change;
    const times = [hours, ...(usual ? [usual] : [])].map(formatTimeRange).join(` ${words.insteadOf} `);
    return [formatLongDay(date), name, times, reason, status === 'canceled' ? '' : language];
  }
  const { firstDate, lastDate, text } = change;
  if (text.includes('{eve}')) return [...text.split('{eve}'), formatDay(addDays(firstDate, -1))];
  return [formatLongDay(firstDate), formatLongDay(lastDate), text];
}
