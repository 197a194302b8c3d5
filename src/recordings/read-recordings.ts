import { DomUtils, parseDocument } from 'htmlparser2';
import { FetchError, fetchBytes } from '#ci/fetch.js';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { fileHref } from '#site/routes.ts';
import { streamFeeds, videoId } from '#third-parties.ts';
import { type Memory, memorySchema } from './recordings.ts';
import { type Context, sortOut, type Video } from './sort-out.ts';

/** @returns the URL of `recordings.json` on the published site */
export const recordingsUrl = (site = '', base?: string) =>
  new URL(fileHref('recordings.json', base), site).href;

/** The URLs of the feeds, and of `recordings.json` on the published site. */
export interface Sources {
  feeds: readonly string[];
  memory: string;
}

/**
 * @param memory the URL of `recordings.json`
 * @returns `undefined` in a fork, which has no site of its own, and in a pull request: they request nothing
 */
export function sourcesOf(channel: string, memory: string, env = process.env): Sources | undefined {
  if (env.GITHUB_EVENT_NAME === 'pull_request' || isPlaceholder(memory) || !memory.startsWith('https:'))
    return undefined;
  return { feeds: streamFeeds(channel), memory };
}

/**
 * Reads the feed of a channel, or else what the site has published before: YouTube's feeds answer 404 for hours of most days. It never
 * throws.
 * @returns `read`, what the site publishes now; `known` before; why the feed could not be read; and which videos are no recordings
 * @see https://github.com/brendanlong/lion-reader/issues/1127
 */
export async function readRecordings(
  context: Omit<Context, 'known' | 'now'>,
  sources: Sources | undefined,
  now: Date,
) {
  const { channel } = context;
  const known = sources && (await readMemory(sources.memory, channel));
  const last: Memory = known ?? { channel, recordings: [] };
  if (!sources) return { read: last, known, leftOut: [] };
  try {
    const videos = await readFeed(sources.feeds);
    const { recordings, leftOut } = sortOut(videos, { ...context, known, now: now.getTime() });
    return { read: { channel, readAt: now.toISOString(), recordings }, known, leftOut };
  } catch (error) {
    return { read: last, known, leftOut: [], reason: `The feed ${(error as Error).message}.` };
  }
}

/** Reads the first of some feeds that is there: the next one only after a 404. */
async function readFeed([url = '', ...others]: readonly string[]): Promise<Video[]> {
  try {
    const { bytes } = await fetchBytes(url, { maxBytes: 1_000_000, maxRedirects: 0 });
    return parseFeed(bytes.toString());
  } catch (error) {
    const isNext = others.length > 0 && error instanceof FetchError && error.status === 404;
    if (isNext) return readFeed(others);
    throw error;
  }
}

/** The parser takes a feed that is cut off, and any page, for one with fewer videos. */
function parseFeed(text: string): Video[] {
  if (!/^\uFEFF?\s*(<\?xml[^>]*>\s*)?<feed\b[^]*<\/feed>\s*$/.test(text))
    throw new FetchError('is not a feed, or its end is missing');
  const entries = DomUtils.getElementsByTagName('entry', parseDocument(text, { xmlMode: true }));
  return entries.map(videoOf).filter(({ id }) => videoId.test(id));
}

function videoOf(entry: Element): Video {
  const find = (name: string) => DomUtils.getElementsByTagName(name, entry, true, 1);
  const textOf = (name: string) => DomUtils.textContent(find(name));
  return {
    id: textOf('yt:videoId'),
    channel: textOf('yt:channelId'),
    // On one line, without control characters, those of direction, and those with which the site marks texts.
    title: textOf('title')
      .replace(/[\p{Cc}\p{Co}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    published: Date.parse(textOf('published')),
    views: Number(find('media:statistics')[0]?.attribs.views ?? 0),
    isShort: Boolean(find('link')[0]?.attribs.href?.includes('/shorts/')),
  };
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** @returns `undefined` for what is not there, cannot be read, or is of another channel */
async function readMemory(url: string, channel: string): Promise<Memory | undefined> {
  try {
    const { bytes } = await fetchBytes(url, { maxBytes: 100_000 });
    const memory = memorySchema.parse(JSON.parse(bytes.toString()));
    return memory.channel === channel ? memory : undefined;
  } catch {
    return undefined;
  }
}
