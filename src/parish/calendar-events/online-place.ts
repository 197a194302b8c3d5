import type { PageContent } from '#schemas/content-files.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { cut } from './plain-text.ts';

/** Whether a text has the address of a web page in it, such as that of a video call. */
export const hasWebAddress = (text: string) => text.search(webAddresses) >= 0;

/**
 * @param content `onlineLabel` is the place of an event whose place is only an address; `showOnlineAddresses` shows them
 * @returns the event, with a place without addresses unless content wants them
 */
export function withOnlinePlace(
  event: CalendarEvent,
  {
    onlineLabel,
    showOnlineAddresses,
  }: Pick<PageContent<'schedule'>['upcoming'], 'onlineLabel' | 'showOnlineAddresses'>,
): CalendarEvent {
  if (!event.place || !hasWebAddress(event.place)) return event;
  const text = event.place.replace(webAddresses, ' ').replace(/\s+/g, ' ');
  const rest = text.replace(/^[\s,;:)>|–-]+|[\s,;:(<|–-]+$/g, '');
  const place = showOnlineAddresses ? event.place : cut(rest) || onlineLabel;
  return { ...event, place, ...(!rest && { isOnline: true }) };
}

/** With a protocol or `www.`, or a host name with a path: `meet.example/abc`. */
const webAddresses = /[(<]?(\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b([a-z\d-]+\.)+[a-z]{2,}[/?])\S*/gi;
