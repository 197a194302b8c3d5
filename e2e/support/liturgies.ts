import { weekdays } from '#content/schemas/liturgies.ts';
import { addressLines } from '#parish/contact.ts';
import { formatTimeRange } from '#parish/liturgies.ts';
import { content } from './content.ts';

/** The weekly liturgies in the order of the week, whatever the church has set them to. */
export const week = content('liturgies').liturgies.toSorted(
  (a, b) =>
    weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || toMinutes(a.startTime) - toMinutes(b.startTime),
);

/** Their days and their hours as a visitor reads them. */
export const days = week.map(({ day }) => day);
export const hours = week.map(formatTimeRange);

/** The lines of the church's address. */
export const address = addressLines(content('church').address);

/** @returns a time of day as machines write it: `15:30` */
export function on24Hours(time: string): string {
  return new Date(toMinutes(time)).toISOString().slice(11, 16);
}

function toMinutes(time: string): number {
  return Date.parse(`2000-01-01 ${time} UTC`);
}
