import { getEntry } from 'astro:content';
import { dateIn } from '#time/dates.ts';
import { collectionOf, type Content, type ContentFile } from '#schemas/content-files.ts';
import type { PageName } from '#schemas/page-names.ts';
import type { CalendarEvent } from './calendar-events/calendar-event.ts';
import { hideCalls } from './calendar-events/video-calls.ts';
import { shownPages } from './routes.ts';

// The only file of this folder that is not pure: it reads the content collections and the clock. Pages and components
// pass what it returns to the functions of the other files.

// What is in a content file.
export const getChurch = () => read('church.yaml');
export const getLiturgies = () => read('liturgies.yaml');
export const getChurchYear = () => read('church-year.yaml');
export const getNotices = () => read('notices.yaml');
export const getLayout = () => read('layout.yaml');
export const getFirstVisit = () => read('first-visit.yaml');
export const getClergy = () => read('clergy.yaml');
export const getGivingMethods = () => read('giving-methods.yaml');
export const getMinistries = () => read('ministries.yaml');

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

export const getCards = async (name: CardFile) => (await read(`${name}.yaml`)).cards;

export type CardFile = 'ministries' | 'volunteering' | 'pillars' | 'life-at';

export const getShownPages = async () => shownPages(await getChurch(), await getPage('arabic'));

export const hasPage = async (page: PageName) => (await getShownPages()).includes(page);

export const getPage = <Name extends PageName>(name: Name) => read(`pages/${name}.yaml`);

/** @throws {Error} when the entry is missing; the content check runs before and reports why */
async function read<File extends ContentFile>(file: File): Promise<Content<File>> {
  const entry = await getEntry(collectionOf(file), file);
  if (!entry) throw new Error(`src/content/${file} could not be read.`);
  return entry.data as Content<File>;
}
