// Prints two lines: the offset of the machine's time zone, and what is found there. `machine-time-zones.test.ts` runs it.
import { datesBetween } from '#time/dates.ts';
import { calendar, newYork, vtimezone } from './calendar-events/fixtures/calendar.ts';
import { upcomingEvents } from './calendar-events/upcoming-events.ts';
import { church, feedOptions } from './church-fixture.ts';
import { churchYearFeed } from './church-year/church-year-feed.ts';
import { churchDay } from '#time/church-year.ts';
import { fromCoptic, toCoptic } from '#time/coptic-calendar.ts';
import { rules } from '#time/rules-fixture.ts';
import { liturgiesFeed } from './services/liturgies-feed.ts';
import { noServices } from '#time/services-fixture.ts';
import type { Services } from '#time/services.ts';

const services: Services = {
  ...noServices,
  liturgies: [{ id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' }],
  changes: [{ liturgy: 'sunday', date: '2026-11-29', startTime: '12:30 AM', endTime: '11:45 PM' }],
  specialServices: [{ name: 'Eve', date: '2027-01-06', startTime: '10:00 PM', endTime: '12:30 AM' }],
};
const churchYear = { ...rules, heading: 'Feasts', months: {} } as never;
const zones = [vtimezone('Parish Time'), vtimezone('Pacific Standard Time', '-0800', '-0700')];
// In the first hour and on the last evening before the clocks change, and in the hour that they show twice.
const starts = [
  ...[':20261101T003000', ':20261031T233000Z', ';VALUE=DATE:20261031', ';TZID=Parish Time:20261031T203000'],
  ...[':20261101T013000', ':20261101T053000Z', ':20261101T063000Z', ';TZID=Parish Time:20261101T013000'],
  ';TZID="Pacific Standard Time":20261031T213000',
];

const events = starts.map((start) => `DTSTART${start} | RRULE:FREQ=WEEKLY;COUNT=30`);
// Across the turn of years, and the days on which clocks change, in the parish and elsewhere.
const dates = {
  coptic: datesBetween('2026-08-01', '2028-04-01').map((date) => fromCoptic(toCoptic(date))),
  days: datesBetween('2026-12-25', '2027-05-10').map((day) => churchDay(rules, day)),
  feeds: [
    churchYearFeed(churchYear, church, '2026-11-22', feedOptions),
    liturgiesFeed(services, church, '2026-11-20', feedOptions),
  ],
  events: ['2026-10-31', '2027-02-20'].map((today) =>
    upcomingEvents(calendar(...zones, ...events), today, newYork),
  ),
};
console.log(`${new Date(2026, 0, 1).getTimezoneOffset()}\n${JSON.stringify(dates)}`);
