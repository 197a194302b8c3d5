import { expect, it } from 'vitest';
import type { ChurchYear } from '#schemas/church-year.ts';
import { formatCopticDates, formatDates } from './church-year-text.ts';

const months = { thout: 'Thout', hathor: 'Hathor', koiak: 'Koiak' } as ChurchYear['months'];
const nativity = { firstDate: '2027-01-07', lastDate: '2027-01-07' };
const fast = { firstDate: '2026-11-25', lastDate: '2027-01-06' };
const cross = { firstDate: '2027-09-28', lastDate: '2027-09-30' };

it.each([
  [nativity, '2027-01-07', ['Thursday,', 'January 7, 2027']],
  [fast, '2026-11-25', ['Nov 25, 2026 –', 'Jan 6, 2027']],
  [fast, '2026-11-26', ['until Jan 6, 2027']],
  [cross, '2027-09-01', ['Sep 28 –', 'Sep 30, 2027']],
])('dates of %j on %s: %j', (period, today, expected) => {
  expect(formatDates(period, today)).toEqual(expected);
});

it.each([
  [nativity, '29 Koiak 1743'],
  [fast, '16 Hathor – 28 Koiak 1743'],
  [cross, '17–19 Thout 1744'],
])('Coptic dates of %j: %s', (period, expected) => {
  expect(formatCopticDates(period, months)).toBe(expected);
});
