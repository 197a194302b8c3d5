import { addDays, type CalendarDate, weekdays, weeksOfMonth } from '#time/dates.ts';
import { lastRecurrence, nextRecurrence, recurrencesBetween, recursOn } from './recurrence.ts';
import type { Liturgy } from './schema.ts';
import { hoursOverlap, minutesOf } from '#time/time-of-day.ts';

export interface Season {
  firstDate?: CalendarDate | undefined;
  lastDate?: CalendarDate | undefined;
}

export function isInSeason({ firstDate, lastDate }: Season, date: CalendarDate) {
  return (!firstDate || firstDate <= date) && (!lastDate || date <= lastDate);
}

/**
 * One of a week of the month replaces a weekly one on its own days only; any other, from the first to the last day of its season.
 * @returns that weekly liturgy
 */
export const replacedOnItsDays = ({ week, replaces }: Liturgy, liturgies: readonly Liturgy[]) =>
  week && liturgies.find((it) => it.id === replaces && !it.week);

export const isReplaced = (liturgy: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgies.some(
    (it) =>
      it.replaces === liturgy.id &&
      isInSeason(it, date) &&
      (recursOn(it, date) || !replacedOnItsDays(it, [liturgy])),
  );

/** Whether a date is one of the days of a liturgy, is in its season, and no other one replaces it. */
export const isScheduled = (liturgy: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  recursOn(liturgy, date) && isInSeason(liturgy, date) && !isReplaced(liturgy, date, liturgies);

/**
 * @returns the liturgies that are held on one of their next two days, of which weekly ones have the coming 14, with the dates that
 *   visitors have to know
 */
export function currentLiturgies(liturgies: readonly Liturgy[], today: CalendarDate) {
  // A weekly one goes on where another replaces it in one week of the month.
  const others = liturgies.filter((it) => !replacedOnItsDays(it, liturgies));
  const isOn = (liturgy: Liturgy, date: CalendarDate) => isScheduled(liturgy, date, others);
  const following = (liturgy: Liturgy, date: CalendarDate) => nextRecurrence(liturgy, addDays(date, 1));
  const twoFrom = (liturgy: Liturgy, date: CalendarDate): [CalendarDate, CalendarDate] => {
    const first = nextRecurrence(liturgy, date);
    return [first, following(liturgy, first)];
  };
  const isListed = (liturgy: Liturgy) => twoFrom(liturgy, today).some((date) => isOn(liturgy, date));

  /** The last date in these weeks, unless another liturgy replaces it for one or two weeks only. */
  const lastInTheseWeeks = (liturgy: Liturgy) =>
    twoFrom(liturgy, today).find(
      (date) =>
        isOn(liturgy, date) && !twoFrom(liturgy, addDays(date, 1)).some((later) => isOn(liturgy, later)),
    );
  const lastOfSeason = (liturgy: Liturgy) => liturgy.lastDate && lastRecurrence(liturgy, liturgy.lastDate);
  const isShown = (liturgy: Liturgy, last: CalendarDate) => {
    const next = following(liturgy, last);
    const followers = liturgies.filter((it) => isOn(it, next) && !isOn(it, last));
    return followers.length === 0 || followers.some(isListed);
  };

  return liturgies.filter(isListed).map((liturgy) => {
    const [next, later] = twoFrom(liturgy, today);
    const last = lastInTheseWeeks(liturgy) ?? lastOfSeason(liturgy);
    const shownDates: Season = {
      firstDate: isOn(liturgy, next) ? undefined : later,
      // Unless what follows is not listed yet.
      lastDate: last && isShown(liturgy, last) ? last : undefined,
    };
    return { liturgy, shownDates };
  });
}

export function sortByWeekday(liturgies: readonly Liturgy[]): Liturgy[] {
  return liturgies.toSorted(
    (a, b) =>
      weekdays.indexOf(a.day) - weekdays.indexOf(b.day) ||
      orderOf(a) - orderOf(b) ||
      minutesOf(a).start - minutesOf(b).start,
  );
}

/** Those of every week are first. */
const orderOf = ({ week }: Liturgy) => (week ? weeksOfMonth.indexOf(week) : -1);

/** Whether two liturgies are held in one place and at one time in a week of both seasons. */
export function overlap(a: Liturgy, b: Liturgy) {
  const days = weekdays.indexOf(b.day) - weekdays.indexOf(a.day);
  return (
    a.replaces !== b.id &&
    b.replaces !== a.id &&
    isSamePlace(a, b) &&
    beginsBeforeEnd(a, b) &&
    beginsBeforeEnd(b, a) &&
    [days - 7, days, days + 7].some(
      (distance) => hoursOverlap(a, b, distance) && (!(a.week ?? b.week) || haveDistance(a, b, distance)),
    )
  );
}

/** Whether some days of two liturgies have a distance. After 28 years, weekdays fall on the same days of the month. */
function haveDistance(a: Liturgy, b: Liturgy, days: number) {
  const [first = '2025-01-01'] = [a.firstDate, b.firstDate]
    .filter((it) => it !== undefined)
    .sort()
    .reverse();
  return recurrencesBetween(a, addDays(first, -Math.abs(days)), addDays(first, 28 * 366)).some((date) => {
    const other = addDays(date, days);
    return isInSeason(a, date) && isInSeason(b, other) && recursOn(b, other);
  });
}

/** 'Chapel' is the place 'chapel'. */
export const isSamePlace = (a: Pick<Liturgy, 'place'>, b: Pick<Liturgy, 'place'>) =>
  a.place?.toLowerCase() === b.place?.toLowerCase();

const beginsBeforeEnd = ({ firstDate }: Season, { lastDate }: Season) =>
  !firstDate || !lastDate || firstDate <= lastDate;
