import { inWords } from './calendar-event.ts';
import { getPage, getToday } from '#site/queries.ts';
import { isBrief } from './format-event.ts';
import { getEntry } from 'astro:content';

/** @returns `undefined` where content does not ask for a list, or it is not known which events come */
export async function getUpcomingEvents() {
  const { upcoming } = await getPage('schedule');
  const calendar = upcoming.show === 'list' ? await getEntry('calendar', 'calendar') : undefined;
  const today = await getToday();
  // The calendar may have been read yesterday. Last night's vigil is over.
  return calendar?.data.events
    ?.filter((event) => today <= (isBrief(event) ? event.firstDate : event.lastDate))
    .map(inWords);
}

/** Within the 90 days. */
export const hasMoreEvents = async () => (await getEntry('calendar', 'calendar'))?.data.hasMore === true;
