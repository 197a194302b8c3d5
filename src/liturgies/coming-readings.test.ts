import { expect, it } from 'vitest';
import { readings } from '#church-year/fixtures/readings.ts';
import { comingReadings } from './coming-readings.ts';
import { noServices } from './fixtures/services.ts';
import type { Services } from './schema.ts';

const hours = { startTime: '8:00 AM', endTime: '10:00 AM' } as const;
const weekly: Services = {
  ...noServices,
  liturgies: [
    { id: 'early', day: 'Sunday', startTime: '5:00 AM', endTime: '7:00 AM' },
    { id: 'sunday', day: 'Sunday', ...hours },
    { id: 'tuesday', day: 'Tuesday', ...hours },
  ],
};
const list = (services: Services, today: '2026-11-27' | '2027-01-05' | '2027-04-24') =>
  comingReadings(readings, services, today).map(
    ({ service: { date, status, hours }, name }) => `${date} ${hours.startTime} ${status} ${name}`,
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
  const canceled = { date: '2026-11-29', canceled: true } as const;
  const first = { liturgy: 'early', ...canceled };
  expect(list({ ...weekly, changes: [first] }, '2026-11-27')[0]).toBe(
    '2026-11-29 8:00 AM usual Third Sunday of hathor',
  );
  const changes = [first, { liturgy: 'sunday', ...canceled }];
  expect(list({ ...weekly, changes }, '2026-11-27')[0]).toContain('canceled Third Sunday');
});

it('a feast has the evening before it, and a paused Sunday is left out', () => {
  const eve = { name: 'Eve', date: '2027-05-01', startTime: '9:00 PM', endTime: '1:00 AM' } as const;
  const pauses = [
    { id: 'pascha', text: 'None.', firstDate: '6 days before Pascha', lastDate: 'Pascha' } as const,
  ];
  expect(list({ ...weekly, pauses, specialServices: [eve] }, '2027-04-24')).toEqual([
    '2027-04-25 5:00 AM usual palm-sunday',
    '2027-05-01 9:00 PM special resurrection',
    '2027-05-09 5:00 AM usual thomas-sunday',
    '2027-05-16 5:00 AM usual Second Sunday of the Holy Fifty Days',
  ]);
});
