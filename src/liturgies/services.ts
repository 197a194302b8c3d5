import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { oncePer } from '#time/once-per.ts';
import type { Observance } from '#church-year/schema.ts';
import { occurrencesBetween, type Period } from '#church-year/church-year.ts';
import type { Liturgy, Pause, LiturgiesFile, SpecialService } from './schema.ts';
import { isScheduled } from './liturgies.ts';
import { isAnnounced, isCanceled, isHeld, isSpecial, isUsual, type Status } from './status.ts';
import { type Hours, minutesOf, startsAfterNoon } from '#time/time-of-day.ts';

/** How many days ahead Schedule and search engines have changes and special services. */
export const LOOK_AHEAD_DAYS = 60;

/**
 * What is known of each day from one to another: rows, the next services, changes, the search engines' hours and messages are views
 * of it.
 * @param observances of the church year, of which major feasts count
 */
export function agenda(
  services: LiturgiesFile,
  observances: readonly Observance[],
  first: CalendarDate,
  last = first,
): Day[] {
  const pauses = pausesBetween(services.pauses, first, addDays(last, 1));
  const feasts = occurrencesBetween(observances, first, last).filter(({ rank }) => rank === 'majorFeast');
  return datesBetween(first, last).map((date) => {
    const contains = ({ firstDate, lastDate }: Period) => firstDate <= date && date <= lastDate;
    const current = pauses.filter(contains);
    const unknownPause = current.find((it) => !hasEve(it));
    const isFeast = feasts.some(contains);
    const feastOfEve = pauses.find((it) => hasEve(it) && it.firstDate === addDays(date, 1));
    const isEveUnknown = feastOfEve !== undefined && !hasServiceInsteadOn(services, feastOfEve.firstDate);
    // In Holy Week an evening's prayers are not those of the next day.
    const isOneDay = isFeast || unknownPause?.firstDate === unknownPause?.lastDate;
    const isKnown = (isOneDay ? hasServiceInsteadOn : isEnteredOn)(services, date);
    return {
      date,
      services: servicesOn(services, date).map((service) => ({
        ...service,
        ...(isEveUnknown && isUsual(service) && { isBeforeFeast: true }),
      })),
      pause: unknownPause ?? current[0],
      feastOfEve,
      isEveUnknown,
      isUnknown: unknownPause !== undefined && !isKnown,
      isFeast,
    };
  });
}

export interface Day {
  date: CalendarDate;
  /** All that start on the day, also those that are not held, in the order of time. */
  services: Service[];
  /** In which the weekly liturgies are not held. Of several, one whose days have services of their own. */
  pause: PausedDays | undefined;
  /** The pause whose feast begins on the evening of the day, by its text. */
  feastOfEve: PausedDays | undefined;
  /** Whether nobody has entered the hours of that evening. */
  isEveUnknown: boolean;
  /** Whether the day is in a pause, and nobody has entered what is held instead. */
  isUnknown: boolean;
  /** Whether it is a major feast, whose liturgy may be over when the day begins. */
  isFeast: boolean;
}

/** @returns the pauses of the days from one date to another, in the order of first days */
export const pausesBetween = (
  pauses: readonly Pause[],
  first: CalendarDate,
  last: CalendarDate,
): PausedDays[] => occurrencesBetween(pauses, first, last);

export const pauseOn = (pauses: readonly Pause[], date: CalendarDate): PausedDays | undefined =>
  pausesBetween(pauses, date, date)[0];

export type PausedDays = Pick<Pause, 'id' | 'text' | 'weekly'> & Period;

/** Whether the feast of a pause is prayed on the evening before its first day, by its text. */
export const hasEve = ({ text }: Pick<Pause, 'text'>) => text.includes('{eve}');

/** @returns the first day that a pause concerns: the eve of a feast that is prayed on the evening before */
export const beginOf = (pause: PausedDays) =>
  hasEve(pause) ? addDays(pause.firstDate, -1) : pause.firstDate;

/** Whether a special service, or hours of a liturgy, are entered for a date or the evening before. */
export const hasServiceInsteadOn = (services: LiturgiesFile, date: CalendarDate) =>
  isEnteredOn(services, date) || servicesOn(services, addDays(date, -1)).some(mayBeOfNextDay);

/** Whether a service may be that of the next day: the liturgy of a feast is often prayed on the evening before. */
export const mayBeOfNextDay = (service: Service) => isSpecial(service) && startsAfterNoon(service.hours);

const isEnteredOn = (services: LiturgiesFile, date: CalendarDate) =>
  servicesOn(services, date).some((service) => isAnnounced(service) && isHeld(service));

/**
 * An agenda asks for a day, the day before and the day after.
 * @returns all services that start on a day, also those that are not held, in the order of time
 */
export const servicesOn = oncePer<LiturgiesFile, CalendarDate, readonly Service[]>(calculateServices);

function calculateServices(services: LiturgiesFile, date: CalendarDate): Service[] {
  const weekly = services.liturgies.flatMap((liturgy) => weeklyServiceOn(services, liturgy, date) ?? []);
  const special = services.specialServices
    .filter((it) => it.date === date)
    .map((it) => toService(it, services.usualLiturgy));
  return [...weekly, ...special]
    .map((it) => (isCanceled(it) && special.length > 0 ? { ...it, instead: special } : it))
    .sort((a, b) => minutesOf(a.hours).start - minutesOf(b.hours).start);
}

export const toService = (
  { name, date, startTime, endTime, gospel, language, place }: SpecialService,
  usualLiturgy: LiturgiesFile['usualLiturgy'],
): Service => ({
  id: name,
  name,
  isNamed: name !== usualLiturgy.name,
  isLiturgy: gospel === true || name === usualLiturgy.name,
  date,
  hours: { startTime, endTime },
  status: 'special',
  language,
  place,
});

/** @returns a weekly liturgy on a date, if it {@link isScheduled} */
export function weeklyServiceOn(
  { liturgies, changes, pauses, usualLiturgy }: LiturgiesFile,
  liturgy: Liturgy,
  date: CalendarDate,
): Service | undefined {
  if (!isScheduled(liturgy, date, liturgies)) return undefined;
  const { id, week, name = usualLiturgy.name, startTime, endTime, gospel, language, place } = liturgy;
  const usual = { startTime, endTime };
  const isNamed = name !== usualLiturgy.name;
  const service = {
    id,
    name,
    isNamed,
    isLiturgy: gospel === true || !isNamed,
    date,
    hours: usual,
    week,
    language,
    place,
  };
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
export interface Service extends Partial<Pick<Liturgy, 'week' | 'language' | 'place'>> {
  /** Of the weekly liturgy; of a special service its name. With the date, no other service has it. */
  id: string;
  name: string;
  /** Whether it is called otherwise than the usual liturgy: then its name is beside its hours. */
  isNamed: boolean;
  /** Whether a Gospel is read at it: the name says so, or else the office. */
  isLiturgy: boolean;
  date: CalendarDate;
  /** Of a service that is canceled or paused, the usual ones. */
  hours: Hours;
  status: Status;
  usual?: Hours;
  reason?: string | undefined;
  /** What is held on the day of a canceled liturgy. */
  instead?: Service[];
  /** Whether it is the usual liturgy of the day on whose evening a feast is prayed, at an hour that nobody has entered. */
  isBeforeFeast?: boolean;
}
