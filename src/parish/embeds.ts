import { formatAddress, type PostalAddress } from './contact.ts';

/** What an `<iframe>` shows, and the plain link to the same thing on its service. */
export interface EmbedSource {
  src: string;
  href: string;
}

/**
 * The church's calendar on Google Calendar.
 *
 * @param calendarId the calendar's id, which looks like an e-mail address
 * @param timeZone the IANA zone in which its hours are shown
 * @param mode `AGENDA` for a list of what comes, `MONTH` for the whole calendar
 * @see https://support.google.com/calendar/answer/41207
 */
export function calendarEmbed(calendarId: string, timeZone: string, mode: 'AGENDA' | 'MONTH'): EmbedSource {
  const query = new URLSearchParams({ src: calendarId, ctz: timeZone });
  const href = `https://calendar.google.com/calendar/embed?${query.toString()}`;
  return { src: `${href}&mode=${mode}&showTitle=0&showPrint=0`, href: `${href}&mode=${mode}` };
}

/**
 * The live stream on YouTube. The frame comes from YouTube's host that sets no cookies before playing.
 *
 * @param streamId the eleven characters after `watch?v=`
 */
export function streamEmbed(streamId: string): EmbedSource {
  return {
    src: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(streamId)}`,
    href: `https://www.youtube.com/watch?v=${encodeURIComponent(streamId)}`,
  };
}

/** The church on the map, without a key. */
export function mapEmbed(address: PostalAddress): EmbedSource {
  const place = encodeURIComponent(formatAddress(address));
  return {
    src: `https://www.google.com/maps?q=${place}&output=embed`,
    href: `https://www.google.com/maps/search/?api=1&query=${place}`,
  };
}

/**
 * @returns a link that opens the way to the church in the visitor's maps
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsHref(address: PostalAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(formatAddress(address))}`;
}
