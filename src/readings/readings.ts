import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  nextWeekday,
  weekdayOf,
} from '#time/dates.ts';
import { copticMonths, fromCoptic, paschaOf, toCoptic } from '#time/coptic-calendar.ts';
import { type Hours, startsAfterNoon } from '#time/time-of-day.ts';
import { occurrencesBetween } from '#church-year/church-year.ts';
import { formatReferences, nameOfMovingSunday, nameOfRow, nameOfSunday } from './reading-text.ts';
import { gospelsIn, isMoving, ordinals, type Readings, type ReadingsFile } from './schema.ts';
import { gospelPage, parseReferences } from './references.ts';
import type { Page } from '#content-model/page-names.ts';

/**
 * @param special the hours of a special service: in the evening it may be the liturgy of the next day's feast
 * @returns the name of the day and its Gospel, in the current language
 */
export function readingOn(readings: Readings, date: CalendarDate, special?: Hours): Reading | undefined {
  if (!readings.show) return undefined;
  const next = addDays(date, 1);
  const isEve = special && startsAfterNoon(special) && rowOn(readings, next)?.evening;
  const row = rowOn(readings, isEve ? next : date);
  if (!row?.gospel) return undefined;
  return {
    name: row.name,
    gospel: formatReferences(parseReferences(row.gospel)),
    references: row.gospel,
    ...(hasTexts(readings) && { page: gospelPage(row.gospel) }),
    hasEve: Boolean(row.evening),
    isEve: Boolean(isEve),
  };
}

/** @returns the Gospels of the year whose text has a page */
export function gospelsOfYear(readings: ReadingsFile) {
  if (!hasTexts(readings)) return [];
  const found = gospelsIn(readings).map((gospel) => [gospelPage(gospel), gospel] as const);
  return [...new Map(found).values()];
}

/** @returns by page the nearest day of the coming year on which its Gospel is read, with the name of the day */
export function nearestDays(readings: Readings, today: CalendarDate) {
  const days = datesBetween(today, addDays(today, 365)).flatMap((date) => {
    const row = rowOn(readings, date);
    return row?.gospel ? [[gospelPage(row.gospel), { date, name: row.name }] as const] : [];
  });
  return new Map(days.reverse());
}

/** The page of the Gospel of the coming Sunday, to which subscribed calendars link. */
export const SUNDAY_PAGE = 'Gospel/Sunday';

/** @returns the pages of the next Gospel and of Sunday's, and those of all Gospels of the year */
export function gospelPages(readings: ReadingsFile): Page[] {
  const pages = gospelsOfYear(readings).map(gospelPage);
  return pages.length > 0 ? ['Gospel', SUNDAY_PAGE, ...pages] : [];
}

/** Of content that the schema has not read, too. */
export const hasTexts = ({ show, text }: { show: boolean; text?: boolean | undefined }) =>
  show && text !== false;

/**
 * Which of several readings a day has, whether the site shows them or not. The tables of dioceses differ on single days: a priest
 * confirms them.
 */
export function rowOn(
  { sundays, sundayOn29, days, churchYear }: Readings,
  date: CalendarDate,
): Row | undefined {
  const isSunday = weekdayOf(date) === 'Sunday';
  const afterPascha = daysBetween(paschaOf(Number(date.slice(0, 4))), date);
  const [moving] = occurrencesBetween(days.filter(isMoving), date);
  const [fixed] = occurrencesBetween(
    days.filter((it) => !isMoving(it)),
    date,
  );
  // A fixed feast is read instead of a Sunday of Great Lent, but not of the Holy Fifty Days; and it is not kept in Holy Week.
  const feast = (isSunday && fixed?.onSunday) || (afterPascha >= -8 && afterPascha <= 0) ? undefined : fixed;
  const day = afterPascha < -8 ? (feast ?? moving) : (moving ?? feast);
  if (day) {
    const sunday = day === moving ? nameOfMovingSunday(afterPascha) : undefined;
    const { gospel, evening } = day;
    return {
      gospel,
      evening,
      name: sunday ?? nameOfRow({ name: day.name, moves: day === moving }, date, churchYear),
    };
  }
  if (!isSunday || fixed?.onSunday === 'nothing') return undefined;
  const isInMovingSeason = afterPascha >= -56 && afterPascha <= 49;
  if (isInMovingSeason)
    return { name: nameOfMovingSunday(afterPascha) ?? nameOfRow({ moves: true }, date, churchYear) };
  const { index, month, isOn29 } = sundayOf(date);
  const gospel = isOn29
    ? sundayOn29
    : sundays[copticMonths[month - 1] ?? 'nasi']?.[ordinals[index] ?? 'first'];
  return { gospel, name: nameOfSunday(index, month, churchYear) };
}

function sundayOf(date: CalendarDate) {
  const { month, day } = toCoptic(date);
  const index = Math.ceil(day / 7) - 1;
  // Nayrouz is read on 1 Thout; the next Sunday is the first one.
  if (month === 1 && day % 7 === 1) return { month, index: index - 1 };
  // A Sunday on 30 Hathor is the first one of Koiak, so that four are before the Nativity.
  if (month === 3 && day === 30) return { month: 4, index: 0 };
  if (month === 4 && day % 7 === 0) return { month, index: index + 1 };
  // The 29th commemorates the Annunciation, the Nativity and the Resurrection, except in Tobi. In Meshir it is in Great Lent.
  return { month, index, isOn29: day === 29 && month !== 5 };
}

export interface Reading {
  /** `Third Sunday of Hathor`; of some days nobody has said it. */
  name: string | undefined;
  /** `Luke 14:25–35` */
  gospel: string;
  /** As content has it. */
  references: string;
  /** The page of its text. */
  page?: Page;
  /** Whether its liturgy is prayed on the evening before. */
  hasEve: boolean;
  /** Whether it is read on that evening. */
  isEve: boolean;
}

interface Row {
  gospel?: string | undefined;
  evening?: boolean | undefined;
  name: string | undefined;
}

/** @returns the Gospels of the Sundays of three Coptic years: a year ahead at least, and the same throughout a year */
export function sundaysForCalendar(readings: Readings, today: CalendarDate) {
  const { year } = toCoptic(today);
  const [first, last] = [year - 1, year + 2].map((it) => fromCoptic({ year: it, month: 1, day: 1 })) as [
    CalendarDate,
    CalendarDate,
  ];
  const sundays = readings.calendar ? datesBetween(nextWeekday(first, 'Sunday'), addDays(last, -1), 7) : [];
  return sundays.flatMap((date) => {
    const reading = readingOn(readings, date);
    return reading ? { ...reading, date } : [];
  });
}
