import { z } from 'astro/zod';

const form = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;
const expected = 'a time of day with AM or PM, such as 9:15 AM';

/** A time of day on the twelve-hour clock, in the parish's time zone. */
export const timeOfDay = z.string(expected).regex(form, expected);

/**
 * @param time a text that `timeOfDay` accepts
 * @returns the minutes since midnight
 */
export function minutesOf(time: string): number {
  const [, hour, minute, half] = form.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
}
