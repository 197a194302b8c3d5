import type { CalendarDate } from '#time/dates.ts';
import type { Notice } from './notices-schema.ts';

const MAX_NOTICES = 3;

/**
 * @returns at most three notices of a day, the newest first. One without a first day was posted in haste, such as that of snow: it
 *   comes first, and of two the last in the file
 */
export function currentNotices(notices: readonly Notice[], today: CalendarDate): Notice[] {
  return notices
    .filter(({ firstDate = today, lastDate }) => firstDate <= today && today <= lastDate)
    .reverse()
    .sort((a, b) => (b.firstDate ?? '9999').localeCompare(a.firstDate ?? '9999'))
    .slice(0, MAX_NOTICES);
}
