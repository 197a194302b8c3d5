import { expect, it } from 'vitest';
import { church } from '#church/fixtures/church.ts';
import { rules } from '#church-year/fixtures/rules.ts';
import { liturgy, noServices } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
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
