import { getEntry } from 'astro:content';
import { collectionOf, type Content, type ContentFile } from '#content/schemas/content-files.ts';
import type { PageName } from '#content/schemas/layout.ts';

/** The facts about the church. */
export const getChurch = () => read('church.yaml');

/** The liturgies of every week, in the order of the week. */
export const getLiturgies = async () => (await getLiturgyCalendar()).liturgies;

/** The same, with the words of the calendar that visitors add to their own. */
export const getLiturgyCalendar = () => read('liturgies.yaml');

/** The words of the bar and the footer. */
export const getLayout = () => read('layout.yaml');

/** The ministries, in the order of their file. */
export const getMinistries = async () => (await read('ministries.yaml')).ministries;

/** The methods to give time, in the order of their file. */
export const getVolunteerOpportunities = async () => (await read('volunteering.yaml')).opportunities;

/** What the life of the church rests on, in the order of the file. */
export const getPillars = async () => (await read('pillars.yaml')).pillars;

/** The picture cards of Home, in the order of their file. */
export const getLifeAtCards = async () => (await read('life-at.yaml')).cards;

/** The priests, their picture, and the Pope. */
export const getClergy = () => read('clergy.yaml');

/** The three ways to give. */
export const getGivingMethods = () => read('giving-methods.yaml');

/** The words of a page: `getPage('home')`. */
export const getPage = <Name extends PageName>(name: Name) => read(`pages/${name}.yaml`);

/** @throws {Error} when the file could not be read; the content check says why before it comes to that */
async function read<File extends ContentFile>(file: File): Promise<Content<File>> {
  const entry = await getEntry(collectionOf(file), file);
  if (!entry) throw new Error(`src/content/${file} could not be read.`);
  return entry.data as Content<File>;
}
