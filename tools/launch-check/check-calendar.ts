import type { Church } from '#church/schema.ts';
import { CalendarError, readCalendar } from '#integrations/calendar/read-calendar.ts';
import { calendarFileUrl } from '#calendar/calendar-url.ts';
import type { MissingValue } from './find-missing.ts';

/**
 * Reads the parish's calendar, as the build does.
 * @returns what is wrong with it; nothing when it can be read, or when its id is still a placeholder
 */
export async function checkCalendar(
  church: Pick<Church, 'calendarId' | 'calendarUrl'>,
  read = readCalendar,
): Promise<MissingValue[]> {
  const url = calendarFileUrl(church);
  if (!url) return [];
  try {
    await read(url);
    return [];
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const key = church.calendarUrl ? 'calendarUrl' : 'calendarId';
    const expected = `${error.message} Is it public? See docs/office/connect-calendar-stream-giving.md.`;
    return [{ file: 'src/content/church.yaml', key, found: church[key] ?? '', expected, need: 'essential' }];
  }
}
