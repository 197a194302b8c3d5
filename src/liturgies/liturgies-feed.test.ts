import { afterEach, expect, it, vi } from 'vitest';
import { currentWords, inLanguage } from '#language/current-language.ts';
import { languageOf } from '#language/languages.ts';
import { church as someChurch, feedOptions } from '#church/fixtures/church.ts';
import { rules } from '#church-year/fixtures/rules.ts';
import { holyWeek, liturgy, noServices, special } from './fixtures/services.ts';
import { events, subscribedEvents } from '#site/fixtures/feed.ts';
import { liturgiesFeed } from './liturgies-feed.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { LiturgyChange, LiturgiesFile } from './schema.ts';

const church = { ...someChurch, name: 'Example Church, Coptic; Orthodox' };
const sunday = liturgy('Sunday, 8:30 AM–11:30 AM');
const praises = special('2026-12-31, 10:00 PM–12:30 AM, Praises');
const feed = (
  services: Partial<LiturgiesFile> = {},
  today: CalendarDate = '2026-11-20',
  {
    timeZone = church.timeZone,
    revised = '2026-11-20T20:15:30Z',
    gospel = undefined as string | undefined,
    names = undefined as string[] | undefined,
  } = {},
) =>
  liturgiesFeed(
    {
      ...noServices,
      liturgies: [liturgy('Wednesday, 3:30 PM–6:00 PM'), sunday],
      usualLiturgy: { name: 'Divine Liturgy – القداس' },
      ...services,
    },
    { ...church, timeZone },
    today,
    { ...feedOptions, observances: rules.observances, revised: new Date(revised), gospel },
    names,
  );
const uidsOf = (file: string) => events(file).map(({ uid }) => uid);

afterEach(() => void vi.useRealTimers());

it('is identical to the byte at any time, and by an alias of its time zone', () => {
  const file = feed();
  vi.useFakeTimers({ now: Date.UTC(2031, 6, 1) });
  expect(feed({}, '2026-12-24', { timeZone: 'US/Eastern' })).toBe(file);
});

it('its time zone is described before its first event, by newer rules than those of Node', () => {
  const since = (firstDate: CalendarDate, timeZone = church.timeZone) => {
    const file = feed({ liturgies: [{ ...sunday, firstDate }] }, '2026-11-20', { timeZone });
    return { starts: file.match(/(?<=^DTSTART)\S+/gm) ?? [], file };
  };
  expect(since('2019-09-01').starts.slice(0, 2)).toEqual([':20180311T020000', ':20190310T020000']);
  expect(since('2026-11-01').starts.slice(0, 2)).toEqual([':20240310T020000', ':20241103T020000']);
  const { starts, file } = since('2026-12-01', 'America/Winnipeg');
  expect(starts.at(-1)).toBe(';TZID=America/Winnipeg:20261206T083000');
  expect(file).toContain('DTEND;TZID=America/Winnipeg:20261206T113000\r\n');
});

it('an event has its place in the location', () => {
  const [event] = events(feed({ liturgies: [{ ...sunday, place: 'Chapel' }] }));
  expect(event?.location).toBe(
    'Example Church, Coptic; Orthodox, Chapel\n100 Main Street, Richmond, VA 23220',
  );
});

it('an event keeps its UID when its day, its hours and the other events change', () => {
  const uidOf = (services: Partial<LiturgiesFile>) => uidsOf(feed(services)).at(-1);
  const moved = liturgy('Friday, 9:00 AM–12:00 PM', { id: 'sunday' });
  expect(uidOf({ liturgies: [moved] })).toBe(uidOf({}));
  const later = { ...praises, startTime: '11:00 PM' } as const;
  expect(uidOf({ specialServices: [later] })).toBe(uidOf({ specialServices: [praises] }));
});

it('DTSTAMP is the time of the revision, and SEQUENCE increases with it', () => {
  const revisedAt = (revised: string) => {
    const [event] = events(feed({}, '2026-11-20', { revised }));
    return [String(event?.component.getFirstPropertyValue('dtstamp')), Number(event?.sequence)] as const;
  };
  const [before, after] = ['2026-11-20T20:15:30Z', '2026-11-20T20:16:30Z'] as const;
  expect(revisedAt(before)[0]).toBe(before);
  expect(revisedAt(after)).toEqual([after, revisedAt(before)[1] + 1]);
});

