// Services of others that pages embed, link to or post to. To replace one, begin here.

/** What a page may show in a frame. The player's host sets no cookies before playback. */
export const frameOrigins = {
  player: 'https://www.youtube-nocookie.com',
  calendar: 'https://calendar.google.com',
  map: 'https://www.google.com',
};

export const formOrigin = 'https://api.emailjs.com';

/** `ContactFields.astro` has the fields that it requires. */
export const formService = {
  name: 'EmailJS',
  action: `${formOrigin}/api/v1.0/email/send-form`,
  /** What the host sets, and what the site is built with until then. */
  settings: {
    PUBLIC_EMAILJS_PUBLIC_KEY: 'public-key-to-be-supplied',
    PUBLIC_EMAILJS_SERVICE_ID: 'service-to-be-supplied',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template-to-be-supplied',
  },
  guide: 'docs/office/set-up-emailjs.md',
};

/** The URL of an `<iframe>`, and of a link to the same content. */
export interface EmbedSource {
  src: string;
  href: string;
}

export const player = {
  service: 'YouTube',
  /** What the page, which needs them too, delegates to the frame. */
  features: ['autoplay', 'encrypted-media', 'picture-in-picture', 'fullscreen'],
  /** The id of a video, or of a channel, which begins with UC. */
  streamId: /^([\w-]{11}|UC[\w-]{22})$/,
  streamIdExpected:
    'the id of a YouTube channel, which begins with UC, or the eleven characters after watch?v= in the URL of a video (in the file within quotation marks)',
  streamIdDescription:
    "The id of the YouTube channel, whose current live stream is shown, or of one video: the characters after 'watch?v=' in its URL",
};

/**
 * Of a channel, the current stream is shown.
 * @see https://support.google.com/youtube/answer/2474026
 */
export function streamEmbed(streamId: string): EmbedSource {
  const [embed, page] =
    streamId.length === 11
      ? [streamId, `watch?v=${streamId}`]
      : [`live_stream?channel=${streamId}`, `channel/${streamId}/live`];
  return { src: `${frameOrigins.player}/embed/${embed}`, href: `https://www.youtube.com/${page}` };
}

/**
 * The past live streams of a channel, newest first; `undefined` for one video. The list has the channel's id, after another prefix.
 * @see https://developers.google.com/youtube/player_parameters#listtype
 */
export function pastStreams(streamId: string): EmbedSource | undefined {
  if (streamId.length === 11) return undefined;
  return {
    src: `${frameOrigins.player}/embed/videoseries?list=UULV${streamId.slice(2)}`,
    href: `https://www.youtube.com/channel/${streamId}/streams`,
  };
}

/** A past live stream in the player, and on its own page, which plays also where embedding is switched off. */
export const recordingEmbed = (videoId: string): EmbedSource => ({
  src: `${frameOrigins.player}/embed/${videoId}`,
  href: `https://www.youtube.com/watch?v=${videoId}`,
});

/** The id of a video. */
export const videoId = /^[\w-]{11}$/;

/** The id alone, or in the URL of its page: `https://youtu.be/aB3dE5gH7iJ`. */
export const videoPattern =
  /^(?:https:\/\/(?:[a-z]+\.)?(?:youtube\.com|youtu\.be)\/(?:\S*?[/=])?)?([\w-]{11})(?:[/?&#]\S*)?$/;

/**
 * The feeds of a channel's newest videos, at most 15: of its live streams alone, and of all videos. YouTube does not document the first
 * one. It answers 404 as long as there is no stream, and any feed answers 404 for hours of most nights.
 * @see https://github.com/iv-org/invidious/issues/4846
 */
export const streamFeeds = (channelId: string) =>
  [`playlist_id=UULV${channelId.slice(2)}`, `channel_id=${channelId}`].map(
    (query) => `https://www.youtube.com/feeds/videos.xml?${query}`,
  );

/** @see https://support.google.com/calendar/answer/41207 */
export function calendarEmbed(calendarId: string, timeZone: string, mode: 'AGENDA' | 'MONTH'): EmbedSource {
  const query = new URLSearchParams({ src: calendarId, ctz: timeZone, mode });
  const href = `${frameOrigins.calendar}/calendar/embed?${query.toString()}`;
  return { src: `${href}&showTitle=0&showPrint=0`, href };
}

/** @see https://support.google.com/calendar/answer/37083 */
export const calendarFileHref = (calendarId: string) =>
  `${frameOrigins.calendar}/calendar/ical/${encodeURIComponent(calendarId)}/public/basic.ics`;

/** @returns the URL by which Google Calendar subscribes to a feed */
export const googleCalendarHref = (webcalUrl: string) =>
  `${frameOrigins.calendar}/calendar/r?cid=${encodeURIComponent(webcalUrl)}`;

/** These URLs need no API key. @param address on one line */
export const mapEmbed = (address: string) => ({
  src: `${frameOrigins.map}/maps?q=${encodeURIComponent(address)}&output=embed`,
});

/**
 * @param address on one line
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export const directionsHref = (address: string) =>
  `${frameOrigins.map}/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/**
 * @returns the URL by which a visitor sends a text, also without the app. Browsers encode its letters: as they are, they are
 *   compressed with those of the page
 * @see https://faq.whatsapp.com/5913398998672934
 */
export const shareHref = (text: string) =>
  `https://wa.me/?text=${text.replace(/[^\S\n]/g, ' ').replace(/[\s%&#+<>"]/g, encodeURIComponent)}`;
