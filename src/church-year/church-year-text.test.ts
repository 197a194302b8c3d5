import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import type { CalendarDate } from '#time/dates.ts';
import { rules } from './fixtures/rules.ts';
import type { ChurchYear } from './schema.ts';
import { churchDay } from './church-year.ts';
import { churchDayLines, formatCopticDates, formatDates } from './church-year-text.ts';

const months = { thout: 'Thout', hathor: 'Hathor', koiak: 'Koiak', parmouti: 'Parmouti' };

const texts = readFixture(import.meta.dirname, 'fixtures/texts.yaml');

it.each(texts as { dates: string; evening?: boolean; today?: CalendarDate }[])(
  'the dates %j',
  ({ dates, evening, today = '2026-11-26', ...texts }) => {
    const [firstDate, lastDate = firstDate] = dates.split(' ') as [CalendarDate, CalendarDate?];
    for (const [code, expected] of Object.entries(texts)) {
      const found = inLanguage(languageOf(code as LanguageCode), () => [
        formatDates({ firstDate, lastDate, evening }, today).join(' '),
        formatCopticDates({ firstDate, lastDate }, months as ChurchYear['months']),
      ]);
      expect(found.join(' | ').replaceAll('\u00A0', ' '), code).toBe(expected);
    }
  },
);

const sentences = readFixture(import.meta.dirname, 'fixtures/sentences.yaml') as Record<
  CalendarDate,
  Record<LanguageCode, string>
>;

it.each(Object.entries(sentences))('on %s the last day counts in each language: %j', (day, texts) => {
  const today = day as CalendarDate;
  for (const [code, expected] of Object.entries(texts)) {
    const found = inLanguage(
      languageOf(code as LanguageCode),
      () => churchDayLines(churchDay(rules, today), today).sentences,
    );
    expect(found.join(' | ').replaceAll('\u00A0', ' '), code).toBe(expected);
  }
});