it('canceled and moved liturgies have their hours, language and reason', () => {
  const changes: LiturgyChange[] = [
    // Daylight saving time ends on this day.
    { liturgy: 'sunday', date: '2026-11-01', startTime: '9:00 AM', endTime: '1:00 PM', reason: 'Feast' },
    { liturgy: 'sunday', date: '2026-11-08', canceled: true, reason: 'Snow' },
    // Without effect: it was a Saturday when the liturgy was on Saturdays.
    { liturgy: 'sunday', date: '2026-11-14', canceled: true },
    { liturgy: 'deleted', date: '2026-11-15', canceled: true },
  ];
  const liturgies = [{ ...sunday, language: 'Arabic' }];
  const file = feed({ liturgies, changes, specialServices: [praises] });
  const seen = subscribedEvents(file, '2026-11-01', '2027-01-01');
  expect([...seen.slice(0, 3), seen.at(-1)]).toEqual([
    '2026-11-01T09:00:00–13:00 Divine Liturgy – القداس (Arabic\nFeast)',
    `2026-11-08T08:30:00–11:30 ${currentWords().canceled}: Divine Liturgy – القداس (Arabic\nSnow)`,
    '2026-11-15T08:30:00–11:30 Divine Liturgy – القداس (Arabic)',
    '2026-12-31T22:00:00–00:30 Praises',
  ]);
});

it('in Arabic a special service has the UID of its name in the main language', () => {
  const file = inLanguage(languageOf('ar'), () =>
    feed({ specialServices: [{ ...praises, name: 'تسبحة' }] }, '2026-11-20', { names: ['Praises'] }),
  );
  expect(uidsOf(file)).toEqual(uidsOf(feed({ specialServices: [praises] })).map((uid) => `${uid}-ar`));
});

it('nothing is excluded before the first instance', () => {
  const changes = [{ liturgy: 'sunday', date: '2025-01-12', canceled: true } as const];
  const [, event] = events(feed({ liturgies: [sunday], changes }));
  expect(String(event?.startDate)).toBe('2025-01-19T08:30:00');
  expect(event?.component.getAllProperties('exdate')).toEqual([]);
});

const nativity = { id: 'nativity', text: 'Nativity liturgy: {eve}.', firstDate: 'Nativity' } as const;
const pausesOf = (file: string, year: string) =>
  events(file)
    .filter(({ uid, startDate }) => uid.startsWith('pause-') && startDate.toString().startsWith(year))
    .map(
      ({ uid, startDate, endDate, summary, description }) =>
        `${uid.split('.')[0]} ${startDate.toString()}–${endDate.toString()} ${summary} ${description}`,
    );

it('a pause whose hours nobody has entered is an all-day event that says whom to call', () => {
  const pauses = [nativity, holyWeek];
  const call = 'For the hours, call (804) 555-1212';
  // DTEND is exclusive.
  const expected = [
    'pause-nativity-2027-01-06 2027-01-06–2027-01-07 Nativity liturgy: Wednesday evening, January\u00A06. For the hour, call (804) 555-1212',
    `pause-holy-week-2027-04-26 2027-04-26–2027-05-03 Holy Week ${call}`,
  ];
  expect(pausesOf(feed({ pauses }), '2027')).toEqual(expected);
  // On a day within it, it is the same.
  expect(pausesOf(feed({ pauses }, '2027-04-29'), '2027')).toEqual(expected.slice(1));
  const entered = [
    special('2027-01-06, 8:00 PM–11:00 PM, Eve'),
    special('2027-04-30, 9:00 AM–5:00 PM, Good Friday'),
    special('2027-05-01, 8:00 PM–11:00 PM, Resurrection'),
  ];
  expect(pausesOf(feed({ pauses, specialServices: entered }), '2027')).toEqual([
    `pause-holy-week-2027-04-26 2027-04-26–2027-04-30 Holy Week ${call}`,
  ]);
});

