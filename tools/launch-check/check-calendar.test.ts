import { expect, test } from 'vitest';
import { CalendarError } from '#integrations/calendar/read-calendar.ts';
import { checkCalendar } from './check-calendar.ts';

const church = { calendarId: 'abc@group.calendar.google.com' };

test('a calendar that cannot be read is reported', async () => {
  const fail = () => Promise.reject(new CalendarError('The calendar was answered with the status 404.'));
  expect(await checkCalendar(church, fail)).toMatchObject([
    { key: 'calendarId', found: church.calendarId, expected: expect.stringContaining('404') as string },
  ]);
});

test('a calendar that can be read, and a placeholder, are not reported', async () => {
  expect(await checkCalendar(church, () => Promise.resolve(''))).toEqual([]);
  const fail = () => Promise.reject(new Error('not called'));
  expect(await checkCalendar({ calendarId: 'calendar@church.example' }, fail)).toEqual([]);
});
