import ICAL from 'ical.js';
import { afterEach, expect, it, vi } from 'vitest';
import { currentWords, inLanguage } from '#language/current-language.ts';
import { languageOf } from '#language/languages.ts';
import { church as someChurch, feedOptions } from '#church/fixtures/church.ts';
import { noServices } from './fixtures/services.ts';
import { events, subscribedEvents } from '#church/fixtures/feed.ts';
import { liturgiesFeed } from './liturgies-feed.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { LiturgyChange, Services } from './schema.ts';

type Options = Parameters<typeof liturgiesFeed>[3];

const church = { ...someChurch, name: 'Example Church, Coptic; Orthodox' };
const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const praises = { name: 'Praises', date: '2026-12-31', startTime: '10:00 PM', endTime: '12:30 AM' } as const;
const week: Services = {
  ...noServices,
  liturgies: [{ id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' }, sunday],
  usualLiturgy: { name: 'Divine Liturgy – القداس' },
};
const feed = (
  services: Partial<Services> = {},
  today: CalendarDate = '2026-11-20',
  options: Options = feedOptions,
  names?: string[],
) => liturgiesFeed({ ...week, ...services }, church, today, options, names);

afterEach(() => void vi.useRealTimers());

it('is identical to the byte at any time', () => {
  const file = feed();
  vi.useFakeTimers({ now: Date.UTC(2031, 6, 1) });
  expect(feed({}, '2026-12-24')).toBe(file);
});

it('an event has start, summary, location, duration, recurrence and URL', () => {
  const [wednesday] = events(feed());
  expect(wednesday).toMatchObject({
    startDate: { zone: { tzid: 'America/New_York' } },
    summary: 'Divine Liturgy – القداس',
    location: 'Example Church, Coptic; Orthodox\n100 Main Street, Richmond, VA 23220',
  });
  expect([wednesday?.startDate, wednesday?.duration].join(' ')).toBe('2025-01-08T15:30:00 PT2H30M');
  const values = ['rrule', 'transp'].map((it) => wednesday?.component.getFirstPropertyValue(it));
  expect(values.join(' ')).toBe('FREQ=WEEKLY;BYDAY=WE TRANSPARENT');
});

it('an event keeps its UID when its day, its hours and the other events change', () => {
  const uidOf = (services: Partial<Services>) => events(feed(services)).at(-1)?.uid;
  const moved = { ...sunday, day: 'Friday', startTime: '9:00 AM', endTime: '12:00 PM' } as const;
  expect(uidOf({ liturgies: [moved] })).toBe(uidOf({}));
  const later = { ...praises, startTime: '11:00 PM' } as const;
  expect(uidOf({ specialServices: [later] })).toBe(uidOf({ specialServices: [praises] }));
});

it('an event has the time of the revision as its DTSTAMP, and a SEQUENCE that increases with it', () => {
  const revisedAt = (revised: string) => {
    const [event] = events(feed({}, '2026-11-20', { ...feedOptions, revised: new Date(revised) }));
    return [String(event?.component.getFirstPropertyValue('dtstamp')), Number(event?.sequence)] as const;
  };
  const [before, after] = ['2026-11-20T20:15:30Z', '2026-11-20T20:16:30Z'] as const;
  expect(revisedAt(before)[0]).toBe(before);
  expect(revisedAt(after)).toEqual([after, revisedAt(before)[1] + 1]);
});

const subscribed = (services: Partial<Services>, from: string, to: string) =>
  subscribedEvents(feed({ liturgies: [sunday], ...services }), from, to);

it('a canceled liturgy says so with its reason, a moved one has its hours, language and reason', () => {
  const changes: LiturgyChange[] = [
    // Daylight saving time ends on this day.
    { liturgy: 'sunday', date: '2026-11-01', startTime: '9:00 AM', endTime: '1:00 PM', reason: 'Feast' },
    { liturgy: 'sunday', date: '2026-11-08', canceled: true, reason: 'Snow' },
    // Without effect: it was a Saturday when the liturgy was on Saturdays.
    { liturgy: 'sunday', date: '2026-11-14', canceled: true },
    { liturgy: 'deleted', date: '2026-11-15', canceled: true },
  ];
  const liturgies = [{ ...sunday, language: 'Arabic' }];
  expect(subscribed({ liturgies, changes }, '2026-11-01', '2026-11-16')).toEqual([
    '2026-11-01T09:00:00–13:00 Divine Liturgy – القداس (Arabic\nFeast)',
    `2026-11-08T08:30:00–11:30 ${currentWords().canceled}: Divine Liturgy – القداس (Arabic\nSnow)`,
    '2026-11-15T08:30:00–11:30 Divine Liturgy – القداس (Arabic)',
  ]);
});

it('a canceled liturgy is an event of its own, with the UID that it would have if it were moved', () => {
  const uidOf = (change: object) => {
    const changes = [{ liturgy: 'sunday', date: '2026-11-08' as const, ...change }];
    const [event] = events(feed({ liturgies: [sunday], changes }));
    return ['uid', 'status', 'transp'].map((name) => event?.component.getFirstPropertyValue(name));
  };
  const moved = uidOf({ startTime: '9:00 AM' });
  expect(moved).toEqual([expect.stringMatching(/^sunday-2026-11-08\./), null, 'TRANSPARENT']);
  expect(uidOf({ canceled: true })).toEqual(moved);
});

it('in Arabic the same services have UIDs of their own, by their names in the main language', () => {
  const canceled = { liturgy: 'sunday', date: '2026-11-08', canceled: true } as const;
  const services: Partial<Services> = {
    liturgies: [{ ...sunday, language: 'العربية' }],
    changes: [{ ...canceled, reason: 'بسبب الثلوج' }],
    specialServices: [{ ...sunday, name: 'عشية', date: '2026-11-14' }],
    usualLiturgy: { name: 'القداس' },
  };
  const file = inLanguage(languageOf('ar'), () => feed(services, '2026-11-20', feedOptions, ['Vespers']));
  const english = {
    ...services,
    specialServices: [{ ...sunday, name: 'Vespers', date: '2026-11-14' as const }],
  };
  expect(subscribedEvents(file, '2026-11-08', '2026-11-16')).toEqual([
    '2026-11-08T08:30:00–11:30 أُلغي الموعد: القداس (العربية\nبسبب الثلوج)',
    '2026-11-14T08:30:00–11:30 عشية',
    '2026-11-15T08:30:00–11:30 القداس (العربية)',
  ]);
  expect(events(file).map(({ uid }) => uid)).toEqual(events(feed(english)).map(({ uid }) => `${uid}-ar`));
});

it('nothing is excluded before the first instance: some calendar apps report that', () => {
  const changes = [{ liturgy: 'sunday', date: '2025-01-12', canceled: true } as const];
  const [, event] = events(feed({ liturgies: [sunday], changes }));
  expect(String(event?.startDate)).toBe('2025-01-19T08:30:00');
  expect(event?.component.getAllProperties('exdate')).toEqual([]);
});

it('a season begins and ends with its dates', () => {
  const seen = (lastDate: CalendarDate) => {
    const season = { ...sunday, name: 'Lenten Liturgy', firstDate: '2027-03-08', lastDate } as const;
    return subscribed({ liturgies: [season] }, '2027-01-01', '2027-12-31');
  };
  const sundays = ['2027-03-14', '2027-03-21'].map((date) => `${date}T08:30:00–11:30 Lenten Liturgy`);
  expect(seen('2027-03-21')).toEqual(sundays);
  expect(seen('2027-03-10')).toEqual([]);
});

it('a special service may end after midnight, in the next year', () => {
  const seen = subscribed({ specialServices: [praises] }, '2026-12-28', '2027-01-03');
  expect(seen).toEqual(['2026-12-31T22:00:00–00:30 Praises']);
});

it('the file has the calendar properties and VTIMEZONE before the events, on lines of at most 75 bytes', () => {
  const file = feed();
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n(?!BEGIN)[^]*?\r\nBEGIN:VTIMEZONE/);
  expect(file).toMatch(/END:VTIMEZONE\r\nBEGIN:VEVENT[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT6H');
  expect(file).toContain(String.raw`X-WR-CALNAME:Example Church\, Coptic\; Orthodox`);
  const lines = file.split('\r\n');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('an alias of a time zone is resolved', () => {
  const file = liturgiesFeed(week, { ...church, timeZone: 'US/Eastern' }, '2026-11-20', feedOptions);
  expect(file).toBe(feed());
});
