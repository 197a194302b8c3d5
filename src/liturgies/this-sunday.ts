import { type Reading, readingOn, rowOn } from '#readings/readings.ts';
import { occurrencesBetween } from '#church-year/church-year.ts';
import type { Readings } from '#readings/schema.ts';
import { addDays, type CalendarDate, nextWeekday, weekdayOf } from '#time/dates.ts';
import { type During, isBuilt } from '#time/during.ts';
import { timesOf } from './hours.ts';
import { midnightOf } from '#time/time-zones.ts';
import { isServiceOpen } from './promised-services.ts';
import type { LiturgiesFile } from './schema.ts';
import { agenda, type Day, LOOK_AHEAD_DAYS, mayBeOfNextDay, type Service } from './services.ts';
import { shownDays } from './shown-days.ts';
import { isCanceled, isHeld } from './status.ts';

/**
 * The coming Sunday and the great feasts before it, as they are told at each minute of the day of the build and the two days after it. A
 * day stays until it is over. After a Sunday without a liturgy, the next Sunday or feast that has one.
 * @param timeZone of the parish; moments are minutes since 1970 in UTC
 */
export function thisSunday(
  services: LiturgiesFile,
  readings: Readings,
  today: CalendarDate,
  timeZone: string,
): Celebration[] {
  const days = agenda(
    services,
    readings.churchYear.observances,
    addDays(today, -1),
    addDays(today, LOOK_AHEAD_DAYS),
  );
  const midnight = (date: CalendarDate) => midnightOf(date, timeZone);
  const endOf = (service: Service) => timesOf(service, timeZone).end.epochMilliseconds / 60_000;
  const all = days.flatMap((day, index) => {
    const celebration = celebrationOn(services, readings, day, days[index - 1]);
    if (!celebration) return [];
    const { date, services: its } = celebration;
    return { ...celebration, end: Math.max(midnight(addDays(date, 1)), ...its.map(endOf)) };
  });
  const changes = all.flatMap(({ services: its, end }) => [...its.map(endOf), end]);
  const { moments, dateAt, when } = shownDays(today, timeZone, changes);
  const shownAt = new Map(moments.map((it) => [it, shownOn(all, it, nextWeekday(dateAt(it), 'Sunday'))]));

  return all.flatMap((celebration) => {
    const { date, firstDate, services: its, isOpen } = celebration;
    const isShown = (minute: number) => shownAt.get(minute)?.includes(celebration) ?? false;
    const during = when(isShown);
    // Those of the next week come with the next build.
    if (!isBuilt(during)) return [];
    // Within what is shown then, other times do not matter.
    const shown = moments.filter(isShown);
    const isThisSunday = (minute: number) =>
      firstDate === date && nextWeekday(dateAt(minute), 'Sunday') === date;
    const isLeft = (minute: number) =>
      isOpen ? minute < midnight(date) : its.some((it) => isHeld(it) && minute < endOf(it));
    return {
      ...celebration,
      during,
      thisSunday: when((minute) => isThisSunday(minute) && dateAt(minute) < date, shown),
      dated: when((minute) => !isThisSunday(minute) && dateAt(minute) < firstDate, shown),
      isThisSunday: isThisSunday(shown[0] ?? 0),
      today: [...new Set([firstDate, date])].map((it) => ({
        date: it,
        during: when((minute) => dateAt(minute) === it, shown),
      })),
      services: its.map((service) => ({
        service,
        during: when((minute) => minute < endOf(service), shown),
      })),
      left: when(isLeft, shown),
    };
  });
}

/** A Sunday or a great feast, with its liturgies. */
export interface Celebration extends Omit<Held, 'services'> {
  /** When it is shown. */
  during: During;
  /** When "This Sunday" is before its date, and when its day of the week is. */
  thisSunday: During;
  dated: During;
  /** Which of the two is shown where no script runs. */
  isThisSunday: boolean;
  /** When "Today" is before one of its dates. */
  today: { date: CalendarDate; during: During }[];
  /** With the time until they are over. */
  services: { service: Service; during: During }[];
  /** Until its last liturgy is over. */
  left: During;
}

