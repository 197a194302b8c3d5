import { once } from '#content-model/once.ts';
import { readEntry } from '#content-model/queries.ts';
import { getChurch } from '#church/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { currentLanguage } from '#language/current-language.ts';
import { getReadings } from '#readings/queries.ts';
import { getToday } from '#site/queries.ts';
import { addDays } from '#time/dates.ts';
import { changesBetween } from './changes.ts';
import { hoursPanel, ROW_DAYS } from './hours-panel.ts';
import { sortByWeekday } from './liturgies.ts';
import { pauseLines } from './pause-lines.ts';
import { isServiceOpen } from './promised-services.ts';
import { thisSunday } from './this-sunday.ts';

/** The weekly liturgies are in the order of the week. */
export const getServices = (language?: 'main') =>
  once(`services ${language ?? currentLanguage().tag}`, async () => {
    const services = await readEntry('liturgies', language);
    return { ...services, liturgies: sortByWeekday(services.liturgies) };
  });

export const getHoursPanel = () =>
  once(`hours panel ${currentLanguage().tag}`, async () => {
    const { observances } = await getChurchYear();
    return hoursPanel(await getServices(), observances, await getToday(), (await getChurch()).timeZone);
  });

export const getThisSunday = async () =>
  thisSunday(await getServices(), await getReadings(), await getToday(), (await getChurch()).timeZone);

/** @returns a function that says whether nobody has entered the service of a feast or fast that has one */
export async function getIsServiceOpen() {
  const services = await getServices();
  return (observance: Parameters<typeof isServiceOpen>[1]) => isServiceOpen(services, observance);
}

/** @returns the changes, special services and pauses of the coming days, first pauses that have begun */
export async function getChanges(days: number) {
  const { observances } = await getChurchYear();
  const today = await getToday();
  const current = pauseLines(await getServices(), observances, today).filter(({ begin }) => begin < today);
  return [...current, ...(await getChangesBetween(0, days))];
}

/** @returns those of them from the eighth day on, which the rows of the coming seven days do not have */
export const getLaterChanges = (days: number) =>
  once(`later changes ${days} ${currentLanguage().tag}`, () => getChangesBetween(ROW_DAYS, days));

async function getChangesBetween(first: number, days: number) {
  const { observances } = await getChurchYear();
  const today = await getToday();
  return changesBetween(await getServices(), observances, addDays(today, first), addDays(today, days - 1));
}
