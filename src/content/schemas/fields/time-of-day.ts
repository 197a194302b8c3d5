import { pattern } from './pattern.ts';

const form = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/** A time of day on the twelve-hour clock, in the parish's time zone. */
export const timeOfDay = pattern(form, 'a time of day with AM or PM, such as 9:15 AM');

/**
 * @param time a text that `timeOfDay` accepts
 * @returns the minutes since midnight
 */
export function toMinutes(time: string): number {
  const [, hour, minute, half] = form.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
}
