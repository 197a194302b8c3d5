import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parseContent } from '#content/content-files.ts';
import { load as loadContent, type Project } from '#content/load.ts';
import { readRecordings, recordingsUrl, sourcesOf } from '#recordings/read-recordings.ts';
import { channelOf } from '#recordings/recordings.ts';
import { now } from '#time/now.ts';

/** Loads the past live streams of the channel as one entry, `recordings`, if Watch Live lists them. It never makes a build fail. */
export const recordingsLoader = (): Loader => ({ name: 'recordings', load });

async function load({ config, store, logger }: LoaderContext) {
  store.clear();
  const found = await readRecordingsOf(
    loadContent(fileURLToPath(config.root)),
    recordingsUrl(config.site, config.base),
  );
  if (!found) return;
  if (found.reason) logger.info(`${found.reason} The site lists what it had.`);
  store.set({ id: 'recordings', data: found.read });
}

/**
 * Reads the past live streams of a project's channel.
 * @param memory the URL of `recordings.json`
 * @returns `undefined` where Watch Live lists none, and for content that the check refuses
 */
export async function readRecordingsOf({ content }: Project, memory: string) {
  const church = parseContent('church.yaml', content['church.yaml']);
  const choices = parseContent('pages/watch-live.yaml', content['pages/watch-live.yaml']);
  const services = parseContent('liturgies.yaml', content['liturgies.yaml']);
  const channel = choices && channelOf(church?.streamId, choices);
  if (!church || !services || !channel) return undefined;
  const sources = sourcesOf(channel, memory);
  const found = await readRecordings({ ...church, channel, services, choices }, sources, now());
  return { ...found, hasSources: sources !== undefined };
}
