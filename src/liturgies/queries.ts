import { readEntry } from '#content-model/read-entry.ts';
import { sortByWeekday } from './liturgies.ts';

/**
 * The services of the parish: the weekly liturgies, in the order of the week, with their changes, special services and
 * pauses.
 */
export async function getServices(language?: 'main') {
  const services = await readEntry('liturgies', language);
  return { ...services, liturgies: sortByWeekday(services.liturgies) };
}
