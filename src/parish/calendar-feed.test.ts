import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Liturgies, Liturgy } from '#content/schemas/liturgies.ts';
import { calendarFeed, subscribeHref } from './calendar-feed.ts';

const church = {
  name: 'Example Church, Coptic; Orthodox',
  address: {
    street: '9515 Winterpock Road',
    city: 'Chesterfield',
    region: 'VA',
    postalCode: '23832',
    country: 'US',
  },
  timeZone: 'America/New_York',
};
const week: Liturgies = {
  liturgies: [
    { id: 'tuesday', day: 'Tuesday', startTime: '5:00 AM', endTime: '7:00 AM' },
    { id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' },
    { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' },
  ],
  calendar: { eventName: 'Divine Liturgy – القداس', subscribeLabel: 'Add', downloadLabel: 'Download' },
};
const places = { source: 'https://example.org/liturgies.ics', page: 'https://example.org/Schedule' };
const feed = (liturgies = week.liturgies) => calendarFeed({ ...week, liturgies }, church, places);

/** How far behind UTC a machine's clock is in January, in minutes, by its time zone. */
const machines = { UTC: 0, 'America/New_York': 300, 'Pacific/Auckland': -780 };

describe.each(Object.entries(machines))('on a machine in %s', (timeZone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', timeZone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
  });
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    // The clocks go forward on 8 March 2026 and back on 1 November.
    ['sunday', '2026-02-28', ['2026-03-01T13:30:00Z', '2026-03-08T12:30:00Z', '2026-03-15T12:30:00Z']],
    ['sunday', '2026-10-24', ['2026-10-25T12:30:00Z', '2026-11-01T13:30:00Z', '2026-11-08T13:30:00Z']],
    ['tuesday', '2026-03-02', ['2026-03-03T10:00:00Z', '2026-03-10T09:00:00Z']],
    ['wednesday', '2026-10-27', ['2026-10-28T19:30:00Z', '2026-11-04T20:30:00Z']],
  ])('the liturgy of %s keeps its hour when the clocks change after %s', (id, after, expected) => {
    expect(occurrences(feed(), id, after, expected.length)).toEqual(expected);
  });

  it('every liturgy begins in the week of 6 January 2025, so that no week is missing', () => {
    expect(events(feed()).map((event) => event.startDate.toString())).toEqual([
      '2025-01-07T05:00:00',
      '2025-01-08T15:30:00',
      '2025-01-12T08:30:00',
    ]);
  });

  it('is the same to the byte at any time', () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 6, 1) });
    const later = feed();
    vi.useRealTimers();
    expect(later).toBe(feed());
    expect(later).toMatch(/\r\nDTSTAMP:20250106T000000Z\r\n/);
  });
});

describe('an event', () => {
  it('says what, where and until when', () => {
    const event = events(feed()).find(({ uid }) => uid.startsWith('wednesday.'));
    expect(event?.summary).toBe('Divine Liturgy – القداس');
    expect(event?.location).toBe(
      'Example Church, Coptic; Orthodox\n9515 Winterpock Road, Chesterfield, VA 23832',
    );
    expect(event?.startDate.zone.tzid).toBe('America/New_York');
    expect(event?.duration.toString()).toBe('PT2H30M');
    expect(event?.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY;BYDAY=WE');
    expect(event?.component.getFirstPropertyValue('url')).toBe(places.page);
  });

  it('is known by the same name when its hours, its day and its neighbours change', () => {
    const [, , sunday] = events(feed());
    const moved = { id: 'sunday', day: 'Friday', startTime: '9:00 AM', endTime: '12:00 PM' } as const;
    expect(events(feed([moved]))[0]?.uid).toBe(sunday?.uid);
  });

  it('shares its name with no other', () => {
    const [tuesday, wednesday] = week.liturgies;
    const twins = [tuesday, { ...wednesday, id: 'tuesday' }] as Liturgy[];
    expect(() => feed(twins)).toThrow(/two liturgies have the id 'tuesday'/);
  });
});

describe('the file', () => {
  it('has lines of at most 75 bytes that end as the format asks', () => {
    const lines = feed().split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('has what belongs to the calendar before what stands in it', () => {
    const calendar = new ICAL.Component(ICAL.parse(feed()) as unknown[]);
    expect(feed().indexOf('BEGIN:VTIMEZONE')).toBeLessThan(feed().indexOf('BEGIN:VEVENT'));
    expect(feed()).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//smpk-website//Weekly liturgies//EN');
    expect(feed()).toContain(String.raw`X-WR-CALNAME:Example Church\, Coptic\; Orthodox`);
  });

  it('knows a time zone by the name that its rules have', () => {
    const file = calendarFeed(week, { ...church, timeZone: 'US/Eastern' }, places);
    expect(file).toBe(feed());
  });

  it('is not made for a time zone without rules', () => {
    // The library writes a line of its own.
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => calendarFeed(week, { ...church, timeZone: 'Mars/Olympus' }, places)).toThrow(
      /'Mars\/Olympus'/,
    );
  });

  it('is followed under the scheme that calendars know', () => {
    expect(subscribeHref(places.source)).toBe('webcal://example.org/liturgies.ics');
  });
});

/** The events as another program reads them. */
function events(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** When a liturgy starts after a date, in UTC. */
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
