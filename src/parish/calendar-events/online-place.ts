import { en } from '#i18n/en.ts';
import type { PageContent } from '#schemas/content-files.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { cut } from './plain-text.ts';

/** Whether a text has the address of a web page in it, such as that of a video call. */
export const hasWebAddress = (text: string) => text.search(webAddresses) >= 0;

/**
 * @param content `showOnlineAddresses` shows addresses
 * @returns the event, with a title and a place without addresses unless content wants them
 */
export function withOnlinePlace(
  event: CalendarEvent,
  { showOnlineAddresses }: Pick<PageContent<'schedule'>['upcoming'], 'showOnlineAddresses'>,
): CalendarEvent {
  const show = (text: string) => (showOnlineAddresses ? text : cut(withoutWebAddresses(text)) || en.online);
  const { title, place } = event;
  const isOnline = place && !withoutWebAddresses(place);
  return {
    ...event,
    title: show(title),
    ...(place && { place: show(place) }),
    ...(isOnline && { isOnline }),
  };
}

function withoutWebAddresses(text: string): string {
  if (!hasWebAddress(text)) return text;
  const rest = text.replace(webAddresses, ' ').replace(/\s+/g, ' ').trim();
  return rest.replace(/^[\s,;:)>|–-]+|(\s(or|and|via|at|on))?[\s,;:(<|–-]*$/gi, '');
}

/** With a protocol or `www.`, or a host name with a path: `meet.example/abc`. */
const webAddresses = /[(<]?(\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b([a-z\d-]+\.)+[a-z]{2,}[/?])\S*/gi;
