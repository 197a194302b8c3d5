import type { CalendarDate } from '#time/dates.ts';
import type { Notice } from './notices-schema.ts';

const MAX_NOTICES = 3;

/**
 * The notices of a day: at most three, the newest first. A notice is as old as its first day; of those that have none,
 * the last in the file is the newest.
 */
export function currentNotices(notices: readonly Notice[], today: CalendarDate): Notice[] {
  return notices
    .filter(({ firstDate = today, lastDate }) => firstDate <= today && today <= lastDate)
    .reverse()
    .sort((a, b) => (b.firstDate ?? '').localeCompare(a.firstDate ?? ''))
    .slice(0, MAX_NOTICES);
}
