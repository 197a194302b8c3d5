import { weekdays } from '#time/dates.ts';
import { addressLines } from '#parish/contact.ts';
import { formatTimeRange } from '#parish/services/hours.ts';
import { currentLiturgies } from '#time/liturgies.ts';
import { buildDate } from './built-site.ts';
import { content } from './content.ts';

const { liturgies } = content('liturgies');
/** The date of the built site, in the parish's time zone. */
export const today = buildDate(content('church').timeZone);

/** The weekly liturgies that the pages show, sorted by weekday and start time. */
export const weeklyLiturgies = currentLiturgies(liturgies, today).toSorted(
  (a, b) =>
    weekdays.indexOf(a.day) - weekdays.indexOf(b.day) ||
    to24Hour(a.startTime).localeCompare(to24Hour(b.startTime)),
);

/** The days and the hours of the weekly liturgies, as the pages show them. */
export const days = weeklyLiturgies.map(({ day }) => day);
export const hours = weeklyLiturgies.map(formatTimeRange);

/** The lines of the church's postal address, as the pages show them. */
export const address = addressLines(content('church').address);

/**
 * @param time `3:30 PM`
 * @returns `15:30`
 */
export function to24Hour(time: string): string {
  return new Date(`2000-01-01 ${time} UTC`).toISOString().slice(11, 16);
}
