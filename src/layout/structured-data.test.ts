import { expect, it, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { currentWords } from '#language/current-language.ts';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { subscribedEvents } from '#site/fixtures/feed.ts';
import { rules } from '#church-year/fixtures/rules.ts';
import { liturgy, noServices, readServices } from '#liturgies/fixtures/services.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';
import { servicesOn } from '#liturgies/services.ts';
import { isHeld } from '#liturgies/status.ts';
import { addDays, type CalendarDate, weekdayOf } from '#time/dates.ts';
import { parseTime } from '#time/time-of-day.ts';
import type { CalendarEvent } from '#calendar/calendar-event.ts';
import { churchData, eventData } from './structured-data.ts';

const [home, page] = ['https://church.org/', 'https://church.org/AboutUs'];
const [image, logo] = ['https://church.org/og/home.jpg', 'https://church.org/icon-512.png'];
const dataOf = (facts: object, services = noServices, today: CalendarDate = '2026-12-01') =>
  churchData({ ...church, ...facts }, services, rules.observances, today, { home, image, logo });

it('the church has what is supplied, no placeholder, and no hours without a service', () => {
  const facebook = 'https://www.facebook.com/church';
  const { phone: telephone, email } = church;
  const links = { facebook, youtube: 'https://youtube.example/church' };
  expect(dataOf({ links })).toMatchObject({ telephone, email, sameAs: [facebook] });
  const placeholders = { phone: '+1-804-555-0100', email: 'office@church.example' };
  const keys = ['telephone', 'email', 'sameAs', 'openingHoursSpecification'];
  for (const key of keys) expect(dataOf(placeholders)).not.toHaveProperty(key);
});

const services = readServices('three-years.yaml');
const feed = liturgiesFeed(services, church, '2026-11-20', feedOptions);
const hoursFrom = (date: CalendarDate) => {
  const { openingHoursSpecification } = dataOf({}, services, date);
  return openingHoursSpecification as unknown as Record<string, string>[];
};

const places: Record<string, (date: CalendarDate) => (string | undefined)[]> = {
  pages: (date) =>
    servicesOn(services, date)
      .filter(isHeld)
      .map(({ hours }) => parseTime(hours.startTime).iso),
  feed: (date) =>
    subscribedEvents(feed, date, addDays(date, 1))
      // Services; what says whom to call is all day.
      .filter((event) => event[10] === 'T')
      .filter((event) => !event.includes(` ${currentWords().canceled}: `))
      .map((event) => event.slice(11, 16)),
  'structured data': (date) => {
    const hours = hoursFrom(date);
    const ofDate = hours.filter(({ validFrom, validThrough }) => validFrom === date && validThrough === date);
    const weekly = hours.filter(
      ({ dayOfWeek, validFrom = '', validThrough = '9' }) =>
        dayOfWeek?.endsWith(weekdayOf(date)) && validFrom <= date && date <= validThrough,
    );
    const shown = ofDate.length > 0 ? ofDate : weekly;
    return shown.filter(({ opens, closes }) => opens !== closes).map(({ opens }) => opens);
  },
};

const starts = readFixture(import.meta.dirname, '../liturgies/fixtures/three-years-hours.yaml') as object;

test.each(Object.entries(starts))('on %s every place tells its hours: %j', (date, expected) => {
  for (const [place, startsOn] of Object.entries(places))
    expect(startsOn(date as CalendarDate), place).toEqual(expected);
});

it('a day of a pause without hours is neither open nor closed, and the feast that was prayed the evening before is closed', () => {
  const on = (date: CalendarDate) =>
    hoursFrom(date).filter(
      ({ validFrom = '', validThrough = '9' }) => validFrom <= date && date <= validThrough,
    );
  expect(on('2027-04-28').map(({ dayOfWeek }) => dayOfWeek)).not.toContain('https://schema.org/Wednesday');
  expect(on('2027-04-28').filter(({ opens, closes }) => opens === closes)).toEqual([]);
  expect(on('2027-05-02')).toContainEqual(expect.objectContaining({ opens: '00:00', closes: '00:00' }));
});

it('a liturgy of a week of the month is on its days of the coming two months, beside the weekly hours', () => {
  const saturday = liturgy('Saturday, 8:00 AM–10:30 AM');
  const youth = liturgy('Saturday, 6:00 PM–8:00 PM', { id: 'youth', week: 'first' });
  const withYouth = { ...noServices, liturgies: [saturday, youth] };
  const specification = { '@type': 'OpeningHoursSpecification' };
  const [weekly, monthly] = [
    { ...specification, opens: '08:00', closes: '10:30' },
    { ...specification, opens: '18:00', closes: '20:00' },
  ];
  const on = (date: CalendarDate) => ({ validFrom: date, validThrough: date });
  expect(dataOf({}, withYouth, '2026-12-01').openingHoursSpecification).toEqual([
    { ...weekly, dayOfWeek: 'https://schema.org/Saturday' },
    ...(['2026-12-05', '2027-01-02'] as const).flatMap((date) => [
      { ...weekly, ...on(date) },
      { ...monthly, ...on(date) },
    ]),
  ]);
});

const camp = { '@type': 'Place', name: 'Camp Hanover', address: 'Camp Hanover' };
const virtual = { '@type': 'VirtualLocation', url: page };
it('an event in a place and online is in both', () => {
  const days = { firstDate: '2026-12-05', lastDate: '2026-12-05', start: '2026-12-05', end: '2026-12-05' };
  const event = { title: 'Youth meeting', place: 'Camp Hanover', online: 'Online', ...days } as CalendarEvent;
  expect(eventData(event, church, { home, page, image })).toMatchObject({
    location: [camp, virtual],
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  });
});
