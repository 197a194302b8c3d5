import { addDays, type CalendarDate, weekdays } from '#time/dates.ts';
import { lastRecurrence, nextRecurrence, recursOn } from './recurrence.ts';
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

/** Whether a date is one of the days of a liturgy, is in its season, and no other one replaces it. */
export const isScheduled = (liturgy: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  recursOn(liturgy, date) && isInSeason(liturgy, date) && !isReplaced(liturgy, date, liturgies);

/** @returns the weekly liturgies of the coming 14 days, with the dates that visitors have to know */
export function currentLiturgies(liturgies: readonly Liturgy[], today: CalendarDate) {
  const isOn = (liturgy: Liturgy, date: CalendarDate) => isScheduled(liturgy, date, liturgies);
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
