import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parseContent } from '#content/content-files.ts';
import { load as loadContent } from '#content/load.ts';
import { readRecordings, recordingsUrl, sourcesOf } from '#recordings/read-recordings.ts';
import { channelOf } from '#recordings/recordings.ts';
import { now } from '#time/now.ts';

/** Loads the past live streams of the channel as one entry, `recordings`, if Watch Live lists them. It never makes a build fail. */
export const recordingsLoader = (): Loader => ({ name: 'recordings', load });

async function load({ config, store, logger }: LoaderContext) {
  store.clear();
  const { content } = loadContent(fileURLToPath(config.root));
  const church = parseContent('church.yaml', content['church.yaml']);
  const choices = parseContent('pages/watch-live.yaml', content['pages/watch-live.yaml']);
  const services = parseContent('liturgies.yaml', content['liturgies.yaml']);
  const channel = choices && channelOf(church?.streamId, choices);
  // The content check reports what is missing.
  if (!church || !services || !channel) return;
  const { read, reason } = await readRecordings(
    { ...church, channel, services, choices },
    sourcesOf(channel, recordingsUrl(config.site, config.base)),
    now(),
  );
  if (reason) logger.info(`${reason} The site lists what it had.`);
  store.set({ id: 'recordings', data: read });
}
