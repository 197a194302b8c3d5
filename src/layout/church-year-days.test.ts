import { expect, test } from 'vitest';
import { currentWords } from '#language/current-language.ts';
import { addDays, type CalendarDate, weekdayOf } from '#time/dates.ts';
import { parseTime } from '#time/time-of-day.ts';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { noServices } from '#liturgies/fixtures/services.ts';
import { churchData } from './structured-data.ts';
import { subscribedEvents } from '#church/fixtures/feed.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';
import { isHeld, servicesOn } from '#liturgies/services.ts';
import type { Services } from '#liturgies/schema.ts';

const lent = { firstDate: '2027-03-08', lastDate: '2027-04-23', replaces: 'wednesday' } as const;
const services: Services = {
  ...noServices,
  liturgies: [
    { id: 'tuesday', day: 'Tuesday', startTime: '5:00 AM', endTime: '7:00 AM' },
    { id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' },
    { id: 'saturday', day: 'Saturday', startTime: '8:00 AM', endTime: '10:30 AM' },
    { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' },
    { id: 'lent', day: 'Wednesday', startTime: '12:00 PM', endTime: '4:00 PM', ...lent },
  ],
  changes: [
    { liturgy: 'saturday', date: '2027-05-01', startTime: '6:00 AM', endTime: '9:00 AM' },
    { liturgy: 'tuesday', date: '2027-04-27', canceled: true },
  ],
  specialServices: [
    { name: 'Eve of the Nativity', date: '2027-01-06', startTime: '8:00 PM', endTime: '12:30 AM' },
    { name: 'Eve of the Resurrection', date: '2027-05-01', startTime: '7:00 PM', endTime: '1:00 AM' },
  ],
  pauses: [
    { id: 'holy-week', text: 'Holy Week', firstDate: '6 days before Pascha', lastDate: 'Pascha' },
    { id: 'nativity', text: 'Nativity', firstDate: 'Nativity' },
    { id: 'epiphany', text: 'Epiphany', firstDate: '11 Tobi' },
  ],
};
const urls = { home: 'https://a.org/', image: 'https://a.org/a.jpg', logo: 'https://a.org/b.png' };
const feed = liturgiesFeed(services, church, '2026-11-20', feedOptions);

const heldOn = (date: CalendarDate) => servicesOn(services, date).filter(isHeld);

/** The start times of a day by each place that tells them, on the 24-hour clock. */
const places: Record<string, (date: CalendarDate) => (string | undefined)[]> = {
  pages: (date) => heldOn(date).map(({ hours }) => parseTime(hours.startTime).iso),
  feed: (date) =>
    subscribedEvents(feed, date, addDays(date, 1))
      .filter((event) => !event.includes(` ${currentWords().canceled}: `))
      .map((event) => event.slice(11, 16)),
  'structured data': (date) => {
    const { openingHoursSpecification } = churchData(church, services, date, urls);
    const hours = openingHoursSpecification as unknown as Record<string, string>[];
    const ofDate = hours.filter(({ validFrom, validThrough }) => validFrom === date && validThrough === date);
    const weekly = hours.filter(
      ({ dayOfWeek, validFrom = '', validThrough = '9' }) =>
        dayOfWeek?.endsWith(weekdayOf(date)) && validFrom <= date && date <= validThrough,
    );
    const told = ofDate.length > 0 ? ofDate : weekly;
    return told.filter(({ opens, closes }) => opens !== closes).map(({ opens }) => opens);
  },
};

test.each<[date: CalendarDate, starts: string[]]>([
  ['2026-11-24', ['05:00']],
  ['2027-01-06', ['15:30', '20:00']],
  ['2027-01-07', []],
  ['2027-01-19', []],
  // Great Lent has hours of its own on Wednesdays.
  ['2027-03-03', ['15:30']],
  ['2027-03-10', ['12:00']],
  ['2027-04-25', ['08:30']],
  // Holy Week: canceled, paused, and with hours that the office has entered.
  ['2027-04-27', []],
  ['2027-05-01', ['06:00', '19:00']],
  ['2027-05-02', []],
  ['2027-05-05', ['15:30']],
  // After a leap year the Nativity has two days. The weekly liturgy of the second is held, unless the office cancels it.
  ['2028-01-08', ['08:00']],
  ['2029-01-06', ['08:00']],
  ['2029-01-07', []],
  // The feed tells three years.
  ['2029-04-04', []],
  ['2029-11-17', ['08:00']],
])('on %s every place tells %j', (date, starts) => {
  for (const [place, startsOn] of Object.entries(places)) expect(startsOn(date), place).toEqual(starts);
});
