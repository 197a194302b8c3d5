import { expect, it } from 'vitest';
import { calendar, show, shown, upcoming, vtimezone } from './fixtures/calendar.ts';

/** Sundays through December 27 */
const sundays =
  'UID:series | DTSTART;TZID=America/New_York:20261108T083000 | DTEND;TZID=America/New_York:20261108T113000 | RRULE:FREQ=WEEKLY;UNTIL=20261228T000000Z';
const changed = (date: string, lines: string) =>
  `UID:series | RECURRENCE-ID;TZID=America/New_York:${date}T083000 | ${lines}`;

const without13 = `${sundays} | EXDATE;TZID=America/New_York:20261213T083000`;
const moved = changed('20261213', 'DTSTART:20261215T190000');
const unreadableZone = vtimezone('Odd').replaceAll('YEARLY', 'MONTHLY;BYYEARDAY=1');

const range = (date: string, lines: string) => changed(date, lines).replace('ID;', 'ID;RANGE=THISANDFUTURE;');

it.each<[string, string[], string]>([
  ['EXDATE', [`${without13}, 20261220T083000`], '12-06 12-27'],
  ['EXDATE in UTC', [`${sundays} | EXDATE:20261213T133000Z | EXDATE:20261220T133000Z`], '12-06 12-27'],
  [
    'RDATE and RRULE',
    [`${without13} | RDATE;TZID=America/New_York:20261225T103000`],
    '12-06 12-20 12-25 12-27',
  ],
  [
    'days of an instance that began before today',
    ['DTSTART;VALUE=DATE:20261106 | DTEND;VALUE=DATE:20261109 | RRULE:FREQ=WEEKLY;COUNT=5'],
    '12-04',
  ],
  [
    'EXDATE of days without VALUE',
    ['DTSTART;VALUE=DATE:20261206 | RRULE:FREQ=DAILY;COUNT=4 | EXDATE:20261207,20261208'],
    '12-06 12-09',
  ],
  ['moved', [sundays, moved], '12-06 12-15 12-20 12-27'],
  [
    'moved onto the next',
    [sundays, changed('20261213', 'DTSTART;TZID=America/New_York:20261220T083000')],
    '12-06 12-20 12-20 12-27',
  ],
  [
    'moved, but it is not known which',
    [sundays, 'UID:series | RECURRENCE-ID:nonsense | SEQUENCE:1 | DTSTART:20261215T190000'],
    '12-06 12-13 12-15 12-20 12-27',
  ],
  // Google keeps a series of which "this and following" was deleted at its first instance.
  [
    'UNTIL before the first',
    [
      'DTSTART;TZID=Europe/London:20261208T140000 | RRULE:FREQ=WEEKLY;UNTIL=20261208T135959Z',
      'DTSTART:20261211T110000 | RRULE:FREQ=WEEKLY;UNTIL=20261211T045959Z',
    ],
    '',
  ],
  [
    'moved twice',
    [
      sundays,
      changed('20261213', 'SEQUENCE:2 | DTSTART:20261216T190000'),
      changed('20261213', 'SEQUENCE:1 | DTSTART:20261215T190000'),
    ],
    '12-06 12-16 12-20 12-27',
  ],
  [
    'moved, in a zone that cannot be read',
    [
      unreadableZone,
      'UID:series | RECURRENCE-ID;TZID=Odd:20261213T083000 | DTSTART:20261215T190000',
      'DTSTART:20261216T190000',
    ],
    '12-15 12-16',
  ],
  ['moved, but the series is missing', [moved, range('20261220', 'DTSTART:20261221T190000')], '12-15 12-21'],
  [
    'moved, then canceled',
    [
      sundays,
      changed('20261213', 'SEQUENCE:9 | DTSTART:20261215T190000'),
      changed('20261213', 'SEQUENCE:10 | DTSTART:20261215T190000 | STATUS:CANCELLED'),
    ],
    '12-06 12-20 12-27',
  ],
  [
    'an older version',
    [`${sundays} | SEQUENCE:3`, `${sundays.replaceAll('T083000', 'T093000')} | SEQUENCE:2`],
    '12-06 12-13 12-20 12-27',
  ],
  [
    'moved from a day after the 90',
    [
      'UID:series | DTSTART;TZID=America/New_York:20270404T083000 | RRULE:FREQ=WEEKLY',
      changed('20270411', 'DTSTART:20261210T190000'),
    ],
    '12-10',
  ],
  [
    'that and all after it moved',
    [sundays, range('20261213', 'DTSTART:20261212T190000')],
    '12-06 12-12 12-19 12-26',
  ],
  [
    'that and all after it moved, named by its day',
    [sundays, 'UID:series | RECURRENCE-ID;RANGE=THISANDFUTURE:20261213 | DTSTART:20261212T190000'],
    '12-06 12-12 12-19 12-26',
  ],
  [
    'that and all after it moved, twice',
    [sundays, range('20261220', 'DTSTART:20261221T083000'), range('20261213', 'DTSTART:20261212T190000')],
    '12-06 12-12 12-21 12-28',
  ],
  [
    'that and all after it moved, but one',
    [sundays, range('20261213', 'DTSTART:20261212T190000'), changed('20261220', 'DTSTART:20261220T083000')],
    '12-06 12-12 12-20 12-26',
  ],
  [
    'that and all after it canceled',
    [sundays, range('20261220', 'DTSTART:20261220T083000 | STATUS:CANCELLED')],
    '12-06 12-13',
  ],
  [
    'moved into the 90 days, and all after it',
    [
      'UID:series | DTSTART;TZID=America/New_York:20270404T083000 | RRULE:FREQ=WEEKLY;COUNT=3',
      range('20270411', 'DTSTART:20261210T190000'),
    ],
    '12-10 12-17',
  ],
  // Outlook excludes a day that it moves, too. A series that is newer was changed after its instance: the day was deleted.
  [
    'moved and excluded, as new',
    [
      `${sundays} | SEQUENCE:2 | EXDATE;TZID=America/New_York:20261213T083000`,
      changed('20261213', 'SEQUENCE:2 | DTSTART:20261215T190000'),
    ],
    '12-06 12-15 12-20 12-27',
  ],
  [
    'moved, then deleted',
    [
      `${sundays} | SEQUENCE:3 | EXDATE;TZID=America/New_York:20261213T083000`,
      changed('20261213', 'SEQUENCE:2 | DTSTART:20261215T190000'),
    ],
    '12-06 12-20 12-27',
  ],
  [
    'another day deleted since',
    [
      `${sundays} | SEQUENCE:4 | EXDATE;TZID=America/New_York:20261220T083000`,
      changed('20261213', 'SEQUENCE:1 | DTSTART:20261215T190000'),
    ],
    '12-06 12-15 12-27',
  ],
  [
    'one private',
    [sundays, changed('20261213', 'DTSTART:20261215T190000 | CLASS:PRIVATE')],
    '12-06 12-20 12-27',
  ],
])('a series: %s', (_, events, expected) => {
  expect(
    upcoming(...events)
      .map(({ firstDate }) => firstDate.slice(5))
      .join(' '),
  ).toBe(expected);
});

