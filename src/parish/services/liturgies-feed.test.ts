import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { events, subscribedEvents } from './feed-fixture.ts';
import { liturgiesFeed } from './liturgies-feed.ts';
import type { Services } from './services.ts';

const church = {
  name: 'Example Church, Coptic; Orthodox',
  address: {
    street: '100 Main Street',
    city: 'Richmond',
    region: 'VA',
    postalCode: '23220',
  },
  timeZone: 'America/New_York',
  eventIdSuffix: '00000000-0000-4000-8000-000000000000',
};
const week = {
  liturgies: [
    { id: 'tuesday', day: 'Tuesday', startTime: '5:00 AM', endTime: '7:00 AM' },
    { id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' },
    { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' },
  ],
  changes: [],
  specialServices: [],
  pauses: [],
  feed: { eventName: 'Divine Liturgy – القداس' },
} satisfies Services;
const urls = { feed: 'https://example.org/liturgies.ics', page: 'https://example.org/Schedule' };
const revised = new Date('2026-11-20T20:15:30Z');
const feed = (services: Partial<Services> = {}, at = revised) =>
  liturgiesFeed({ ...week, ...services }, church, '2026-11-20', { urls, revised: at });
/** The feed in the time zone of the machine that runs the tests. */
const reference = feed();

it.each([
  // Daylight saving time begins on March 8, 2026, and ends on November 1.
  ['sunday', '2026-02-28', ['2026-03-01T13:30:00Z', '2026-03-08T12:30:00Z', '2026-03-15T12:30:00Z']],
  ['sunday', '2026-10-24', ['2026-10-25T12:30:00Z', '2026-11-01T13:30:00Z', '2026-11-08T13:30:00Z']],
  ['tuesday', '2026-03-02', ['2026-03-03T10:00:00Z', '2026-03-10T09:00:00Z']],
  ['wednesday', '2026-10-27', ['2026-10-28T19:30:00Z', '2026-11-04T20:30:00Z']],
])('%s keeps its local time across the change of daylight saving time after %s', (id, after, expected) => {
  expect(occurrences(feed(), id, after, expected.length)).toEqual(expected);
});

it('every liturgy starts in the week of January 6, 2025', () => {
  expect(events(feed()).map((event) => event.startDate.toString())).toEqual([
    '2025-01-07T05:00:00',
    '2025-01-08T15:30:00',
    '2025-01-12T08:30:00',
  ]);
});

it('is identical to the byte at any time', () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 6, 1) });
  const later = feed();
  vi.useRealTimers();
  expect(later).toBe(reference);
});

