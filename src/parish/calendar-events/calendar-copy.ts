import { MS_PER_DAY } from '#time/dates.ts';

/** After this many days without a good reading, a copy is not shown any more. */
const MAX_AGE_DAYS = 14;

/**
 * Whether a copy of the calendar is recent enough to be shown.
 *
 * @param readAt when it was read, as ISO 8601
 */
export const isRecent = (readAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(readAt) <= MAX_AGE_DAYS * MS_PER_DAY;

/** Whether a text begins and ends as an iCalendar file does: what is cut off would be missing on the page. */
export const isCalendar = (text: string) => /^\uFEFF?\s*BEGIN:VCALENDAR\b[^]*END:VCALENDAR\s*$/i.test(text);
