import { expect, test } from 'vitest';
import { readings as lectionary } from '#readings/fixtures/readings.ts';
import type { Readings } from '#readings/schema.ts';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { formatDay } from '#language/dates.ts';
import type { CalendarDate } from '#time/dates.ts';
import { type During, isBuilt } from '#time/during.ts';
import type { TimeOfDay } from '#time/time-of-day.ts';
import { celebrationText, formatCelebrationDay } from './celebration-text.ts';
import { formatTimeRange, zonedTime } from './hours.ts';
import { rowNotes } from './row-notes.ts';
import { liturgiesSchema } from './schema.ts';
import { statusLabel } from './status.ts';
import { type Celebration, thisSunday } from './this-sunday.ts';

// What is read at a minute, as literal lines: when, the name of the day, its hours, its Gospel.

interface Reading {
  built: CalendarDate;
  /** `2027-01-06 09:00` */
  at: string;
  says: string[];
}

const table = readFixture(import.meta.dirname, 'fixtures/this-sunday.yaml') as {
  weekly: object;
  parishes: Record<string, { services?: object; lectionary?: Partial<Readings>; readings: Reading[] }>;
};
const timeZone = 'America/New_York';

for (const [name, { services, lectionary: own, readings }] of Object.entries(table.parishes)) {
  const parsed = liturgiesSchema.parse({ ...table.weekly, ...services });
  test.each(readings)(`${name}, built $built, read at $at`, ({ built, at, says }) => {
    const [date, time] = at.split(' ') as [CalendarDate, TimeOfDay];
    const minute = at.startsWith('2')
      ? zonedTime(date, time, timeZone).epochMilliseconds / 60_000
      : undefined;
    const isOn = (during: During) =>
      minute === undefined
        ? isBuilt(during)
        : during === undefined || during.filter((it) => it <= minute).length % 2 === 1;
    const all = thisSunday(parsed, { ...lectionary, ...own }, built, timeZone);
    const lines = all.filter((it) => isOn(it.during)).map((it) => read(it, built, isOn, minute));
    expect(lines).toEqual(says);
  });
}

function read(celebration: Celebration, built: CalendarDate, isOn: (it: During) => boolean, minute?: number) {
  const { date, name, services, isOpen, left, reading, isThisSunday, ...during } = celebration;
  const [today] = minute === undefined ? [] : during.today.filter((it) => isOn(it.during));
  const sunday = `This Sunday, ${formatDay(date)}`;
  const day = formatCelebrationDay(celebration, built);
  const labels = [
    (minute === undefined ? isThisSunday : isOn(during.thisSunday)) && sunday,
    (minute === undefined ? !isThisSunday : isOn(during.dated)) && day,
    today && `Today, ${formatDay(today.date)}`,
  ].filter(Boolean);
  return [
    labels.join(' and '),
    name,
    ...services
      .filter((it) => isOn(it.during))
      .map(({ service }) => {
        const hours = [statusLabel(service), formatTimeRange(service.hours)].filter(Boolean).join(' ');
        return [hours, ...rowNotes({ service }, built)].join(', ');
      }),
    ...(isOpen && isOn(left) ? ['call'] : []),
    ...(reading ? [reading.gospel] : []),
  ]
    .join(' | ')
    .replaceAll('\u00A0', ' ');
}

test.each([
  ['2026-11-28', {}, 'SMPK\nSunday, November 29: Third Sunday of hathor, 8:30–11:30 AM\nLuke 3:3–4: URL'],
  ['2027-01-07', {}, 'SMPK\nThursday, January 7: nativity\nMatthew 2:1–12: URL'],
  ['2027-01-04', {}, 'SMPK\nWednesday evening, January 6: nativity\nMatthew 2:1–12: URL'],
  [
    '2027-01-04',
    table.parishes['services of feasts']?.services,
    'SMPK\nWednesday night, January 6: nativity, 8:00 PM–12:30 AM\nMatthew 2:1–12: URL',
  ],
  [
    '2026-11-28',
    table.parishes['two liturgies']?.services,
    'SMPK\nSunday, November 29: Third Sunday of hathor, 8:30–11:30 AM, 9:00–11:00 AM, Chapel\nLuke 3:3–4: URL',
  ],
] as const)('on %s, a visitor sends by %j: %s', (today, services, expected) => {
  const parsed = liturgiesSchema.parse({ ...table.weekly, ...services });
  const [first] = thisSunday(parsed, lectionary, today, timeZone);
  expect(first && celebrationText(first, 'SMPK', 'URL', today).replaceAll('\u00A0', ' ')).toBe(expected);
});
