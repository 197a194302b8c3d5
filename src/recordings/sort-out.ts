import type { LanguageCode } from '#language/languages.ts';
import { timesOf } from '#liturgies/hours.ts';
import type { LiturgiesFile } from '#liturgies/schema.ts';
import { servicesOn } from '#liturgies/services.ts';
import { isHeld } from '#liturgies/status.ts';
import { addDays, type CalendarDate, datesBetween, MS_PER_DAY } from '#time/dates.ts';
import { dateIn } from '#time/time-zones.ts';
import { choiceOf, type Choices, MAX_TITLE, type Memory, type Recording } from './recordings.ts';
import { agreesWith, dayIn, isLiturgy } from './title.ts';

/** A stream may begin 45 minutes before its service, and is over 2 hours after it, in milliseconds. */
const [BEFORE, AFTER] = [45 * 60_000, 120 * 60_000];

/** A video of the feed. What is announced only looks like a past stream, but for the views. Times are milliseconds since 1970. */
export interface Video {
  id: string;
  /** May be empty. */
  channel: string;
  title: string;
  /** When it was announced, or began; `NaN` where it is not known. */
  published: number;
  views: number;
  isShort: boolean;
}

export interface Context {
  channel: string;
  services: LiturgiesFile;
  timeZone: string;
  /** Of the site. */
  languages: readonly LanguageCode[];
  choices: Choices;
  /** What the site has listed so far. */
  known: Memory | undefined;
  /** When the feed was read. */
  now: number;
}

/**
 * Decides which videos of a feed are recordings of liturgies, and of which day: only what is sure.
 * @returns the recordings, the newest first and those of a day in their order; and why others are none, for the office
 */
export function sortOut(videos: readonly Video[], context: Context) {
  const ids = videos.map(({ id }) => id);
  const found = videos.flatMap((video, index) => {
    const verdict = judge(video, context);
    const isTwice = ids.includes(video.id, index + 1) || ids.indexOf(video.id) < index;
    return verdict ? [{ ...video, ...verdict, ...(isTwice && { reason: 'the feed has it twice' }) }] : [];
  });
  const dayOf = ({ date, published }: (typeof found)[number]) => date ?? dayAt(published, context);
  return {
    recordings: found
      .filter(({ reason }) => !reason)
      .sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.published - b.published)
      .map(({ id, title, date }): Recording => ({ id, title, date })),
    leftOut: found.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : [])),
  };
}

/** Without a date for a video that the office shows, and whose day is not sure. */
interface Verdict {
  date?: CalendarDate;
  reason?: string | undefined;
}

/** @returns `undefined` for what the office hides, and for what may become a recording by itself */
function judge(video: Video, context: Context): Verdict | undefined {
  const { id, channel, title, published, views, isShort } = video;
  const { now } = context;
  const choice = choiceOf(context.choices, id);
  if (choice === 'hide') return undefined;
  if (channel && channel !== context.channel) return { reason: 'it is of another channel' };
  const isReadable = published && title && Array.from(title).length <= MAX_TITLE && !title.includes('\uFFFD');
  if (!isReadable) return { reason: 'its title or its date cannot be read' };
  if (!views && now < published + 7 * MS_PER_DAY) return undefined;
  if (!views) return { reason: 'it is only announced, or for members' };
  if (choice !== 'show' && (isShort || !isLiturgy(title, context.languages)))
    return { reason: 'it is a short, or its title has no word for a liturgy, or one of something else' };
  const { date, reason } = findDay(video, context);
  if (!date) return choice === 'show' ? {} : { reason };
  return servicesOf(date, context).every(({ end }) => end + AFTER <= now) ? { date } : undefined;
}

/**
 * By two witnesses: the title names the day, or else the video began during a service; and a service is held on that day. A stream is
 * often announced during one service for another: without a date in its title, it must have been seen before the next day with a
 * service.
 */
function findDay({ id, title, published }: Video, context: Context): Verdict {
  const began = dayAt(published, context);
  const named = dayIn(title, began);
  if (named === 'unclear') return { reason: 'its title has a date that is not of one day' };
  if (named && servicesOf(named, context).length === 0)
    return { reason: `liturgies.yaml has no service on ${named}` };
  if (named) return { date: named };
  const date = [addDays(began, -1), began].find((day) =>
    servicesOf(day, context).some(({ start, end }) => start - BEFORE <= published && published <= end),
  );
  const later = date ? datesBetween(addDays(date, 1), addDays(date, 35)) : [];
  const isSure =
    (context.known?.recordings ?? []).some((it) => it.id === id && it.date === date) ||
    later.every((day) => servicesOf(day, context).every(({ start }) => context.now < start - BEFORE));
  return date && isSure && agreesWith(title, date)
    ? { date }
    : { reason: 'its title has no date, and it is not sure when it was live' };
}

const dayAt = (moment: number, { timeZone }: Context) => dateIn(timeZone, new Date(moment));

/** @returns the services that are held on a day */
const servicesOf = (date: CalendarDate, { services, timeZone }: Context) =>
  servicesOn(services, date)
    .filter(isHeld)
    .map((service) => {
      const { start, end } = timesOf(service, timeZone);
      return { start: start.epochMilliseconds, end: end.epochMilliseconds };
    });
