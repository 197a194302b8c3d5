import { Temporal } from 'temporal-polyfill';
import { addDays, type CalendarDate, datesBetween, nextWeekday } from '#time/dates.ts';
import { occurrencesBetween, type Period } from '#church-year/church-year.ts';
import type { Liturgy, Pause, Services, SpecialService } from './schema.ts';
import { currentLiturgies, isScheduled } from './liturgies.ts';
import { isAnnounced, isHeld, isSpecial, type Status } from './status.ts';
import { type Hours, minutesOf, startsAfterNoon } from '#time/time-of-day.ts';

/** The days that {@link weeklyRows} and {@link currentPauses} tell of. */
const ROW_DAYS = 7;

/** How many days ahead Schedule and search engines have changes and special services. */
export const LOOK_AHEAD_DAYS = 60;

/** @returns the last day of the changes on a printed Schedule, the end of a month: the page does not change every night */
export function printedUntil(today: CalendarDate): CalendarDate {
  return Temporal.PlainDate.from(addDays(today, 28)).with({ day: 31 }).toString() as CalendarDate;
}

/**
 * @returns the weekly liturgies of the coming two weeks, each with the service of its next day, if there is one; in the order of the
 *   week, or beside a pause of their dates
 */
export function weeklyRows(services: Services, today: CalendarDate) {
  const rows = currentLiturgies(services.liturgies, today).map(({ liturgy, shownDates }) => ({
    liturgy,
    shownDates,
    service: weeklyServiceOn(services, liturgy, nextWeekday(today, liturgy.day)),
  }));
  if (currentPauses(services, today).length === 0) return rows;
  const dated = rows.flatMap((row) => (row.service ? { ...row, date: row.service.date } : []));
  dated.sort((a, b) => a.date.localeCompare(b.date));
  return [...dated, ...rows.filter(({ service }) => !service)];
}

export const currentPauses = ({ pauses }: Services, today: CalendarDate): PausedDays[] =>
  pausesBetween(pauses, today, addDays(today, ROW_DAYS - 1));

/** @returns the pauses of the days from one date to another, in the order of first days */
const pausesBetween = (pauses: readonly Pause[], first: CalendarDate, last = first): PausedDays[] =>
  occurrencesBetween({ observances: pauses }, first, last);

export const pauseOn = (pauses: readonly Pause[], date: CalendarDate): PausedDays | undefined =>
  pausesBetween(pauses, date)[0];

export type PausedDays = Pick<Pause, 'text'> & Period;

/** Whether nothing is entered for a coming day of a pause. On its last day the night of the feast is over. */
export const hasUnknownHours = (services: Services, pause: PausedDays, today: CalendarDate) =>
  today !== pause.lastDate &&
  datesBetween(pause.firstDate < today ? today : pause.firstDate, pause.lastDate).some(
    (date) => !hasServiceInsteadOn(services, date),
  );

/** Whether a special service, or hours of a liturgy, are entered for a date or the evening before. */
export const hasServiceInsteadOn = (services: Services, date: CalendarDate) =>
  servicesOn(services, date).some((service) => isAnnounced(service) && isHeld(service)) ||
  servicesOn(services, addDays(date, -1)).some(
    (service) => isSpecial(service) && startsAfterNoon(service.hours),
  );

/**
 * @returns what {@link weeklyRows} does not have: special services, and from the eighth day on changes and pauses. Only services
 *   have a `date`
 */
export function upcomingChanges(
  services: Services,
  today: CalendarDate,
  days: number,
): (Service | PausedDays)[] {
  const later = addDays(today, ROW_DAYS);
  const pauses = pausesBetween(services.pauses, later, addDays(today, days - 1));
  return datesBetween(today, addDays(today, days - 1)).flatMap((date) => [
    ...pauses.filter(({ firstDate }) => firstDate === date && later <= date),
    ...servicesOn(services, date).filter(
      (service) => isSpecial(service) || (later <= date && isAnnounced(service)),
    ),
  ]);
}

/**
 * @returns the services of today, of which some may be over, and the first of the two weeks after it; none from a pause on whose
 *   hours are unknown
 */
export function nextServices(services: Services, today: CalendarDate): Service[] {
  const heldOn = (date: CalendarDate) => servicesOn(services, date).filter(isHeld);
  const later = datesBetween(addDays(today, 1), addDays(today, 14)).flatMap(heldOn);
  const unknown = currentPauses(services, today).find((pause) => hasUnknownHours(services, pause, today));
  // Two may be held at one hour, in two places.
  const isFirst = ({ date, hours }: Service) =>
    date === later[0]?.date && hours.startTime === later[0].hours.startTime;
  return [...heldOn(today), ...later.filter(isFirst)].filter(
    ({ date }) => !unknown || date < unknown.firstDate,
  );
}

/** @returns all services that start on a day, also those that are not held, in the order of time */
export function servicesOn(services: Services, date: CalendarDate): Service[] {
  const weekly = services.liturgies.flatMap((liturgy) => weeklyServiceOn(services, liturgy, date) ?? []);
  const special = services.specialServices.filter((it) => it.date === date).map(toService);
  return [...weekly, ...special].sort((a, b) => minutesOf(a.hours).start - minutesOf(b.hours).start);
}

export const toService = ({ name, date, startTime, endTime, language, place }: SpecialService): Service => ({
  name,
  date,
  hours: { startTime, endTime },
  status: 'special',
  language,
  place,
});

/** @returns a weekly liturgy on a date, if it {@link isScheduled} */
export function weeklyServiceOn(
  { liturgies, changes, pauses, usualLiturgy }: Services,
  liturgy: Liturgy,
  date: CalendarDate,
): Service | undefined {
  if (!isScheduled(liturgy, date, liturgies)) return undefined;
  const { id, name = usualLiturgy.name, startTime, endTime, language, place } = liturgy;
  const usual = { startTime, endTime };
  const service = { name, date, hours: usual, language, place };
  const change = changes.find((it) => it.liturgy === id && it.date === date);
  if (!change) {
    const pause = pauseOn(pauses, date);
    return { ...service, status: pause ? 'paused' : 'usual' };
  }
  const { reason } = change;
  if (change.canceled) return { ...service, status: 'canceled', reason };
  const hours = { startTime: change.startTime ?? startTime, endTime: change.endTime ?? endTime };
  return { ...service, hours, status: 'moved', usual, reason };
}

/** A service on one day, in the parish's time zone. */
export interface Service extends Pick<Liturgy, 'language' | 'place'> {
  name: string;
  date: CalendarDate;
  /** Of a service that is canceled or paused, the usual ones. */
  hours: Hours;
  status: Status;
  usual?: Hours;
  reason?: string | undefined;
}
