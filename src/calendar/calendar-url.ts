import type { Church } from '#church/schema.ts';
import { calendarFileHref } from '#third-parties.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';

/** @returns the URL of the parish's calendar as an iCalendar file, if it has one whose id is no placeholder */
export function calendarFileUrl({ calendarId, calendarUrl }: Pick<Church, 'calendarId' | 'calendarUrl'>) {
  if (calendarUrl) return calendarUrl;
  if (!calendarId || isPlaceholder(calendarId)) return undefined;
  return calendarFileHref(calendarId);
}
