import type { CalendarDate } from '#time/dates.ts';
import { currentLanguage, currentWords } from '#language/current-language.ts';
import { formatRange, formatShortDate, formatShortDay, splitLongDate } from '#language/dates.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import type { ChurchYear } from './schema.ts';
import type { Period } from './church-year.ts';
import { type CopticDate, copticMonths, toCoptic } from '#time/coptic-calendar.ts';

/**
 * @param atStart whether a line begins with the dates
 * @returns the dates in parts, between which lines may break: `Thursday,` and `January 7, 2027`; for several days those of
 *   `formatPeriod`, and after the first of them `until Apr 23, 2027`
 */
export function formatDates({ firstDate, lastDate }: Period, today: CalendarDate, atStart = true): string[] {
  if (firstDate === lastDate) return splitLongDate(firstDate).map(atStart ? capitalize : String);
  return firstDate < today
    ? [`${currentWords().until} ${formatShortDate(lastDate)}`]
    : formatPeriod({ firstDate, lastDate });
}

export function formatPeriod({ firstDate, lastDate }: Period): string[] {
  const isOneYear = firstDate.slice(0, 4) === lastDate.slice(0, 4);
  return formatRange((isOneYear ? formatShortDay : formatShortDate)(firstDate), formatShortDate(lastDate));
}

/** @returns `29 Koiak 1743`; for several days `17–19 Thout 1744`, or `16 Hathor – 28 Koiak 1743` */
export function formatCopticDates({ firstDate, lastDate }: Period, months: ChurchYear['months']): string {
  const { words, firstDay = '1' } = currentLanguage();
  const first = toCoptic(firstDate);
  const last = toCoptic(lastDate);
  const nameOf = ({ month }: CopticDate) => months[copticMonths[month - 1] ?? 'nasi'];
  const dayOf = ({ day }: CopticDate) => fillTemplate(words.copticDay, { day: day === 1 ? firstDay : day });
  const end = `${dayOf(last)} ${nameOf(last)} ${last.year}`;
  const dates =
    firstDate === lastDate
      ? end
      : first.month === last.month
        ? fillTemplate(words.copticDays, { first: dayOf(first), last: end })
        : formatRange(`${dayOf(first)} ${nameOf(first)}`, end).join(' ');
  return fillTemplate(words.copticEra, { date: dates });
}
