import { addDays, type CalendarDate, nextWeekday, weekdayOf, weekdays } from './dates.ts';
import type { Liturgy } from '#schemas/liturgies.ts';
import { hoursOverlap, minutesOf } from './time-of-day.ts';

/** Without a first day it began long ago, without a last one it goes on. */
export interface Season {
  firstDate?: CalendarDate | undefined;
  lastDate?: CalendarDate | undefined;
}

export function isInSeason({ firstDate, lastDate }: Season, date: CalendarDate): boolean {
  return (!firstDate || firstDate <= date) && (!lastDate || date <= lastDate);
}

export const isReplaced = ({ id }: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgies.some((it) => it.replaces === id && isInSeason(it, date));

/** Whether a liturgy is held on a date: its weekday, in its season, and no other one replaces it. */
export const isOn = (liturgy: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgy.day === weekdayOf(date) && isInSeason(liturgy, date) && !isReplaced(liturgy, date, liturgies);

/**
 * The weekly liturgies of the coming 14 days, each with the dates that visitors have to know: the first one unless it is held
 * in the first of the two weeks, and the last one beside what follows it, or where nothing does. One week in which another
 * liturgy replaces it is not its end.
 */
export function currentLiturgies(liturgies: readonly Liturgy[], today: CalendarDate): Liturgy[] {
  return liturgies.flatMap((liturgy) => {
    const { day } = liturgy;
    const next = nextWeekday(today, day);
    const dates = [next, addDays(next, 7)];
    const isHeld = (date: CalendarDate, it = liturgy) => isOn(it, date, liturgies);
    const first = dates.find((date) => isHeld(date));
    if (!first) return [];
    const followers = (date: CalendarDate) =>
      liturgies.filter((it) => isHeld(addDays(date, 7), it) && !isHeld(date, it));
    const isListed = (it: Liturgy) => dates.some((date) => isHeld(date, it));
    const last =
      dates.find((date) => isHeld(date) && ![7, 14].some((days) => isHeld(addDays(date, days)))) ??
      (liturgy.lastDate && nextWeekday(addDays(liturgy.lastDate, -6), day));
    const isTold = last && (followers(last).some(isListed) || followers(last).length === 0);
    return { ...liturgy, firstDate: first === next ? undefined : first, lastDate: isTold ? last : undefined };
  });
}

/** @returns the liturgies in the order of the week, those of a day by their start */
export function sortByWeekday(liturgies: readonly Liturgy[]): Liturgy[] {
  return liturgies.toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || minutesOf(a).start - minutesOf(b).start,
  );
}

/** Whether two liturgies are held at the same time in a week of both seasons; a night may end on the next day. */
export function overlap(a: Liturgy, b: Liturgy): boolean {
  const days = weekdays.indexOf(b.day) - weekdays.indexOf(a.day);
  return (
    a.replaces !== b.id &&
    b.replaces !== a.id &&
    (a.firstDate ?? '') <= (b.lastDate ?? '9') &&
    (b.firstDate ?? '') <= (a.lastDate ?? '9') &&
    [days - 7, days, days + 7].some((distance) => hoursOverlap(a, b, distance))
  );
}
