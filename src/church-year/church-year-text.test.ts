import { expect, it } from 'vitest';
import { arabicOnly } from '#language/words.ts';
import { arabicLocale } from '#language/locale.ts';
import type { ChurchYear } from './schema.ts';
import { formatCopticDates, formatDates } from './church-year-text.ts';

const months = { thout: 'Thout', hathor: 'Hathor', koiak: 'Koiak' } as ChurchYear['months'];
const nativity = { firstDate: '2027-01-07', lastDate: '2027-01-07' } as const;
const fast = { firstDate: '2026-11-25', lastDate: '2027-01-06' } as const;
const cross = { firstDate: '2027-09-28', lastDate: '2027-09-30' } as const;

// prettier-ignore
it.each([
  [nativity, '2027-01-07', ['Thursday,', 'January 7, 2027'], '29 Koiak 1743', 'الخميس، 7 يناير 2027', '29 كيهك 1743'],
  [fast, '2026-11-25', ['Nov 25, 2026 –', 'Jan 6, 2027'], '16 Hathor – 28 Koiak 1743', 'من 25 نوفمبر 2026 إلى 6 يناير 2027', 'من 16 هاتور إلى 28 كيهك 1743'],
  [fast, '2026-11-26', ['until Jan 6, 2027'], '16 Hathor – 28 Koiak 1743', 'حتى 6 يناير 2027', 'من 16 هاتور إلى 28 كيهك 1743'],
  [cross, '2027-09-01', ['Sep 28 –', 'Sep 30, 2027'], '17–19 Thout 1744', 'من 28 سبتمبر إلى 30 سبتمبر 2027', 'من 17 إلى 19 توت 1744'],
] as const)('dates of %j on %s: %j, %s; in Arabic %s, %s', (period, today, dates, copticDates, arabicDates, arabicCopticDates) => {
  expect(formatDates(period, today)).toEqual(dates);
  expect(formatCopticDates(period, months)).toBe(copticDates);
  expect(formatDates(period, today, arabicLocale).join(' ').replaceAll('\u00A0', ' ')).toBe(arabicDates);
  expect(formatCopticDates(period, arabicOnly.months, arabicLocale.range)).toBe(arabicCopticDates);
});
