import { expect, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { formatDayOfWeek } from '#language/dates.ts';
import { rules } from '#church-year/fixtures/rules.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { During } from '#time/during.ts';
import type { TimeOfDay } from '#time/time-of-day.ts';
import { formatServiceDay, formatTimeRange, zonedTime } from './hours.ts';
import { hoursPanel } from './hours-panel.ts';
import { rowNotes } from './row-notes.ts';
import { liturgiesSchema, type LiturgiesFile } from './schema.ts';
import type { Service } from './services.ts';
import { statusLabel } from './status.ts';

// What is read at a minute, as literal lines: ▌ is the bar, "Now" the badge. The rows without the usual ones of other days.

interface Reading {
  built: CalendarDate;
  /** `2027-01-06 09:00` */
  at: string;
  above?: string[];
  rows?: string[];
  next: string[];
}

const table = readFixture(import.meta.dirname, 'fixtures/hours-panel.yaml') as {
  weekly: object;
  parishes: Record<string, { services: object; readings: Reading[] }>;
  feasts: Record<CalendarDate, string>;
};
const timeZone = 'America/New_York';

for (const [name, { services, readings }] of Object.entries(table.parishes)) {
  const parsed = liturgiesSchema.parse({ ...table.weekly, ...services });
  test.each(readings)(`${name}, built $built, read at $at`, ({ built, at, ...expected }) => {
    expect(read(parsed, built, at, expected)).toEqual(expected);
  });
}

const usual = liturgiesSchema.parse(table.weekly);

test.each(Object.entries(table.feasts) as [CalendarDate, string][])(
  'on %s, where nothing is entered, visitors read at nine: %s',
  (date, expected) => {
    const { above = [], next } = read(usual, date, `${date} 09:00`, { above: [] });
    expect([...above, ...next].join(' | ')).toBe(expected);
  },
);

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const dayOf = (service: Service) => plain(formatServiceDay(service));

function read(services: LiturgiesFile, built: CalendarDate, at: string, { above, rows }: Partial<Reading>) {
  const [date, time] = at.split(' ') as [CalendarDate, TimeOfDay];
  const minute = zonedTime(date, time, timeZone).epochMilliseconds / 60_000;
  const isOn = (during: During) =>
    during === undefined || during.filter((it) => it <= minute).length % 2 === 1;
  const panel = hoursPanel(services, rules.observances, built, timeZone);
  return {
    ...(above && {
      above: panel.lines
        .filter((line) => isOn(line.during))
        .map(({ kind, pause, call, firstDate, lastDate }) => {
          const text =
            kind === 'days' ? `${firstDate} to ${lastDate}` : kind === 'weekly' ? pause.weekly : pause.text;
          const isAsked = call && isOn(call.during);
          return `${isAsked && isOn(call.mark) ? '▌' : ''}${text}${isAsked ? ' Call.' : ''}`;
        }),
    }),
    ...(rows && {
      rows: panel.rows
        .filter((row) => isOn(row.during))
        .map((row) => {
          const { service, liturgy, now, mark } = row;
          const day = service ? dayOf(service) : liturgy && formatDayOfWeek(liturgy.day, liturgy.week);
          const label = service && statusLabel(service);
          const hours = service?.hours ?? liturgy;
          const notes = rowNotes(row, built).map((note) => `; ${plain(note)}`);
          const text = `${plain(day ?? '')}: ${label ? `${label} ` : ''}${hours && formatTimeRange(hours)}${notes.join('')}`;
          return (isOn(mark) ? '▌' : '') + (isOn(now) ? 'Now ' : '') + text;
        }),
    }),
    next: panel.next
      .filter((entry) => isOn(entry.during))
      .map(({ service, line, now, today }) => {
        const when = isOn(now) ? 'now' : isOn(today) ? 'today' : 'later';
        if (!service) return line?.kind === 'text' ? line.pause.text : `${line?.firstDate}, call`;
        const name = service.isNamed ? ` (${service.name})` : '';
        return `${when}: ${dayOf(service)}, ${formatTimeRange(service.hours)}${name}`;
      }),
  };
}
