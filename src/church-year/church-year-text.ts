import {
  type CalendarDate,
  type DateFormat,
  formatShortDate,
  formatShortDay,
  splitLongDate,
} from '#time/dates.ts';
import { type Locale, wordsIn } from '#language/locale.ts';
import type { ChurchYear } from './schema.ts';
import type { Period } from './church-year.ts';
import { type CopticDate, copticMonths, toCoptic } from '#time/coptic-calendar.ts';

/**
 * @returns the dates in parts, between which lines may break: `Thursday,` and `January 7, 2027`; for several days those of
 *   `formatPeriod`, and after the first of them `until Apr 23, 2027`
 */
export function formatDates({ firstDate, lastDate }: Period, today: CalendarDate, locale?: Locale): string[] {
  if (firstDate === lastDate) return splitLongDate(firstDate, locale);
  return firstDate < today
    ? [`${wordsIn(locale).until} ${formatShortDate(lastDate, locale)}`]
    : formatPeriod({ firstDate, lastDate }, locale);
}

export function formatPeriod({ firstDate, lastDate }: Period, dateFormat?: DateFormat): string[] {
  const isOneYear = firstDate.slice(0, 4) === lastDate.slice(0, 4);
  const first = (isOneYear ? formatShortDay : formatShortDate)(firstDate, dateFormat);
  const last = formatShortDate(lastDate, dateFormat);
  return dateFormat
    ? [`${dateFormat.range.from} ${first}`, `${dateFormat.range.to} ${last}`]
    : [`${first} –`, last];
}

/**
 * @param range the words around several days, instead of a dash
 * @returns `29 Koiak 1743`; for several days `17–19 Thout 1744`, or `16 Hathor – 28 Koiak 1743`
 */
export function formatCopticDates(
  { firstDate, lastDate }: Period,
  months: ChurchYear['months'],
  range?: DateFormat['range'],
): string {
  const first = toCoptic(firstDate);
  const last = toCoptic(lastDate);
  const nameOf = ({ month }: CopticDate) => months[copticMonths[month - 1] ?? 'nasi'];
  const end = `${last.day} ${nameOf(last)} ${last.year}`;
  if (firstDate === lastDate) return end;
  const start = first.month === last.month ? String(first.day) : `${first.day} ${nameOf(first)}`;
  if (range) return `${range.from} ${start} ${range.to} ${end}`;
  return first.month === last.month ? `${start}–${end}` : `${start} – ${end}`;
}