it('an instance may have a title, place and end of its own', () => {
  const feast = 'DTSTART:20261220T083000 | DTEND:20261220T140000 | SUMMARY:Feast | LOCATION:Cathedral';
  expect(upcoming(`${sundays} | LOCATION:Church`, changed('20261220', feast)).map(show)).toEqual([
    '2026-12-06 8:30 AM–11:30 AM Vespers @ Church',
    '2026-12-13 8:30 AM–11:30 AM Vespers @ Church',
    '2026-12-20 8:30 AM–2:00 PM Feast @ Cathedral',
    '2026-12-27 8:30 AM–11:30 AM Vespers @ Church',
  ]);
});

it('all instances from one on have the hour, length, title and place of its change, also when the clocks change', () => {
  const start = 'DTSTART;TZID=America/New_York';
  const weekly = `UID:series | ${start}:20270221T083000 | DURATION:PT3H | RRULE:FREQ=WEEKLY;COUNT=4`;
  const vigil = `${start}:20270227T183000 | DURATION:PT2H | SUMMARY:Vigil | LOCATION:Hall`;
  const instances = shown(calendar(weekly, range('20270228', vigil)), { from: '2027-02-14' }).map(show);
  const vigils = ['2027-02-27', '2027-03-06', '2027-03-13'].map((it) => `${it} 6:30 PM–8:30 PM Vigil @ Hall`);
  expect(instances).toEqual(['2027-02-21 8:30 AM–11:30 AM Vespers', ...vigils]);
});

it.each([
  ['RDATE;VALUE=PERIOD:20261226T010000Z/20261226T040000Z', '2026-12-25 8:00 PM–11:00 PM'],
  ['RDATE:20261225T200000/P1D', '2026-12-25/2026-12-26 8:00 PM–8:00 PM'],
])('%s has its own length', (rdate, expected) => {
  const event = `DTSTART;TZID=America/New_York:20261206T083000 | DURATION:PT1H | ${rdate}`;
  expect(upcoming(event).map(show)).toEqual(['2026-12-06 8:30 AM–9:30 AM Vespers', `${expected} Vespers`]);
});
