import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { dateIn } from '#time/dates.ts';
import { sortByWeekday } from '#time/liturgies.ts';
import type { PageName } from '#schemas/page-names.ts';
import type { CalendarEvent } from './calendar-events/calendar-event.ts';
import { hideCalls } from './calendar-events/video-calls.ts';
import { shownPages } from './routes.ts';

// The only file of this folder that is not pure: it reads the content collections and the clock. Pages and components
// pass what it returns to the functions of the other files.

// What is in a content file.
export const getChurch = () => read('church');
/** The weekly liturgies are in the order of the week. */
export async function getLiturgies() {
  const services = await read('liturgies');
  return { ...services, liturgies: sortByWeekday(services.liturgies) };
}
export const getChurchYear = () => read('church-year');
export const getNotices = () => read('notices');
export const getLayout = () => read('layout');
export const getFirstVisit = () => read('first-visit');
export const getClergy = () => read('clergy');
export const getGivingMethods = () => read('giving-methods');
export const getMinistries = () => read('ministries');

/** When the site was built: one moment, so that all pages show the same day, also around midnight. */
export const builtAt = new Date();

export const getToday = async () => dateIn((await getChurch()).timeZone, builtAt);

/**
 * The coming events of the parish's calendar, as they were when the site was built.
 * @returns `undefined` where content does not ask for a list, or it is not known which events come
 */
export async function getUpcomingEvents(): Promise<CalendarEvent[] | undefined> {
  const { upcoming } = await getPage('schedule');
  const calendar = upcoming.show === 'list' ? await getEntry('calendar', 'calendar') : undefined;
  const today = await getToday();
  // The calendar was read some seconds ago, which may have been yesterday.
  return calendar?.data.events
    ?.filter(({ lastDate }) => today <= lastDate)
    .map((event) => hideCalls(event, upcoming));
}

/** Whether the calendar has more events in the 90 days than the site lists. */
export const hasMoreEvents = async () => (await getEntry('calendar', 'calendar'))?.data.hasMore === true;

export const getCards = async (name: CardFile) => (await read(name)).cards;

export type CardFile = 'ministries' | 'volunteering' | 'pillars' | 'life-at';

export const getShownPages = async () => shownPages(await getChurch(), await getPage('arabic'));

export const hasPage = async (page: PageName) => (await getShownPages()).includes(page);

export const getPage = <Name extends PageName>(name: Name) => read(`pages-${name}`);

/** @throws {Error} when the entry is missing; the content check runs before and reports why */
async function read<Name extends Exclude<CollectionKey, 'calendar'>>(
  collection: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`The content of '${collection}' could not be read.`);
  return entry.data;
}
