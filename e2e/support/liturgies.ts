import type { Locator } from 'playwright/test';
import { formatDayOfWeek, formatLongDay } from '#language/dates.ts';
import { sortByWeekday } from '#liturgies/liturgies.ts';
import { currentPauses, weeklyRows } from '#liturgies/services.ts';
import { addressLines } from '#church/contact.ts';
import { formatTimeRange } from '#liturgies/hours.ts';
import { buildDate } from './built-site.ts';
import { content, parsedContent } from './content.ts';

const parsed = parsedContent('liturgies');
export const services = { ...parsed, liturgies: sortByWeekday(parsed.liturgies) };
/** The date of the built site, in the parish's time zone. */
export const today = buildDate(content('church').timeZone);

/** The rows of the weekly hours, and the pauses above them. */
export const rows = weeklyRows(services, today);
export const pauses = currentPauses(services, today);

/** The weekly liturgies that the pages show, sorted by weekday and start time. */
export const weeklyLiturgies = rows.map(({ liturgy }) => liturgy);

/** @returns the days of the rows: `Sunday`, with the date where the hours are not the usual ones or a pause is near */
export const days = rows.map(({ liturgy, service }) =>
  service && (service.status !== 'usual' || pauses.length > 0)
    ? formatLongDay(service.date)
    : formatDayOfWeek(liturgy.day),
);

/** The hours in the rows, from top to bottom; a liturgy that is moved has its usual hours after the new ones. */
export const shownHours = rows.flatMap(({ liturgy, service }) =>
  service?.usual ? [service.hours, service.usual] : [service?.hours ?? liturgy],
);
export const hours = shownHours.map(formatTimeRange);

/** The days and hours of the rows in a region, from top to bottom; not the days of the Gospels. */
export const dayLabels = (region: Locator) => region.locator('dt:not(section section *)');
export const hourTexts = (region: Locator) => region.locator('dd .hours');

/** @returns the `datetime` of each `time` in a region */
export const dateTimesIn = (region: Locator) =>
  region.locator('time').evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));

/** The lines of the church's postal address, as the pages show them. */
export const address = addressLines(content('church').address);

/**
 * @param time `3:30 PM`
 * @returns `15:30`
 */
export function to24Hour(time: string): string {
  return new Date(`2000-01-01 ${time} UTC`).toISOString().slice(11, 16);
}
