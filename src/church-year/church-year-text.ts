import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { currentWords } from '#language/current-language.ts';
import {
  formatDate,
  formatDay,
  formatDayOfMonth,
  formatDaysOfMonth,
  formatEvening,
  formatLongDate,
  formatRange,
  formatThrough,
  splitLongDate,
} from '#language/dates.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import type { ChurchYear, Observance } from './schema.ts';
import type { Occurrence, Period } from './church-year.ts';
import { type CopticDate, copticMonths, toCoptic } from '#time/coptic-calendar.ts';

/**
 * @param atStart whether a line begins with the dates
 * @returns the parts between which lines may break: `Thursday,` and `January 7, 2027`; after the first of several days
 *   `through April 23, 2027`
 */
export function formatDates(
  { firstDate, lastDate, evening }: Period & Pick<Observance, 'evening'>,
  today: CalendarDate,
  atStart = true,
) {
  if (evening && today < firstDate) return formatNight({ firstDate, lastDate });
  if (firstDate === lastDate) return splitLongDate(firstDate).map(atStart ? capitalize : String);
  return firstDate < today
    ? [formatThrough(formatDate(lastDate))]
    : formatPeriod({ firstDate, lastDate });
}

/** @returns `Friday evening, April 30 –` and `Saturday, May 1, 2027`, for what begins on the evening before */
export const formatNight = ({ firstDate, lastDate }: Period) =>
  formatRange(formatEvening(addDays(firstDate, -1)), formatLongDate(lastDate));

export function formatPeriod({ firstDate, lastDate }: Period) {
  if (firstDate.slice(0, 7) === lastDate.slice(0, 7)) return [formatDaysOfMonth(firstDate, lastDate)];
  const isOneYear = firstDate.slice(0, 4) === lastDate.slice(0, 4);
  return formatRange((isOneYear ? formatDay : formatDate)(firstDate), formatDate(lastDate));
}

/** @returns the name of an observance; on a later one of its days `Feast of the Cross, day 2` */
export function formatNameOn({ name, firstDate }: Pick<Occurrence, 'name' | 'firstDate'>, date: CalendarDate) {
  const { dayNumber, separator } = currentWords();
  const day = datesBetween(firstDate, date).length;
  return day > 1 ? name + separator + fillTemplate(dayNumber, { day }) : name;
}

/** @returns `29 Koiak` */
export const formatCopticDay = ({ month, day }: CopticDate, months: ChurchYear['months']) =>
  `${formatDayOfMonth(day)} ${months[copticMonths[month - 1] ?? 'nasi']}`;

/** @returns `29 Koiak 1743 of the Martyrs` */
export const formatCopticDates = (period: Period, months: ChurchYear['months']) =>
  fillTemplate(currentWords().copticEra, { date: formatCopticPeriod(period, months) });

/** @returns `29 Koiak 1743`; for several days `17–19 Thout 1744`, or `16 Hathor – 28 Koiak 1743` */
export function formatCopticPeriod({ firstDate, lastDate }: Period, months: ChurchYear['months']) {
  const { daysOfMonth } = currentWords();
  const first = toCoptic(firstDate);
  const last = toCoptic(lastDate);
  const end = `${formatCopticDay(last, months)} ${last.year}`;
  return firstDate === lastDate
    ? end
    : first.month === last.month
      ? fillTemplate(daysOfMonth, { first: formatDayOfMonth(first.day), last: end })
      : formatRange(formatCopticDay(first, months), end).join(' ');
}
