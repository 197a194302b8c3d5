import { addDays, type CalendarDate, weekdayOf } from '#dates.ts';
import { parseTime } from '#schemas/fields/date-time.ts';
import { isInSeason } from '#schemas/liturgy-rules.ts';
import type { Liturgies } from '#schemas/liturgies.ts';
import type { Liturgy, LiturgyChange } from '#schemas/services.ts';

/**
 * The weekly liturgies of the coming days, so that one that ends soon and the one that follows it are both listed.
 *
 * @param today the date in the parish's time zone
 */
export function currentLiturgies(liturgies: readonly Liturgy[], today: CalendarDate): Liturgy[] {
  const dates = nextDates(today, 14);
  return liturgies.filter((liturgy) => dates.some((date) => isOn(liturgy, date)));
}

/** How many days Schedule, search engines and language models are told in advance of changes and special services. */
export const LOOK_AHEAD_DAYS = 60;

/**
 * What differs from the weekly hours: changes of weekly liturgies, and special services.
 *
 * @param today the date in the parish's time zone; what was before it is left out
 * @param days how many days to look ahead, today included
 * @returns in the order of time
 */
export function upcomingChanges(services: Services, today: CalendarDate, days: number): Service[] {
  return nextDates(today, days).flatMap((date) =>
    servicesOn(services, date).filter(({ status }) => status !== 'usual'),
  );
}

/**
 * @returns all services of a day, canceled ones too, in the order of time; a special service that ends after midnight
 *   belongs to the day on which it starts
 */
export function servicesOn({ liturgies, changes, specialServices, calendar }: Services, date: CalendarDate) {
  const weekly = liturgies
    .filter((liturgy) => isOn(liturgy, date))
    .map(({ id, name = calendar.eventName, startTime, endTime }): Service => {
      const usual = { startTime, endTime };
      const change = changes.find((it) => it.liturgy === id && it.date === date);
      if (!change) return { name, date, hours: usual, status: 'usual' };
      const { canceled, reason } = change;
      if (canceled) return { name, date, hours: usual, status: 'canceled', reason };
      return { name, date, hours: movedHours(usual, change), status: 'moved', usual, reason };
    });
  const special = specialServices
    .filter((it) => it.date === date)
    .map(({ name, startTime, endTime }): Service => {
      return { name, date, hours: { startTime, endTime }, status: 'special' };
    });
  return [...weekly, ...special].sort((a, b) => startOf(a) - startOf(b));
}

/** @returns the hours of a liturgy on the day of a change that does not cancel it */
export function movedHours(usual: Hours, { startTime, endTime }: LiturgyChange): Hours {
  return { startTime: startTime ?? usual.startTime, endTime: endTime ?? usual.endTime };
}

/** Whether a weekly liturgy is held on a date, unless it is canceled. */
export const isOn = (liturgy: Liturgy, date: CalendarDate) =>
  liturgy.day === weekdayOf(date) && isInSeason(liturgy, date);

const nextDates = (first: CalendarDate, days: number) =>
  Array.from({ length: days }, (_, index) => addDays(first, index));

const startOf = ({ hours }: Service) => parseTime(hours.startTime).minutes;

/** A service on one day, in the parish's time zone. */
export interface Service {
  name: string;
  date: CalendarDate;
  /** The hours of that day; of a canceled service, the usual ones. */
  hours: Hours;
  status: 'usual' | 'canceled' | 'moved' | 'special';
  /** The weekly hours of a service that was moved. */
  usual?: Hours;
  reason?: string | undefined;
}

type Hours = Pick<Liturgy, 'startTime' | 'endTime'>;
export type Services = Pick<Liturgies, 'liturgies' | 'changes' | 'specialServices'> & {
  calendar: Pick<Liturgies['calendar'], 'eventName'>;
};
