import { readEntry } from '#content-model/read-entry.ts';
import { dateIn } from '#time/dates.ts';
import { shownPages } from './routes.ts';
import type { PageName } from '#content-model/page-names.ts';

// What is in a content file.
export const getChurch = () => readEntry('church');
export const getNotices = () => readEntry('notices');
export const getLayout = () => readEntry('layout');
export const getFirstVisit = () => readEntry('first-visit');

/** When the site was built: one moment, so that all pages show the same day, also around midnight. */
export const builtAt = new Date();

export const getToday = async () => dateIn((await getChurch()).timeZone, builtAt);

export const getShownPages = async () => shownPages(await getChurch(), await getPage('arabic'));

export const hasPage = async (page: PageName) => (await getShownPages()).includes(page);

export const getPage = <Name extends PageName>(name: Name) => readEntry(`pages-${name}`);
