import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { ChurchYear } from '#schemas/church-year.ts';
import { churchYearFeed } from './church-year-feed.ts';

const easterWeek = { firstDate: { daysFromPascha: -8 }, lastDate: { daysFromPascha: 0 } };
const churchYear = {
  observances: [
    { id: 'nayrouz', name: 'Nayrouz', text: 'New Year', firstDate: { month: 'thout', day: 1 } },
    {
      id: 'nativity-fast',
      name: 'Nativity Fast',
      text: 'It prepares us.',
      firstDate: { month: 'hathor', day: 16 },
      lastDate: { month: 'koiak', day: 28, dayEarlierAfterLeapYear: true },
    },
    {
      id: 'annunciation',
      name: 'Annunciation',
      text: 'Good news',
      firstDate: { month: 'paremhat', day: 29 },
      omitted: easterWeek,
    },
  ],
  labels: { heading: 'Feasts' },
} as unknown as ChurchYear;
const church = { name: 'Example Church', eventIdSuffix: '00000000-0000-4000-8000-000000000000' };
const urls = { feed: 'https://example.org/church-year.ics', page: 'https://example.org/Schedule' };
const revised = new Date('2026-11-20T20:15:30Z');
const feed = (today: string) => churchYearFeed(churchYear, church, today, { urls, revised });
const events = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((vevent) => new ICAL.Event(vevent));

it('has all-day events', () => {
  const lines = events(feed('2026-11-22')).map(({ uid, summary, startDate, endDate }) =>
    [uid.split('.').slice(0, 2).join('.'), summary, startDate.toString(), endDate.toString()].join(' '),
  );
  // 1743 begins on September 11, 2026. DTEND is exclusive. The Annunciation of 2029 is left out.
  expect(lines).toEqual([
    'nayrouz.1743 Nayrouz 2026-09-11 2026-09-12',
    'nativity-fast.1743 Nativity Fast 2026-11-25 2027-01-07',
    'annunciation.1743 Annunciation 2027-04-07 2027-04-08',
    'nayrouz.1744 Nayrouz 2027-09-12 2027-09-13',
    'nativity-fast.1744 Nativity Fast 2027-11-26 2028-01-07',
    'annunciation.1744 Annunciation 2028-04-07 2028-04-08',
    'nayrouz.1745 Nayrouz 2028-09-11 2028-09-12',
    'nativity-fast.1745 Nativity Fast 2028-11-25 2029-01-07',
  ]);
});

it('has the properties of an event that does not make its reader busy', () => {
  const file = feed('2026-11-22');
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260911\r\nDTEND;VALUE=DATE:20260912\r\n');
  expect(file).toContain('\r\nX-WR-CALNAME:Example Church: Feasts\r\n');
  const [event] = events(file);
  expect(event?.description).toBe('New Year');
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(event?.component.getFirstPropertyValue('url')).toBe(urls.page);
});

it('is identical to the byte on every day of a Coptic year, and keeps the UIDs of events in the next', () => {
  expect(feed('2027-09-11')).toBe(feed('2026-09-11'));
  const uids = (today: string) => events(feed(today)).map(({ uid }) => uid);
  const [before, after] = [uids('2027-09-11'), uids('2027-09-12')];
  expect(new Set(before).size).toBe(before.length);
  expect(after.filter((uid) => before.includes(uid))).toEqual(
    before.filter((uid) => !uid.includes('.1743.')),
  );
});
