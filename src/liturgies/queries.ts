import { readEntry } from '#content-model/read-entry.ts';
import { sortByWeekday } from './liturgies.ts';

/** The weekly liturgies are in the order of the week. */
export async function getLiturgies(language?: 'main') {
  const services = await readEntry('liturgies', language);
  return { ...services, liturgies: sortByWeekday(services.liturgies) };
}

/** The liturgies with their names in the main language: to compare them with what is written outside of the site. */
export const getLiturgiesInMainLanguage = () => getLiturgies('main');
