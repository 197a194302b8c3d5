import type { Church } from '#content/schemas/church.ts';
import type { CalendarEvent } from './calendar-events/calendar-event.ts';
import { formatDateRange } from './dates.ts';
import { formatTimeRange } from './liturgies.ts';
import { servicesOn, type Services } from './services.ts';

/** @returns the place of an event, if it is not the church */
export function placeOf(
  { place }: Pick<CalendarEvent, 'place'>,
  { name, address }: Pick<Church, 'name' | 'address'>,
) {
  const isChurch = [name, address.street].some((text) => place?.toLowerCase().includes(text.toLowerCase()));
  return isChurch ? undefined : place;
}

/** @returns an event on one line: `Saturday, December 5, 2026, 6:00–8:00 PM: Youth meeting` */
export function formatEvent({ title, firstDate, lastDate, hours }: CalendarEvent): string {
  const dates = formatDateRange(firstDate, lastDate);
  return `${hours ? `${dates}, ${formatTimeRange(hours)}` : dates}: ${title}`;
}

/** Whether an event of the calendar is a weekly liturgy, which the site shows anyway. */
export function isWeeklyLiturgy({ firstDate, hours }: CalendarEvent, services: Services): boolean {
  return servicesOn(services, firstDate).some(
    ({ status, hours: { startTime } }) => status !== 'special' && startTime === hours?.startTime,
  );
}
