import { getEntry } from 'astro:content';
import { collectionOf, type Content, type ContentFile } from '#content/schemas/files.ts';
import type { PageName } from '#content/schemas/shell.ts';

/** The facts about the church. */
export const church = () => read('church.yaml');

/** The liturgies of every week, in the order of the week. */
export const liturgies = async () => (await liturgyCalendar()).liturgies;

/** The same, with the words of the calendar that visitors add to their own. */
export const liturgyCalendar = () => read('liturgies.yaml');

/** The words of the bar and the footer. */
export const shell = () => read('shell.yaml');

/** The ministries, in the order of their file. */
export const ministries = async () => (await read('ministries.yaml')).ministries;

/** The ways to give time, in the order of their file. */
export const volunteering = async () => (await read('volunteering.yaml')).ways;

/** What the life of the church rests on, in the order of the file. */
export const pillars = async () => (await read('pillars.yaml')).pillars;

/** The picture cards of Home, in the order of their file. */
export const lifeAt = async () => (await read('life-at.yaml')).cards;

/** The priests, their picture, and the Pope. */
export const clergy = () => read('clergy.yaml');

/** The three ways to give. */
export const givingWays = () => read('giving-ways.yaml');

/** The words of a page: `page('home')`. */
export const page = <Name extends PageName>(name: Name) => read(`pages/${name}.yaml`);

/** @throws {Error} when the file could not be read; the content check says why before it comes to that */
async function read<File extends ContentFile>(file: File): Promise<Content<File>> {
  const entry = await getEntry(collectionOf(file), file);
  if (!entry) throw new Error(`src/content/${file} could not be read.`);
  return entry.data as Content<File>;
}