// In Cairo, clocks skip the hour after midnight of April 30, 2027, which is Great Friday.
it.each<[what: string, services: Partial<LiturgiesFile>, shown: string[]]>([
  ['held', {}, ['DTSTART:20270429T220000Z', 'DTEND:20270429T230000Z']],
  ['canceled', { changes: [{ liturgy: 'friday', date: '2027-04-30', canceled: true }] }, []],
  [
    'moved',
    { changes: [{ liturgy: 'friday', date: '2027-04-30', startTime: '5:00 AM', endTime: '7:00 AM' }] },
    [],
  ],
  [
    'paused',
    {
      pauses: [
        {
          id: 'a',
          text: 'Great Friday',
          firstDate: '2 days before Pascha',
          lastDate: '2 days before Pascha',
        },
      ],
    },
    [],
  ],
])(
  'a series ends before an instance in the hour that clocks skip, %s, and another begins',
  (_, services, shown) => {
    const friday = liturgy('Friday, 12:00 AM–2:00 AM', { id: 'friday' });
    const file = feed({ liturgies: [friday], ...services }, '2026-11-20', { timeZone: 'Africa/Cairo' });
    expect(
      file
        .match(/^(UID:friday-from-202[67].{6}|DTSTART;TZID=.*:202[67].*|RRULE:.*UNTIL=202[78].*)/gm)
        ?.slice(-6),
    ).toEqual([
      'UID:friday-from-2026-04-24',
      'DTSTART;TZID=Africa/Cairo:20260501T000000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270423T220000Z;BYDAY=FR',
      'UID:friday-from-2027-04-30',
      'DTSTART;TZID=Africa/Cairo:20270507T000000',
      'RRULE:FREQ=WEEKLY;UNTIL=20280421T220000Z;BYDAY=FR',
    ]);
    expect(file.match(/^DT(START|END):202704\S+/gm) ?? []).toEqual(shown);
  },
);

it('a service in a night in which clocks change is an event of its own in UTC', () => {
  const night = liturgy('Saturday, 11:00 PM–4:00 AM', { id: 'night' });
  const file = feed({ liturgies: [night] }, '2027-01-01');
  expect(file.match(/^DT(START|END):202[67]\S+/gm)).toEqual([
    ...['DTSTART:20260308T040000Z', 'DTEND:20260308T080000Z'],
    ...['DTSTART:20261101T030000Z', 'DTEND:20261101T090000Z'],
    ...['DTSTART:20270314T040000Z', 'DTEND:20270314T080000Z'],
    ...['DTSTART:20271107T030000Z', 'DTEND:20271107T090000Z'],
  ]);
  expect(file).toContain('\r\nUID:night-2027-03-13.');
  expect(file.replace(/\r\n /g, '')).toMatch(
    /EXDATE;TZID=America\/New_York:\S*20270313T230000,20271106T230000/,
  );
});

it('a liturgy of a week of the month repeats monthly, from its first instance on', () => {
  const saturday = liturgy('Saturday, 9:00 AM–12:00 PM', { id: 'first', week: 'first', replaces: 'each' });
  const last = { ...sunday, id: 'last', week: 'last', lastDate: '2027-03-27' } as const;
  const each = liturgy('Saturday, 8:00 AM–10:30 AM', { id: 'each', firstDate: '2026-12-01' });
  const changes = [{ liturgy: 'first', date: '2027-01-02', canceled: true } as const];
  const file = feed({ liturgies: [each, saturday, last], changes }, '2026-12-01').replace(/\r\n /g, '');
  expect(file.match(/^(DTSTART;|RRULE:(?!FREQ=YEARLY)).*/gm)).toEqual([
    ...['DTSTART;TZID=America/New_York:20261212T080000', 'RRULE:FREQ=WEEKLY;BYDAY=SA'],
    'DTSTART;TZID=America/New_York:20270102T090000',
    ...['DTSTART;TZID=America/New_York:20250201T090000', 'RRULE:FREQ=MONTHLY;BYDAY=1SA'],
    'DTSTART;TZID=America/New_York:20250126T083000',
    'RRULE:FREQ=MONTHLY;UNTIL=20270301T133000Z;BYDAY=-1SU',
  ]);
  expect(file.match(/^EXDATE.*?(?=,20270306|$)/gm)).toEqual([
    'EXDATE;TZID=America/New_York:20270102T080000,20270206T080000',
    'EXDATE;TZID=America/New_York:20270102T090000',
  ]);
});

it('the series of Sundays tells where the Gospel is, and no other event', () => {
  const changes = [{ liturgy: 'sunday', date: '2026-12-06', startTime: '9:00 AM' } as const];
  const file = feed({ changes }, '2026-11-20', { gospel: 'https://www.church.example/Gospel' });
  const gospel = 'This Sunday’s Gospel: https://www.church.example/Gospel';
  expect(events(file).map(({ description }) => description)).toEqual([null, null, gospel]);
});
