import { afterEach, expect, it, vi } from 'vitest';
import { dateIn } from '#time/time-zones.ts';
import { now } from '#time/now.ts';
import { checkEnvironment } from './read-content.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('TODAY is that day in each time zone of a parish', () => {
  vi.stubEnv('TODAY', '2027-04-25');
  for (const timeZone of ['Pacific/Honolulu', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland'])
    expect(dateIn(timeZone, now())).toBe('2027-04-25');
  vi.stubEnv('TODAY', '2027-12-25');
  expect(dateIn('Pacific/Auckland', now())).toBe('2027-12-25');
});

it.each([
  ['TODAY', '2027-02-30', 'a date as year, month and day, such as 2027-04-25.'],
  ['TODAY', 'tomorrow', 'a date as year, month and day, such as 2027-04-25.'],
  ['CONTENT', 'fest', 'a folder of the project, with files as in src/content.'],
])('%s=%s ends the process with one sentence', (name, value, expected) => {
  vi.stubEnv(name, value);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  checkEnvironment(import.meta.dirname);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(error.mock.calls).toEqual([[`${name} is '${value}'. Expected: ${expected}`]]);
  vi.restoreAllMocks();
});
