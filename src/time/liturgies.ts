import { addDays, type CalendarDate, datesBetween, type Weekday, weekdayOf, weekdays } from './dates.ts';
import { type Hours, parseTime } from './time-of-day.ts';

/** A liturgy of every week, or of every week in a season. */
export interface Liturgy extends Hours, Season {
  id: string;
  day: Weekday;
  /** Where it is not the usual one. */
  name?: string | undefined;
  arabic?: string | undefined;
  language?: string | undefined;
  arabicLanguage?: string | undefined;
  /** The id of the liturgy in whose place it is held in its season. */
  replaces?: string | undefined;
}

/** Without a first day it began long ago, without a last one it goes on. */
export interface Season {
  firstDate?: CalendarDate | undefined;
  lastDate?: CalendarDate | undefined;
}

/** Whether a date is in the season of a liturgy. */
export function isInSeason({ firstDate, lastDate }: Season, date: CalendarDate): boolean {
  return (!firstDate || firstDate <= date) && (!lastDate || date <= lastDate);
}

/** Whether another liturgy is held in place of this one on a date. */
export const isReplaced = ({ id }: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgies.some((it) => it.replaces === id && isInSeason(it, date));

/** Whether a liturgy is held on a date: its weekday, in its season, and no other one replaces it. */
export const isOn = (liturgy: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgy.day === weekdayOf(date) && isInSeason(liturgy, date) && !isReplaced(liturgy, date, liturgies);

/**
 * The weekly liturgies of the coming days, so that one that ends soon and the one that follows it are both listed. One that
 * is replaced in some of these days has the season until then, or from then on.
 *
 * @param today the date in the parish's time zone
 */
export function currentLiturgies(liturgies: readonly Liturgy[], today: CalendarDate): Liturgy[] {
  const dates = datesBetween(today, addDays(today, 13));
  return liturgies
    .filter((liturgy) => dates.some((date) => isOn(liturgy, date, liturgies)))
    .map((liturgy) => {
      const replaced = dates.filter(
        (date) => isInSeason(liturgy, date) && isReplaced(liturgy, date, liturgies),
      );
      const [first, last] = [replaced[0], replaced.at(-1)];
      if (!first || !last) return liturgy;
      return first === today
        ? { ...liturgy, firstDate: addDays(last, 1) }
        : { ...liturgy, lastDate: addDays(first, -1) };
    });
}

/** @returns the liturgies in the order of the week, those of a day by their start */
export function sortByWeekday<Entry extends Liturgy>(liturgies: readonly Entry[]): Entry[] {
  return liturgies.toSorted(
    (a, b) =>
      weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || toMinutes(a.startTime) - toMinutes(b.startTime),
  );
}

/** Whether two liturgies are on the same day of the week, in the same season, at the same time. */
export function overlap(a: Liturgy, b: Liturgy): boolean {
  return (
    a.day === b.day &&
    a.replaces !== b.id &&
    b.replaces !== a.id &&
    (a.firstDate ?? '') <= (b.lastDate ?? '9') &&
    (b.firstDate ?? '') <= (a.lastDate ?? '9') &&
    toMinutes(a.startTime) < toMinutes(b.endTime) &&
    toMinutes(b.startTime) < toMinutes(a.endTime)
  );
}

/** @returns minutes since midnight */
const toMinutes = (time: string) => parseTime(time).minutes;
