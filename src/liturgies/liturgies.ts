import { addDays, type CalendarDate, nextWeekday, weekdayOf, weekdays } from '#time/dates.ts';
import type { Liturgy } from './schema.ts';
import { hoursOverlap, minutesOf } from '#time/time-of-day.ts';

export interface Season {
  firstDate?: CalendarDate | undefined;
  lastDate?: CalendarDate | undefined;
}

export function isInSeason({ firstDate, lastDate }: Season, date: CalendarDate) {
  return (!firstDate || firstDate <= date) && (!lastDate || date <= lastDate);
}

export const isReplaced = ({ id }: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgies.some((it) => it.replaces === id && isInSeason(it, date));

/** Whether a date has the weekday of a liturgy, is in its season, and no other one replaces it. */
export const isScheduled = (liturgy: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgy.day === weekdayOf(date) && isInSeason(liturgy, date) && !isReplaced(liturgy, date, liturgies);

/** @returns the weekly liturgies of the coming 14 days, with the dates that visitors have to know */
export function currentLiturgies(liturgies: readonly Liturgy[], today: CalendarDate) {
  const isOn = (liturgy: Liturgy, date: CalendarDate) => isScheduled(liturgy, date, liturgies);
  const datesOf = ({ day }: Liturgy) => [nextWeekday(today, day), addDays(nextWeekday(today, day), 7)];
  const isListed = (liturgy: Liturgy) => datesOf(liturgy).some((date) => isOn(liturgy, date));

  /** The last date in these weeks, unless another liturgy replaces it for one or two weeks only. */
  const lastInTheseWeeks = (liturgy: Liturgy) =>
    datesOf(liturgy).find(
      (date) => isOn(liturgy, date) && ![7, 14].some((days) => isOn(liturgy, addDays(date, days))),
    );
  const lastOfSeason = ({ lastDate, day }: Liturgy) => lastDate && nextWeekday(addDays(lastDate, -6), day);
  const isShown = (last: CalendarDate) => {
    const followers = liturgies.filter((it) => isOn(it, addDays(last, 7)) && !isOn(it, last));
    return followers.length === 0 || followers.some(isListed);
  };

  return liturgies.filter(isListed).map((liturgy) => {
    const [next = today] = datesOf(liturgy);
    const last = lastInTheseWeeks(liturgy) ?? lastOfSeason(liturgy);
    const shownDates: Season = {
      firstDate: isOn(liturgy, next) ? undefined : addDays(next, 7),
      // Unless what follows is not listed yet.
      lastDate: last && isShown(last) ? last : undefined,
    };
    return { liturgy, shownDates };
  });
}

export function sortByWeekday(liturgies: readonly Liturgy[]): Liturgy[] {
  return liturgies.toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || minutesOf(a).start - minutesOf(b).start,
  );
}

/** Whether two liturgies are held in one place and at one time in a week of both seasons. */
export function overlap(a: Liturgy, b: Liturgy) {
  const days = weekdays.indexOf(b.day) - weekdays.indexOf(a.day);
  return (
    a.replaces !== b.id &&
    b.replaces !== a.id &&
    isSamePlace(a, b) &&
    beginsBeforeEnd(a, b) &&
    beginsBeforeEnd(b, a) &&
    [days - 7, days, days + 7].some((distance) => hoursOverlap(a, b, distance))
  );
}

/** 'Chapel' is the place 'chapel'. */
export const isSamePlace = (a: Pick<Liturgy, 'place'>, b: Pick<Liturgy, 'place'>) =>
  a.place?.toLowerCase() === b.place?.toLowerCase();

const beginsBeforeEnd = ({ firstDate }: Season, { lastDate }: Season) =>
  !firstDate || !lastDate || firstDate <= lastDate;
