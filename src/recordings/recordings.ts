import { z } from 'astro/zod';
import { type CalendarDate, MS_PER_DAY } from '#time/dates.ts';
import { pastStreams, videoId, videoPattern } from '#third-parties.ts';

/** After so many days without a feed no list is shown, since what was withdrawn in the meantime is not known. */
const MAX_AGE_DAYS = 14;
const MAX_SHOWN = 6;

/** The longest title that YouTube takes, in characters. */
export const MAX_TITLE = 100;

const recording = z.strictObject({
  id: z.string().regex(videoId),
  /** As the channel writes it. */
  title: z
    .string()
    .min(1)
    .max(2 * MAX_TITLE),
  /** Left out where the office shows a video whose day is not sure. */
  date: (z.iso.date() as z.ZodType<CalendarDate>).optional(),
});

/**
 * `recordings.json` of the published site, which a build takes that cannot read the feed. It has nothing about videos that the site
 * does not list.
 */
export const memorySchema = z.strictObject({
  channel: z.string(),
  /** When the feed was read; left out as long as it never was. */
  readAt: z.iso.datetime().optional(),
  /** The newest first. */
  recordings: z.array(recording).max(50),
});

export type Memory = z.infer<typeof memorySchema>;
export type Recording = z.infer<typeof recording>;

/** What the office enters in `pages/watch-live.yaml`. */
export interface Choices {
  recordings: readonly { video: string; hidden?: boolean | undefined }[];
  recordingsShown?: number | undefined;
  player: { pastLiturgies?: unknown };
}

/** @returns the channel whose past liturgies are listed; none for one video, and where the office has switched the list off */
export function channelOf(streamId: string | undefined, { recordingsShown, player }: Choices) {
  const isOff = recordingsShown === 0 || player.pastLiturgies;
  return streamId && pastStreams(streamId) && !isOff ? streamId : undefined;
}

/** @returns whether the office hides a video, or shows it; `undefined` for one that it does not name */
export function choiceOf({ recordings }: Choices, id: string): 'hide' | 'show' | undefined {
  const own = recordings.filter(({ video }) => videoPattern.exec(video)?.[1] === id);
  if (own.length === 0) return undefined;
  return own.some(({ hidden }) => hidden) ? 'hide' : 'show';
}

/** @returns how many days ago the feed was read; `Infinity` for never, and for a time that is to come */
export function ageOf({ readAt }: Pick<Memory, 'readAt'>, now: Date) {
  const days = readAt ? (now.getTime() - Date.parse(readAt)) / MS_PER_DAY : Infinity;
  // Two computers may differ by some minutes.
  return days < -0.1 ? Infinity : days;
}

/** @returns what Watch Live lists */
export const shownRecordings = (memory: Memory, choices: Choices, now: Date): Recording[] =>
  ageOf(memory, now) > MAX_AGE_DAYS
    ? []
    : memory.recordings
        .filter(({ id, date }) => {
          const choice = choiceOf(choices, id);
          return choice !== 'hide' && (date !== undefined || choice === 'show');
        })
        .slice(0, choices.recordingsShown ?? MAX_SHOWN);
