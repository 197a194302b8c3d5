import { getChurch } from '#church/queries.ts';
import type { ImageWithAlt } from '#content-model/fields.ts';
import { readEntry } from '#content-model/queries.ts';
import { type Language, languagesOf } from '#language/languages.ts';
import { now } from '#time/now.ts';
import { dateIn } from '#time/time-zones.ts';
import { shownPages } from './routes.ts';
import type { Page, PageName } from '#content-model/page-names.ts';

export const getNotices = () => readEntry('notices');
export const getLayout = () => readEntry('layout');
export const getLegal = (language?: Language) => readEntry('legal', language);

/** One moment, so that all pages show the same day, also around midnight. */
export const builtAt = now();

export const getToday = async () => dateIn((await getChurch()).timeZone, builtAt);

/** The languages of the site, the main one first. */
export const getLanguages = async () => languagesOf(await getChurch('main'));

export const getStaticPaths = async () =>
  (await getLanguages()).map((language) => ({ params: { locale: folderOf(language) } }));

/** @returns the folder of the pages in a language: `ar`; `undefined` for the main one */
export const folderOf = ({ isMain, code }: Language) => (isMain ? undefined : code);

export const getShownPages = async () => shownPages(await getChurch(), await getLegal());

export const hasPage = async (page: PageName) => (await getShownPages()).includes(page);

export const getPage = <Name extends PageName>(name: Name) => readEntry(`pages-${name}`);

export type PageContent = Awaited<ReturnType<typeof getPageContent>> | TextPage;

/** A page without a file: a text, such as `Luke 14:25–35`. */
interface TextPage {
  title: string;
  description: string;
  label: string;
  isGospel?: boolean;
  /** The image of link previews. */
  medallion?: ImageWithAlt | undefined;
}

export const getPageContent = async (page: Page) =>
  (await getLegal()).pages.find(({ id }) => id === page) ?? getPage(page as PageName);
