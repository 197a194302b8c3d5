import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { readings } from '#readings/fixtures/readings.ts';
import type { CalendarDate } from '#time/dates.ts';
import { comingReadings, formatReadingDay, gospelsAround, readingOf } from './coming-readings.ts';
import { holyWeek, liturgy, noServices, readServices, special } from './fixtures/services.ts';
import type { LiturgiesFile } from './schema.ts';
import { agenda } from './services.ts';

const weekly: LiturgiesFile = {
  ...noServices,
  liturgies: [
    liturgy('Sunday, 5:00 AM–7:00 AM', { id: 'early' }),
    liturgy('Sunday, 8:00 AM–10:00 AM'),
    liturgy('Tuesday, 8:00 AM–10:00 AM'),
  ],
};
const list = (services: LiturgiesFile, today: CalendarDate) =>
  comingReadings(readings, services, today).map(
    ({ date, service, name }) => `${date} ${service?.hours.startTime} ${service?.status} ${name}`,
  );

it('the next four days with a Gospel and a liturgy, each once', () => {
  expect(list(weekly, '2026-11-27')).toEqual([
    '2026-11-29 5:00 AM usual Third Sunday of hathor',
    '2026-12-06 5:00 AM usual Fourth Sunday of hathor',
    '2026-12-13 5:00 AM usual First Sunday of koiak',
    '2026-12-20 5:00 AM usual Second Sunday of koiak',
  ]);
  expect(list(noServices, '2026-11-27')).toEqual([]);
});

it('a canceled liturgy is listed where no other one of the day is held', () => {
  const first = (...canceled: string[]) => {
    const changes = canceled.map((id) => ({ liturgy: id, date: '2026-11-29', canceled: true }) as const);
    return list({ ...weekly, changes }, '2026-11-27')[0];
  };
  expect(first('early')).toBe('2026-11-29 8:00 AM usual Third Sunday of hathor');
  expect(first('early', 'sunday')).toContain('canceled Third Sunday');
});

it('a weekly liturgy on the evening before a feast is not of the feast', () => {
  const liturgies = [liturgy('Wednesday, 3:30 PM–6:00 PM')];
  const [first] = list({ ...noServices, liturgies }, '2027-01-06');
  expect(first).toBe('2027-01-06 3:30 PM usual nativity-paramoun');
});

it('a feast has the evening before it, and a paused Sunday is left out', () => {
  const specialServices = [{ ...special('2027-05-01, 9:00 PM–1:00 AM, Eve'), gospel: true }];
  expect(list({ ...weekly, pauses: [holyWeek], specialServices }, '2027-04-24')).toEqual([
    '2027-04-25 5:00 AM usual palm-sunday',
    '2027-05-01 9:00 PM special resurrection',
    '2027-05-09 5:00 AM usual thomas-sunday',
    '2027-05-16 5:00 AM usual Second Sunday of the Holy Fifty Days',
  ]);
});

it('in a pause without hours, only the Gospel of the Resurrection is listed', () => {
  const services = { ...weekly, pauses: [holyWeek] };
  expect(list(services, '2028-04-07').slice(0, 3)).toEqual([
    '2028-04-09 5:00 AM usual palm-sunday',
    '2028-04-15 undefined undefined resurrection',
    '2028-04-23 5:00 AM usual thomas-sunday',
  ]);
});

// What a parish may enter on Lazarus Saturday, on Palm Sunday, in Holy Week and on the eves of feasts.
const shown = readServices('gospels.yaml');
const table = readFixture(import.meta.dirname, 'fixtures/gospels-expected.yaml') as Record<
  'services' | 'list',
  Record<string, string[]>
>;

it.each(Object.entries(table.services))('on %s the Gospel stands at one liturgy: %j', (day, expected) => {
  const date = day as CalendarDate;
  const found = agenda(shown, readings.churchYear.observances, date).flatMap(({ services }) =>
    services.map((service) => {
      const reading = readingOf(readings, shown, service);
      return `${service.hours.startTime} ${service.name}${reading ? `: ${reading.name}` : ''}`;
    }),
  );
  expect(found).toEqual(expected);
});

it.each(Object.entries(table.list))('from %s on the list is %j', (today, expected) => {
  const found = comingReadings(readings, shown, today as CalendarDate).map(
    (it) =>
      `${formatReadingDay(it).replaceAll('\u00A0', ' ')}: ${it.name}${it.service ? `, ${it.service.hours.startTime}` : ''}`,
  );
  expect(found).toEqual(expected);
});

it.each([
  ['a Sunday', {}, '2026-11-29', 'Third Sunday of hathor', 'Second Sunday of hathor'],
  ['the day after', {}, '2026-11-30', 'Fourth Sunday of hathor', 'Third Sunday of hathor'],
  [
    'a canceled Sunday',
    { changes: ['early', 'sunday'].map((id) => ({ liturgy: id, date: '2026-11-29', canceled: true })) },
    '2026-11-29',
    'Fourth Sunday of hathor',
    'Second Sunday of hathor',
  ],
  ['Holy Week', { pauses: [holyWeek] }, '2028-04-12', 'resurrection', 'palm-sunday'],
  ['the Resurrection', { pauses: [holyWeek] }, '2028-04-16', 'thomas-sunday', 'resurrection'],
] as const)('on %s, the next Gospel and the last one', (_, more, today, next, last) => {
  const around = gospelsAround(readings, { ...weekly, ...more } as LiturgiesFile, today);
  expect([around.next?.name, around.others[0]?.name]).toEqual([next, last]);
});
