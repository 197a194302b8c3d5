import type { CalendarDate } from '#time/dates.ts';
import type { Notice } from './notices-schema.ts';

const MAX_NOTICES = 3;

/**
 * The notices of a day: at most three, the newest first, by their first day. One without was posted in haste, such as that of snow:
 * it is before the others, and of two the last in the file.
 */
export function currentNotices(notices: readonly Notice[], today: CalendarDate): Notice[] {
  return notices
    .filter(({ firstDate = today, lastDate }) => firstDate <= today && today <= lastDate)
    .reverse()
    .sort((a, b) => (b.firstDate ?? '9999').localeCompare(a.firstDate ?? '9999'))
    .slice(0, MAX_NOTICES);
}
