import { readEntry } from '#content-model/read-entry.ts';
import { sortByWeekday } from './liturgies.ts';

/** The weekly liturgies, in the order of the week, with their changes and pauses, and special services. */
export async function getServices(language?: 'main') {
  const services = await readEntry('liturgies', language);
  return { ...services, liturgies: sortByWeekday(services.liturgies) };
}
