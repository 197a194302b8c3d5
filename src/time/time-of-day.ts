/** A time of day in the parish's time zone: `8:30 AM`, or with two digits `08:30`. */
export type TimeOfDay = `${number}:${number} ${'AM' | 'PM'}` | `${number}:${number}`;

export const timePattern = /^(?:(1[0-2]|[1-9]):([0-5]\d) (AM|PM)|([01]\d|2[0-3]):([0-5]\d))$/;

export interface Hours {
  startTime: TimeOfDay;
  endTime: TimeOfDay;
}

/**
 * @returns as ISO 8601 writes it, `08:30`, and in minutes since midnight
 * @throws {RangeError} for another text than {@link timePattern} accepts: the content check runs before, so this is a bug
 */
export function parseTime(text: TimeOfDay) {
  const [match, hour12, minute12, meridiem, hour24, minute24] = timePattern.exec(text) ?? [];
  if (!match) throw new RangeError(`'${text}' is not a time of day such as '12:34 PM' or '12:34'`);
  const hour = hour24 ? Number(hour24) : (Number(hour12) % 12) + (meridiem === 'PM' ? 12 : 0);
  const minute = minute12 ?? minute24 ?? '00';
  return { iso: `${String(hour).padStart(2, '0')}:${minute}`, minutes: hour * 60 + Number(minute) };
}

export const MINUTES_PER_DAY = 24 * 60;

/** @returns the minutes since the midnight before the start; an end that is not later than it is on the next day */
export function minutesOf({ startTime, endTime }: Hours) {
  const [start, end] = [parseTime(startTime).minutes, parseTime(endTime).minutes];
  return { start, end: end > start ? end : end + MINUTES_PER_DAY };
}

export const startsAfterNoon = (hours: Hours) => minutesOf(hours).start >= MINUTES_PER_DAY / 2;

/** @param days how many days after the first the second is */
export function hoursOverlap(a: Hours, b: Hours, days = 0) {
  const [first, second] = [minutesOf(a), minutesOf(b)];
  const shift = days * MINUTES_PER_DAY;
  return first.start < second.end + shift && second.start + shift < first.end;
}
