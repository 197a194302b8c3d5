import { expect, test } from 'vitest';
import { inLanguage } from '#language/current-language.ts';
import { languageOf } from '#language/languages.ts';
import { liturgy, noServices, special } from './fixtures/services.ts';
import { nextChangeText } from './change-text.ts';
import type { LiturgiesFile } from './schema.ts';

const services: LiturgiesFile = {
  ...noServices,
  liturgies: [liturgy('Sunday, 8:30 AM–11:30 AM')],
  changes: [
    { liturgy: 'sunday', date: '2026-11-29', canceled: true, reason: 'snow' },
    { liturgy: 'sunday', date: '2026-12-06', startTime: '9:00 AM', endTime: '12:00 PM' },
  ],
  specialServices: [special('2026-12-12, 10:00 PM–12:30 AM, Praises')],
};

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', 'Canceled: Sunday, November 29: Liturgy, 8:30–11:30 AM (snow)'],
  ['2026-11-30', 'Sunday, December 6: Liturgy, 9:00 AM–12:00 PM instead of 8:30–11:30 AM'],
  ['2026-12-07', 'Saturday night, December 12: Praises, 10:00 PM–12:30 AM'],
] as const)('on %s the first change of seven days is %s', (today, expected) => {
  expect(nextChangeText(services, today)?.replaceAll('\u00A0', ' ')).toBe(expected);
});

test.each([
  ['de', 'Fällt aus: Sonntag, 29. November: Liturgy, 8:30–11:30 Uhr (snow)'],
  ['fr', 'Annulation : Dimanche 29 novembre : Liturgy, de 8 h 30 à 11 h 30 (snow)'],
] as const)('in %s a canceled liturgy is %s', (code, expected) => {
  const text = inLanguage(languageOf(code), () => nextChangeText(services, '2026-11-23'));
  expect(text?.replace(/\s/g, ' ')).toBe(expected);
});
