import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Build, isDue, isFeedTime } from '#ci/check-age.js';
import { texts, withValue } from '#content/check/fixtures/content.ts';
import { type ContentFile, pathOf } from '#content/content-files.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { type Memory, shownRecordings } from '#recordings/recordings.ts';
import { recordingsLoader } from './recordings-loader.ts';

const sample = readFileSync(join(import.meta.dirname, '../src/recordings/fixtures/feed.xml'), 'utf8');
const channel = 'UCinvented-parish-feed_J';
const site = 'https://www.st-mark.org';
const memoryUrl = `${site}/church/recordings.json`;
const { root, write: writeFile } = useFolder();
const info = vi.fn<(text: string) => void>();

const write = (name: ContentFile, ...changes: [key: string, value: unknown][]) =>
  writeFile(
    pathOf(name),
    changes.reduce((text, [key, value]) => withValue(text, key, value), texts[name]),
  );

beforeEach(() => {
  vi.stubEnv('GITHUB_EVENT_NAME', 'workflow_dispatch');
  vi.useFakeTimers({ toFake: ['Date'] });
  write('church.yaml', ['streamId', channel], ['languages', ['en', 'ar']]);
  write('pages/watch-live.yaml', ['player.pastLiturgies', undefined]);
  write('liturgies.yaml');
});
afterEach(() => {
  info.mockClear();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Builds the site. @returns what it publishes as recordings.json */
async function build(answer: (url: string) => Response) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(requests[requests.push(url) - 1] ?? '')));
  const entries = new Map<string, Memory>();
  const store = {
    set: ({ id, data }: { id: string; data: Memory }) => entries.set(id, data),
    clear: () => entries.clear(),
  };
  const config = { root: pathToFileURL(`${root}/`), site, base: '/church' };
  await recordingsLoader().load({ config, store, logger: { info } } as unknown as LoaderContext);
  return { published: entries.get('recordings'), requests };
}

const notFound = () => new Response(null, { status: 404 });
/** The stand-in for YouTube: its feeds answer 404 from 01 to 08 UTC. Announced streams have no views before they begin. */
function youTube(now: Date) {
  if (now.getUTCHours() >= 1 && now.getUTCHours() < 8) return notFound();
  const [head = '', ...entries] = sample.split(/(?=<entry>)/);
  const known = entries.filter((it) => new Date(/<published>(.*?)</.exec(it)?.[1] ?? '') <= now);
  const feed = [head, ...known].join('').replace(/\s*(<\/feed>)?\s*$/, '</feed>');
  const hasBegun = now >= new Date('2026-11-29T13:30Z');
  return new Response(hasBegun ? feed.replace('views="0"', 'views="9"') : feed);
}

it('from Friday to Monday, each liturgy is listed on its afternoon, and stays while the feed cannot be read', async () => {
  const builds: Record<'Nightly' | 'Recordings', Build[]> = { Nightly: [], Recordings: [] };
  const log: string[] = [];
  let deployed: Memory | undefined;
  for (
    let time = Date.parse('2026-11-27T00:17Z');
    time < Date.parse('2026-11-30T12:00Z');
    time += 3_600_000
  ) {
    const now = new Date(time);
    vi.setSystemTime(now);
    for (const reason of ['Nightly', 'Recordings'] as const) {
      const isHour = reason === 'Nightly' || isFeedTime('America/New_York', now);
      if (!isHour || !isDue(builds[reason].slice(-3), 'America/New_York', now)) continue;
      builds[reason].push({ startedAt: now, state: 'succeeded' });
      const { published } = await build((url) => {
        if (!url.startsWith(site)) return youTube(now);
        return deployed ? Response.json(deployed) : notFound();
      });
      deployed = published;
      const shown = deployed && shownRecordings(deployed, { recordings: [], player: {} }, now);
      log.push(
        `${now.toISOString().slice(5, 16)} ${reason}: ${shown?.map(({ date }) => date?.slice(5)).join(' ')}`,
      );
    }
  }
  expect(log).toEqual([
    // Of November 26, which ends at 05:00 UTC.
    '11-27T00:17 Nightly: 11-22 11-21 11-15 11-14 11-01 11-01',
    '11-27T00:17 Recordings: 11-22 11-21 11-15 11-14 11-01 11-01',
    '11-27T05:17 Nightly: 11-22 11-21 11-15 11-14 11-01 11-01',
    '11-27T19:17 Recordings: 11-22 11-21 11-15 11-14 11-01 11-01',
    '11-28T05:17 Nightly: 11-22 11-21 11-15 11-14 11-01 11-01',
    '11-28T19:17 Recordings: 11-28 11-22 11-21 11-15 11-14 11-01',
    '11-29T05:17 Nightly: 11-28 11-22 11-21 11-15 11-14 11-01',
    '11-29T19:17 Recordings: 11-29 11-28 11-22 11-21 11-15 11-14',
    '11-30T05:17 Nightly: 11-29 11-28 11-22 11-21 11-15 11-14',
  ]);
  expect(info).toHaveBeenCalledTimes(4);
  expect(info).toHaveBeenLastCalledWith(
    'The feed was answered with the status 404. The site lists what it had.',
  );
});

it('a build reads its own recordings.json, and the feed of live streams', async () => {
  vi.setSystemTime('2026-11-28T20:17:00Z');
  const { requests } = await build((url) => (url === memoryUrl ? notFound() : youTube(new Date())));
  const feed = 'https://www.youtube.com/feeds/videos.xml?playlist_id=UULVinvented-parish-feed_J';
  expect(requests).toEqual([memoryUrl, feed]);
});

it.each<[string, () => Response | never]>([
  ['is not there', notFound],
  [
    'cannot be reached',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
  ['is broken', () => new Response(new ReadableStream({ start: (it) => it.error(new Error('?')) }))],
  ['is empty', () => new Response('')],
])('a build does not fail where the feed %s', async (_, answer) => {
  vi.setSystemTime('2026-11-28T20:17:00Z');
  const { published } = await build(answer);
  expect(published).toEqual({ channel, recordings: [] });
});

it.each<[string, () => void]>([
  ['one video', () => write('church.yaml', ['streamId', 'dQw4w9WgXcQ'])],
  ['no stream', () => write('church.yaml', ['streamId', undefined])],
  [
    'the list off',
    () => write('pages/watch-live.yaml', ['player.pastLiturgies', undefined], ['recordingsShown', 0]),
  ],
  ['a link to past liturgies', () => write('pages/watch-live.yaml')],
])('with %s nothing is requested, and no recordings.json published', async (_, change) => {
  change();
  expect(await build(notFound)).toEqual({ published: undefined, requests: [] });
});