interface Held {
  date: CalendarDate;
  /** The evening before, where its liturgy is prayed then. */
  firstDate: CalendarDate;
  /** `Third Sunday of Hathor`; of a day whose name nobody has said, that of its liturgy. */
  name: string | undefined;
  /** Its liturgies; where none is held, those that would have been. */
  services: Service[];
  /** Whether it has a liturgy, also one whose hour is unknown. */
  isHeld: boolean;
  /** Whether nobody has entered the hour of its liturgy. */
  isOpen: boolean;
  /** Not of a day without a liturgy, nor of a liturgy that is not that of the day. */
  reading: Reading | undefined;
}

/** @returns what is shown in a week: after a Sunday that is not held, also the next Sunday or feast that is */
function shownOn<It extends Held & { end: number }>(
  all: readonly It[],
  minute: number,
  sunday: CalendarDate,
) {
  const coming = all.filter(({ end }) => minute < end);
  const week = coming.filter(({ firstDate }) => firstDate <= sunday);
  if (week.some(({ date, isHeld: is }) => is && date >= sunday)) return week;
  const next = coming.find((it) => it.isHeld && !week.includes(it));
  return next ? [...week, next] : week;
}

function celebrationOn(
  services: LiturgiesFile,
  readings: Readings,
  day: Day,
  before?: Day,
): Held | undefined {
  const { date } = day;
  const { observances } = readings.churchYear;
  const [feast] = occurrencesBetween(observances, date).filter(({ rank }) => rank === 'majorFeast');
  if (!feast && weekdayOf(date) !== 'Sunday') return undefined;
  const row = rowOn(readings, date);
  const hasOwnEve = row?.evening ?? Boolean(before?.feastOfEve);
  const eve = hasOwnEve ? (before?.services.filter(mayBeOfNextDay) ?? []) : [];
  // In the evening the liturgy of the next day's feast may be prayed.
  const hasEveOfNext = rowOn(readings, addDays(date, 1))?.evening ?? Boolean(day.feastOfEve);
  const own = day.services.filter((it) => !hasEveOfNext || !mayBeOfNextDay(it));
  const found = liturgiesOf(eve, own);
  const isFirstDay = feast?.firstDate === date;
  const isOpen =
    isFirstDay &&
    !found.some(isHeld) &&
    (before?.isEveUnknown === true || day.isUnknown || isServiceOpen(services, feast));
  if (found.length === 0 && !isOpen) return undefined;
  // A later day of a feast has a liturgy where one is entered.
  if (feast && !isFirstDay && weekdayOf(date) !== 'Sunday' && !found.some(isHeld)) return undefined;
  const isDayHeld = isOpen || found.some(isHeld);
  const isOnEve = isOpen ? hasOwnEve : found.some((it) => it.date < date);
  const isOfDay = isOpen || found.some((it) => isHeld(it) && !it.isBeforeFeast);
  return {
    date,
    firstDate: isOnEve ? addDays(date, -1) : date,
    name: row?.name ?? feast?.name ?? found[0]?.name,
    services: isOpen ? [] : found,
    isHeld: isDayHeld,
    isOpen,
    reading: isOfDay ? readingOn(readings, date) : undefined,
  };
}

/**
 * @param eve special services of the evening before a feast
 * @param own those of the day
 * @returns the liturgies; where the office has not said which service is one, all that are held; else those that are not held
 */
function liturgiesOf(eve: readonly Service[], own: readonly Service[]) {
  const liturgies = [...eve, ...own].filter((it) => it.isLiturgy && isHeld(it));
  if (liturgies.length > 0) return liturgies;
  if (eve.length > 0) return [...eve];
  const canceled = own.filter((it) => isCanceled(it) && it.isLiturgy);
  if (canceled.length > 0) return canceled;
  const held = own.filter(isHeld);
  return held.length > 0 ? held : own.filter(({ isLiturgy }) => isLiturgy);
}
