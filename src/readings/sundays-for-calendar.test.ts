import { expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { churchYearFeed } from '#church-year/church-year-feed.ts';
import type { ChurchYear } from '#church-year/schema.ts';
import { events } from '#site/fixtures/feed.ts';
import { readings } from './fixtures/readings.ts';
import { sundaysForCalendar } from './readings.ts';

const churchYear = { observances: [], heading: 'Feasts', months: {} } as unknown as ChurchYear;
const feed = (today: CalendarDate, calendar?: boolean) =>
  churchYearFeed(
    churchYear,
    church,
    today,
    { ...feedOptions, urlOf: (page) => `https://church.example/${page}` },
    sundaysForCalendar({ ...readings, calendar }, today),
  );

it('the calendar of the church year has the Sundays with their Gospels, where a parish wants them', () => {
  const sundays = events(feed('2026-11-22', true));
  const found = sundays.find(({ uid }) => uid === `gospel.2026-11-29.${church.eventIdSuffix}`);
  expect(
    `${String(found?.startDate)} ${String(found?.endDate)} ${found?.summary.replaceAll('\u00A0', ' ')}`,
  ).toBe('2026-11-29 2026-11-30 Third Sunday of hathor, Luke 3:3–4');
  expect(feed('2026-11-22', true)).toContain('https://church.example/Gospel/Luke-3-3-4');
  // A year ahead also on the last day of a Coptic year.
  expect(sundays.some(({ uid }) => uid.startsWith('gospel.2028-09-10.'))).toBe(true);
  expect(feed('2027-09-11', true)).toBe(feed('2026-09-11', true));
  for (const calendar of [false, undefined]) expect(events(feed('2026-11-22', calendar))).toEqual([]);
});
