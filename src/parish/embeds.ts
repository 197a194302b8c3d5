import { formatAddress, type PostalAddress } from './contact.ts';

/** The `src` of an `<iframe>`, and the `href` of a plain link to the same content. */
export interface EmbedSource {
  src: string;
  href: string;
}

/**
 * The church's Google Calendar.
 *
 * @param calendarId the calendar's id, which looks like an e-mail address
 * @param timeZone the IANA time zone in which times are shown
 * @param mode `AGENDA` for a list of upcoming events, `MONTH` for a month grid
 * @see https://support.google.com/calendar/answer/41207
 */
export function calendarEmbed(calendarId: string, timeZone: string, mode: 'AGENDA' | 'MONTH'): EmbedSource {
  const query = new URLSearchParams({ src: calendarId, ctz: timeZone });
  const href = `https://calendar.google.com/calendar/embed?${query.toString()}`;
  return { src: `${href}&mode=${mode}&showTitle=0&showPrint=0`, href: `${href}&mode=${mode}` };
}

/**
 * The live stream on YouTube. The frame uses the host that sets no cookies before playback.
 *
 * @param streamId the id of a channel, which begins with UC and has 24 characters, or of a video, which has eleven. Of a
 *   channel the current live stream is shown, so that nobody has to change the id before each broadcast.
 * @see https://support.google.com/youtube/answer/2474026
 */
export function streamEmbed(streamId: string): EmbedSource {
  if (/^UC.{22}$/.test(streamId)) {
    return {
      src: `https://www.youtube-nocookie.com/embed/live_stream?channel=${streamId}`,
      href: `https://www.youtube.com/channel/${streamId}/live`,
    };
  }
  return {
    src: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(streamId)}`,
    href: `https://www.youtube.com/watch?v=${encodeURIComponent(streamId)}`,
  };
}

/** The church on Google Maps. These URLs need no API key. */
export function mapEmbed(address: PostalAddress): EmbedSource {
  const query = encodeURIComponent(formatAddress(address));
  return {
    src: `https://www.google.com/maps?q=${query}&output=embed`,
    href: `https://www.google.com/maps/search/?api=1&query=${query}`,
  };
}
