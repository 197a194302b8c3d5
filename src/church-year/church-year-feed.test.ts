import { expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { events } from '#site/fixtures/feed.ts';
import type { ChurchYear } from './schema.ts';
import { churchYearFeed } from './church-year-feed.ts';
import { readings } from './fixtures/readings.ts';
import { rules } from './fixtures/rules.ts';

const observances = rules.observances.filter(({ id }) => ['nativity-fast', 'annunciation'].includes(id));
const months = Object.fromEntries(copticMonths.map((month) => [month, month]));
const churchYear = { observances, heading: 'Feasts', months } as unknown as ChurchYear;
const feed = (today: CalendarDate, year = churchYear) => churchYearFeed(year, church, today, feedOptions);

it('has all-day events of four years', () => {
  const lines = events(feed('2026-11-22')).map((it) =>
    [it.uid, it.summary, it.startDate, it.endDate].join(' '),
  );
  const uid = (id: string) => `${id}.${church.eventIdSuffix}`;
  // DTEND is exclusive. The Annunciation of 2026 and that of 2029 are left out.
  expect(lines).toEqual([
    `${uid('nativity-fast.1742')} nativity-fast 2025-11-25 2026-01-07`,
    `${uid('nativity-fast.1743')} nativity-fast 2026-11-25 2027-01-07`,
    `${uid('annunciation.1743')} annunciation 2027-04-07 2027-04-08`,
    `${uid('nativity-fast.1744')} nativity-fast 2027-11-26 2028-01-07`,
    `${uid('annunciation.1744')} annunciation 2028-04-07 2028-04-08`,
    `${uid('nativity-fast.1745')} nativity-fast 2028-11-25 2029-01-07`,
  ]);
});

it('has the evening on which a night begins', () => {
  const night = { id: 'night', name: 'Night', text: 'Psalms.', rank: 'fast', evening: true };
  const observances = [{ ...night, firstDate: '1 day before Pascha' }];
  const file = feed('2026-11-22', { ...churchYear, observances } as ChurchYear);
  const found = events(file).find(({ uid }) => uid.startsWith('night.1743'));
  // In the evening of Good Friday, not all day on it; at this hour in every time zone.
  expect(file).toContain('\r\nDTSTART:20270430T180000\r\nDTEND:20270502T000000\r\n');
  expect(found?.description.split('\n')[1]).toBe('Friday evening, April 30 – Saturday, May 1, 2027');
});

it('says of a feast in Holy Week that it is celebrated later, or has it on that day', () => {
  const [george] = rules.observances.filter(({ id }) => id === 'st-george');
  const eventOf = (more = {}) => {
    const year = { ...churchYear, observances: [{ ...george, ...more }] } as ChurchYear;
    const found = events(feed('2026-11-22', year)).find(({ uid }) => uid.startsWith('st-george.1743.'));
    return `${String(found?.startDate)} ${found?.summary}`;
  };
  expect(eventOf()).toBe('2027-05-01 st-george (celebrated after the Resurrection)');
  expect(eventOf({ postponedTo: '8 days after Pascha' })).toBe('2027-05-10 st-george');
});

it('has the Sundays with their Gospels, where a parish wants them', () => {
  const feedWith = (today: CalendarDate, calendar?: boolean) =>
    churchYearFeed(
      churchYear,
      church,
      today,
      { ...feedOptions, urlOf: (page) => `https://church.example/${page}` },
      { ...readings, calendar },
    );
  const sundays = events(feedWith('2026-11-22', true)).filter(({ uid }) => uid.startsWith('gospel.'));
  const found = sundays.find(({ uid }) => uid === `gospel.2026-11-29.${church.eventIdSuffix}`);
  expect(
    `${String(found?.startDate)} ${String(found?.endDate)} ${found?.summary.replaceAll('\u00A0', ' ')}`,
  ).toBe('2026-11-29 2026-11-30 Third Sunday of hathor, Luke 3:3–4');
  expect(feedWith('2026-11-22', true)).toContain('https://church.example/Gospel/Luke-3-3-4');
  // A year ahead also on the last day of a Coptic year.
  expect(sundays.some(({ uid }) => uid.startsWith('gospel.2028-09-10.'))).toBe(true);
  expect(feedWith('2027-09-11', true)).toBe(feedWith('2026-09-11', true));
  for (const calendar of [false, undefined])
    expect(feedWith('2026-11-22', calendar)).toBe(feed('2026-11-22'));
});

it('is identical to the byte throughout a Coptic year, and keeps UIDs in the next', () => {
  expect(feed('2027-09-11')).toBe(feed('2026-09-11'));
  const uids = (today: CalendarDate) => events(feed(today)).map(({ uid }) => uid);
  const [before, after] = [uids('2027-09-11'), uids('2027-09-12')];
  expect(new Set(before).size).toBe(before.length);
  // The year that has just ended is kept.
  const kept = before.filter((uid) => !uid.includes('.1742.'));
  expect(after.filter((uid) => before.includes(uid))).toEqual(kept);
});
