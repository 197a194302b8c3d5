import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { currentWords } from '#language/current-language.ts';
import {
  formatDate,
  formatDay,
  formatDayOfMonth,
  formatDaysOfMonth,
  formatEvening,
  formatLongDate,
  formatLongDay,
  formatRange,
  formatThrough,
  splitLongDate,
} from '#language/dates.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import type { ChurchYear, Observance } from './schema.ts';
import type { churchDay, Occurrence, Period } from './church-year.ts';
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
  return firstDate < today ? [formatThrough(formatDate(lastDate))] : formatPeriod({ firstDate, lastDate });
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
export function formatNameOn(
  { name, firstDate }: Pick<Occurrence, 'name' | 'firstDate'>,
  date: CalendarDate,
) {
  const { dayNumber, separator } = currentWords();
  const day = datesBetween(firstDate, date).length;
  return day > 1 ? name + separator + fillTemplate(dayNumber, { day }) : name;
}

/** @returns when an observance begins: `Monday, January 18`, `Friday evening, April 30` */
export const formatFirstDay = ({ firstDate, evening }: Pick<Occurrence, 'firstDate' | 'evening'>) =>
  evening ? formatEvening(addDays(firstDate, -1)) : formatLongDay(firstDate);

/** @returns what Home says of a day: the names of what is celebrated, and sentences about fasts and what comes next */
export function churchDayLines(day: ChurchDay, today: CalendarDate) {
  const { celebrated, fast, fastGoesOn, fastGoesOnThrough, noFastThrough, next, pictured } = day;
  const words = currentWords();
  const { separator, colon } = words;
  const through = (date: CalendarDate) => formatThrough(formatLongDay(date));
  // Of several fasts without a break, the name is that of the first.
  const isFollowed = fast && fastGoesOnThrough && fast.lastDate < fastGoesOnThrough;
  const ofFast = fast
    ? [
        (fastGoesOn && !isFollowed ? words.fastGoesOn : words.weFast) + colon + formatNameOn(fast, today),
        fast.firstDate < fast.lastDate && (today < fast.lastDate ? through(fast.lastDate) : words.lastDay),
      ]
    : [fastGoesOnThrough && words.fastGoesOn, fastGoesOnThrough && through(fastGoesOnThrough)];
  const ofNoFast =
    noFastThrough &&
    (today < noFastThrough
      ? fillTemplate(words.noFast, { through: through(noFastThrough) })
      : words.lastDayWithoutFast);
  return {
    // The sentence about the fast names it.
    names: celebrated.filter(({ id }) => id !== fast?.id).map((it) => formatNameOn(it, today)),
    sentences: [
      // The image is of what is named beside it.
      pictured?.rank === 'season' && celebrated.length === 0 && pictured.name,
      ofFast.filter(Boolean).join(separator),
      isFollowed && fillTemplate(words.thenFastGoesOn, { through: through(fastGoesOnThrough) }),
      ofNoFast,
      pictured &&
        pictured === next &&
        words.nextObservance + colon + next.name + separator + formatFirstDay(next),
    ].filter((it) => typeof it === 'string' && it !== '') as string[],
  };
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

type ChurchDay = ReturnType<typeof churchDay>;
