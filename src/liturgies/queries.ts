import { readEntry } from '#content-model/read-entry.ts';
import { getChurch } from '#church/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { getToday } from '#site/queries.ts';
import { upcomingChanges } from './changes.ts';
import { hoursPanel } from './hours-panel.ts';
import { sortByWeekday } from './liturgies.ts';

/** The weekly liturgies are in the order of the week. */
export async function getServices(language?: 'main') {
  const services = await readEntry('liturgies', language);
  return { ...services, liturgies: sortByWeekday(services.liturgies) };
}

export async function getHoursPanel() {
  const { observances } = await getChurchYear();
  return hoursPanel(await getServices(), observances, await getToday(), (await getChurch()).timeZone);
}

/** @param days how far they look ahead */
export async function getUpcomingChanges(days: number) {
  const { observances } = await getChurchYear();
  return upcomingChanges(await getServices(), observances, await getToday(), days);
}
