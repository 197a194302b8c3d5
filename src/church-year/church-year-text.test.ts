import { expect, it } from 'vitest';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { ChurchYear } from './schema.ts';
import { formatCopticDates, formatDates } from './church-year-text.ts';

const months = { thout: 'Thout', hathor: 'Hathor', koiak: 'Koiak' } as ChurchYear['months'];
const periods = {
  nativity: { firstDate: '2027-01-07', lastDate: '2027-01-07' },
  nayrouz: { firstDate: '2027-09-12', lastDate: '2027-09-12' },
  cross: { firstDate: '2027-09-28', lastDate: '2027-09-30' },
  fast: { firstDate: '2026-11-25', lastDate: '2027-01-06' },
} as const;

it.each<[LanguageCode, keyof typeof periods, string, string, today?: CalendarDate]>([
  ['en', 'nativity', 'Thursday, January 7, 2027', '29 Koiak 1743'],
  ['en', 'fast', 'Nov 25, 2026 – Jan 6, 2027', '16 Hathor – 28 Koiak 1743', '2026-11-25'],
  ['en', 'fast', 'until Jan 6, 2027', '16 Hathor – 28 Koiak 1743'],
  ['en', 'cross', 'Sep 28 – Sep 30, 2027', '17–19 Thout 1744'],
  ['ar', 'nativity', 'الخميس 7 يناير 2027', '29 Koiak 1743 للشهداء'],
  ['ar', 'fast', 'حتى 6 يناير 2027', 'من 16 Hathor إلى 28 Koiak 1743 للشهداء'],
  ['ar', 'cross', 'من 28 سبتمبر إلى 30 سبتمبر 2027', 'من 17 إلى 19 Thout 1744 للشهداء'],
  ['de', 'nativity', 'Donnerstag, 7. Januar 2027', '29. Koiak 1743'],
  ['de', 'cross', '28. Sept. – 30. Sept. 2027', '17.–19. Thout 1744'],
  ['fr', 'fast', 'jusqu’au 6 janv. 2027', 'du 16 Hathor au 28 Koiak 1743'],
  ['fr', 'cross', 'du 28 sept. au 30 sept. 2027', 'du 17 au 19 Thout 1744'],
  ['fr', 'nayrouz', 'Dimanche 12 septembre 2027', '1er Thout 1744'],
])(
  'in the language %s the dates of %s are %s, %s',
  (code, name, dates, copticDates, today = '2026-11-26') => {
    const texts = inLanguage(languageOf(code), () => [
      formatDates(periods[name], today).join(' '),
      formatCopticDates(periods[name], months),
    ]);
    expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([dates, copticDates]);
  },
);
