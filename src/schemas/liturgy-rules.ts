import type { z } from 'astro/zod';
import { addDays, type CalendarDate, nextWeekday, weekdayOf, weekdays } from '#dates.ts';
import { parseTime, timeOfDay } from './fields/date-time.ts';
import type { Liturgy, LiturgyChange, SpecialService } from './services.ts';

/** Each liturgy ends after it starts, and no two of a day overlap in the same season. */
export function checkLiturgies(liturgies: readonly Liturgy[], context: z.RefinementCtx): void {
  for (const [index, liturgy] of liturgies.entries()) {
    const { day, startTime, endTime, firstDate, lastDate } = liturgy;
    if (firstDate && lastDate && lastDate < firstDate) {
      const message = `a date after ${firstDate}, when this season begins`;
      context.addIssue({ code: 'custom', path: [index, 'lastDate'], message, input: lastDate });
    }
    if (!endsAfterStart(liturgy)) {
      const message = `a time after ${startTime}, when this liturgy starts`;
      context.addIssue({ code: 'custom', path: [index, 'endTime'], message, input: endTime });
      continue;
    }
    const other = liturgies.slice(0, index).find((it) => overlap(it, liturgy));
    if (other) {
      const message = `hours that do not overlap the liturgy '${other.id}', on ${day} from ${other.startTime} to ${other.endTime}`;
      context.addIssue({ code: 'custom', path: [index, 'startTime'], message, input: startTime });
    }
  }
}

/**
 * A change names a liturgy, one of its days, and either that it is canceled or its hours. Past changes are not checked.
 *
 * @param today in UTC: the time zone of the parish is not known here, and its day ends at most 12 hours later
 */
export function checkChanges(
  { liturgies, changes }: Lists,
  today: CalendarDate,
  context: z.RefinementCtx,
): void {
  const yesterday = addDays(today, -1);
  const ids = liturgies.map(({ id }) => `'${id}'`).join(', ');
  for (const [index, change] of changes.entries()) {
    const { date, canceled, startTime, endTime } = change;
    const report = (key: keyof LiturgyChange, message: string) =>
      context.addIssue({ code: 'custom', path: ['changes', index, key], message, input: change[key] });
    if (date < yesterday) continue;
    const liturgy = liturgies.find(({ id }) => id === change.liturgy);
    if (!liturgy) {
      report('liturgy', `the id of a weekly liturgy: ${ids}`);
    } else if (weekdayOf(date) !== liturgy.day) {
      report('date', `a ${liturgy.day}, the day of this liturgy, such as ${nextWeekday(date, liturgy.day)}`);
    } else if (!isInSeason(liturgy, date)) {
      const { firstDate, lastDate } = liturgy;
      const season = [firstDate && `from ${firstDate}`, lastDate && `through ${lastDate}`];
      report('date', `a date in the season of this liturgy, ${season.filter(Boolean).join(' ')}`);
    } else if (changes.findIndex((it) => it.liturgy === change.liturgy && it.date === date) < index) {
      report('date', 'one change of a liturgy on one day; an entry above has the same day');
    }
    if (canceled && (startTime ?? endTime)) {
      report('canceled', "no startTime and endTime beside 'canceled: true'; or hours, and no such line");
    } else if (!canceled && !(startTime && endTime)) {
      report('canceled', "either 'canceled: true', or a startTime and an endTime");
    } else if (startTime && endTime && !endsAfterStart({ startTime, endTime })) {
      report('endTime', `a time after ${startTime}, when it starts`);
    }
  }
}

/** Two services of the same name on the same day would be one event in calendars. */
export function checkSpecialServices(services: readonly SpecialService[], context: z.RefinementCtx): void {
  for (const [index, { name, date, startTime, endTime }] of services.entries()) {
    if (startTime === endTime) {
      const message = `another time than ${startTime}, when it starts`;
      context.addIssue({ code: 'custom', path: [index, 'endTime'], message, input: endTime });
    }
    if (services.findIndex((it) => it.name === name && it.date === date) < index) {
      const message = `a name that no other service of ${date} has, such as '${name} II'`;
      context.addIssue({ code: 'custom', path: [index, 'name'], message, input: name });
    }
  }
}

/** @returns whether the liturgy is held in the week of a date */
export function isInSeason({ firstDate, lastDate }: Season, date: string): boolean {
  return (!firstDate || firstDate <= date) && (!lastDate || date <= lastDate);
}

export function sortByWeekday(liturgies: readonly Liturgy[]): Liturgy[] {
  return liturgies.toSorted(
    (a, b) =>
      weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || toMinutes(a.startTime) - toMinutes(b.startTime),
  );
}

function overlap(a: Liturgy, b: Liturgy): boolean {
  return (
    a.day === b.day &&
    (a.firstDate ?? '') <= (b.lastDate ?? '9') &&
    (b.firstDate ?? '') <= (a.lastDate ?? '9') &&
    toMinutes(a.startTime) < toMinutes(b.endTime) &&
    toMinutes(b.startTime) < toMinutes(a.endTime)
  );
}

const endsAfterStart = ({ startTime, endTime }: Hours) => !(toMinutes(endTime) <= toMinutes(startTime));

/** @returns minutes since midnight; NaN for a malformed time, with which Zod still runs the refinements of the list */
function toMinutes(time: string): number {
  return timeOfDay.safeParse(time).success ? parseTime(time).minutes : Number.NaN;
}

type Hours = Pick<Liturgy, 'startTime' | 'endTime'>;
type Season = Pick<Liturgy, 'firstDate' | 'lastDate'>;
interface Lists {
  liturgies: readonly Liturgy[];
  changes: readonly LiturgyChange[];
}
