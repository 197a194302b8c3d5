/** A time of day on the 12-hour clock, in the parish's time zone: `8:30 AM`. */
export type TimeOfDay = `${number}:${number} ${'AM' | 'PM'}`;

export const timePattern = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

export interface Hours {
  startTime: TimeOfDay;
  endTime: TimeOfDay;
}

/**
 * Parses a time of day.
 * @param text a time that {@link timePattern} accepts: `8:30 AM`, `3:30 PM`
 * @throws {RangeError} when the text is malformed; the content check runs before, so this is a bug in the code
 */
export function parseTime(text: TimeOfDay) {
  const match = timePattern.exec(text);
  if (!match) throw new RangeError(`'${text}' is not a time of day such as '12:34 PM'`);
  const [, hour = '', minute = '', meridiem = ''] = match;
  const hour24 = (Number(hour) % 12) + (meridiem === 'PM' ? 12 : 0);
  return {
    /** On the 12-hour clock: `8:30`. */
    time: `${hour}:${minute}`,
    meridiem,
    /** On the 24-hour clock, as ISO 8601 writes it: `08:30`. */
    iso: `${String(hour24).padStart(2, '0')}:${minute}`,
    minutes: hour24 * 60 + Number(minute),
  };
}

/** Of a day on which no clocks change. */
const MINUTES_PER_DAY = 24 * 60;

/** @returns the minutes since the midnight before the start; an end that is not later than it is on the next day */
export function minutesOf({ startTime, endTime }: Hours): { start: number; end: number } {
  const [start, end] = [parseTime(startTime).minutes, parseTime(endTime).minutes];
  return { start, end: end > start ? end : end + MINUTES_PER_DAY };
}

/**
 * Whether two services are held at the same time.
 * @param days how many days after the first the second is
 */
export function hoursOverlap(a: Hours, b: Hours, days = 0): boolean {
  const [first, second] = [minutesOf(a), minutesOf(b)];
  const shift = days * MINUTES_PER_DAY;
  return first.start < second.end + shift && second.start + shift < first.end;
}
