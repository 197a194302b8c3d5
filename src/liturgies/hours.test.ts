import { expect, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { Hours, TimeOfDay } from '#time/time-of-day.ts';
import { formatSeason, formatServiceDay, formatTimeRange, timesOf, zonedTime } from './hours.ts';

type Texts = Partial<Record<LanguageCode, string>>;
const table = readFixture(import.meta.dirname, 'fixtures/hours.yaml') as {
  hours: (Hours & Texts)[];
  days: ({ hours: string } & Texts)[];
  seasons: ({ firstDate?: CalendarDate; lastDate?: CalendarDate } & Texts)[];
};
const languages = (texts: Texts) => Object.entries(texts) as [LanguageCode, string][];

test.each(table.hours)('hours: %j', ({ startTime, endTime, ...texts }) => {
  for (const [code, expected] of languages(texts)) {
    const text = inLanguage(languageOf(code), () => formatTimeRange({ startTime, endTime }));
    expect(text.replaceAll('\u00A0', ' '), code).toBe(expected);
  }
});

test.each(table.days)('the day of a service: %j', ({ hours, ...texts }) => {
  const [startTime, endTime] = hours.split('–') as [TimeOfDay, TimeOfDay];
  const service = { date: '2027-05-01', hours: { startTime, endTime } } as const;
  for (const [code, expected] of languages(texts)) {
    const text = inLanguage(languageOf(code), () => formatServiceDay(service));
    expect(text.replaceAll('\u00A0', '_'), code).toBe(expected);
  }
});

// Clocks in Winnipeg stay as they are in summer, which Node learned after this site.
test('a service has the offset that its zone has by newer rules than those of Node', () => {
  const service = { date: '2026-12-06', hours: { startTime: '8:30 AM', endTime: '11:30 AM' } } as const;
  const { start, end } = timesOf(service, 'America/Winnipeg');
  expect([start, end].map(({ offset, hour }) => `${hour} ${offset}`)).toEqual(['8 -05:00', '11 -05:00']);
  const minute = zonedTime('2026-12-06', '8:30 AM', 'America/Winnipeg').epochMilliseconds / 60_000;
  expect(minute * 60_000).toBe(Date.parse('2026-12-06T13:30:00Z'));
});

test('a malformed time is an error', () => {
  // One digit may lack AM or PM.
  const hours = { startTime: '8:30', endTime: '9:00 AM' } as const;
  expect(() => formatTimeRange(hours)).toThrow("'8:30' is not a time of day");
});

test.each(table.seasons)('a season: %j', ({ firstDate, lastDate, ...texts }) => {
  for (const [code, expected] of languages(texts)) {
    const text = inLanguage(languageOf(code), () => formatSeason({ firstDate, lastDate }, '2027-02-20'));
    expect(text.replaceAll('\u00A0', '_'), code).toBe(expected);
  }
});