describe('an event', () => {
  it('has summary, location, duration, recurrence and URL', () => {
    const event = events(feed()).find(({ uid }) => uid.startsWith('wednesday.'));
    expect(event?.summary).toBe('Divine Liturgy – القداس');
    expect(event?.location).toBe('Example Church, Coptic; Orthodox\n100 Main Street, Richmond, VA 23220');
    expect(event?.startDate.zone.tzid).toBe('America/New_York');
    expect(event?.duration.toString()).toBe('PT2H30M');
    expect(event?.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY;BYDAY=WE');
    expect(event?.component.getFirstPropertyValue('url')).toBe(urls.page);
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('keeps its UID when its day, its hours and the other events change', () => {
    const [, , sunday] = events(feed());
    const moved = { id: 'sunday', day: 'Friday', startTime: '9:00 AM', endTime: '12:00 PM' } as const;
    expect(events(feed({ liturgies: [moved] }))[0]?.uid).toBe(sunday?.uid);
  });

  it('has the time of the revision as its DTSTAMP, and a SEQUENCE that increases with it', () => {
    const stamp = (event?: ICAL.Event) => String(event?.component.getFirstPropertyValue('dtstamp'));
    const [before] = events(feed());
    const [after] = events(feed({}, new Date('2026-11-20T20:16:30Z')));
    expect([stamp(before), stamp(after)]).toEqual(['2026-11-20T20:15:30Z', '2026-11-20T20:16:30Z']);
    expect(after?.sequence).toBe(Number(before?.sequence) + 1);
  });
});

describe('what a subscriber sees', () => {
  const sunday = week.liturgies.filter(({ id }) => id === 'sunday');
  const subscribed = (services: Partial<Services>, from: string, to: string) =>
    subscribedEvents(feed({ liturgies: sunday, ...services }), from, to);

  it('a canceled liturgy is gone, a moved one has its hours and the reason, after the next fetch', () => {
    expect(subscribed({}, '2026-11-01', '2026-11-16')).toEqual([
      '2026-11-01T08:30:00–11:30 Divine Liturgy – القداس',
      '2026-11-08T08:30:00–11:30 Divine Liturgy – القداس',
      '2026-11-15T08:30:00–11:30 Divine Liturgy – القداس',
    ]);
    const changes = [
      // Daylight saving time ends on this day.
      {
        liturgy: 'sunday',
        date: '2026-11-01',
        startTime: '9:00 AM',
        endTime: '1:00 PM',
        reason: 'The bishop',
      },
      { liturgy: 'sunday', date: '2026-11-08', canceled: true, reason: 'Snow' },
      // Without effect: it was a Saturday when the liturgy was on Saturdays.
      { liturgy: 'sunday', date: '2026-11-14', canceled: true },
      { liturgy: 'deleted', date: '2026-11-15', canceled: true },
    ];
    expect(subscribed({ changes }, '2026-11-01', '2026-11-16')).toEqual([
      '2026-11-01T09:00:00–13:00 Divine Liturgy – القداس (The bishop)',
      '2026-11-15T08:30:00–11:30 Divine Liturgy – القداس',
    ]);
  });

  it('a season begins and ends with its dates', () => {
    const season = { name: 'Lenten Liturgy', firstDate: '2027-03-08', lastDate: '2027-03-21' };
    const liturgies = sunday.map((it) => ({ ...it, ...season }));
    expect(subscribed({ liturgies }, '2027-01-01', '2027-12-31')).toEqual([
      '2027-03-14T08:30:00–11:30 Lenten Liturgy',
      '2027-03-21T08:30:00–11:30 Lenten Liturgy',
    ]);
    const over = sunday.map((it) => ({ ...it, firstDate: '2027-03-08', lastDate: '2027-03-10' }));
    expect(subscribed({ liturgies: over }, '2027-01-01', '2027-12-31')).toEqual([]);
  });

  it('a special service may end after midnight, in the next year', () => {
    const praises = { name: 'Praises', date: '2026-12-31', startTime: '10:00 PM', endTime: '12:30 AM' };
    expect(subscribed({ specialServices: [praises] }, '2026-12-28', '2027-01-03')).toEqual([
      '2026-12-31T22:00:00–00:30 Praises',
    ]);
    const [uid] = events(feed({ liturgies: [], specialServices: [praises] })).map((event) => event.uid);
    const later = { ...praises, startTime: '11:00 PM' };
    expect(events(feed({ liturgies: [], specialServices: [later] }))[0]?.uid).toBe(uid);
  });
});

describe('the file', () => {
  it('has lines of at most 75 bytes that end with CRLF', () => {
    const lines = feed().split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('has the calendar properties and VTIMEZONE before the events', () => {
    const calendar = new ICAL.Component(ICAL.parse(feed()) as unknown[]);
    expect(feed()).toMatch(/^BEGIN:VCALENDAR\r\n(?!BEGIN)[^]*?\r\nBEGIN:VTIMEZONE/);
    expect(feed()).toMatch(/END:VTIMEZONE\r\nBEGIN:VEVENT[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT6H');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/.+\/\/.+\/\/EN$/);
    expect(feed()).toContain(String.raw`X-WR-CALNAME:Example Church\, Coptic\; Orthodox`);
  });

  it('resolves an alias of a time zone', () => {
    const file = liturgiesFeed(week, { ...church, timeZone: 'US/Eastern' }, '2026-11-20', { urls, revised });
    expect(file).toBe(feed());
  });

  it('rejects an unknown time zone', () => {
    // The library logs an error.
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() =>
      liturgiesFeed(week, { ...church, timeZone: 'Mars/Olympus' }, '2026-11-20', { urls, revised }),
    ).toThrow(/'Mars\/Olympus'/);
  });
});

/** The first occurrences of a liturgy after a date, in UTC. */
function occurrences(file: string, id: string, after: string, count: number): string[] {
  const event = events(file).find(({ uid }) => uid.startsWith(`${id}.`));
  const iterator = event?.iterator();
  const found: string[] = [];
  while (found.length < count) {
    const next = iterator?.next();
    if (!next) break;
    if (next.toString() > after) found.push(next.convertToZone(ICAL.Timezone.utcTimezone).toString());
  }
  return found;
}
