import { readEntry } from '#content-model/read-entry.ts';
import { sortByWeekday } from './liturgies.ts';

/** The weekly liturgies are in the order of the week. */
export async function getServices(language?: 'main') {
  const services = await readEntry('liturgies', language);
  return { ...services, liturgies: sortByWeekday(services.liturgies) };
}
