import { getEntry } from 'astro:content';
import { getPage, builtAt } from '#site/queries.ts';
import { getReadings } from '#readings/queries.ts';
import { getServices } from '#liturgies/queries.ts';
import { churchDayOf } from './church-day.ts';
import { ageOf, shownRecordings } from './recordings.ts';

/** @returns what the site publishes as `recordings.json`; `undefined` for a site without the list */
export const getMemory = async () => (await getEntry('recordings', 'recordings'))?.data;

const noDay: ReturnType<typeof churchDayOf> = {};

/** @returns the past liturgies that Watch Live lists, each with its day, and when they were read if that was not in the last 3 days */
export async function getRecordings() {
  const memory = await getMemory();
  if (!memory) return { recordings: [] };
  const [readings, services] = [await getReadings(), await getServices()];
  const shown = shownRecordings(memory, await getPage('watch-live'), builtAt);
  return {
    recordings: shown.map((it) => ({
      ...it,
      ...(it.date ? churchDayOf(it.date, readings, services) : noDay),
    })),
    readAt: ageOf(memory, builtAt) > 3 ? memory.readAt : undefined,
  };
}
