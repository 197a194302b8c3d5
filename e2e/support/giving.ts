import { content } from './content.ts';

const { online, zelle, mail, closeLabel } = content('giving-methods');
const { links = {}, zellePhone } = content('church');

/** Whether the church offers a method depends on its facts. Mail is always offered. */
export const offersOnline = Boolean(links.onlineGiving);
export const offersZelle = Boolean(zellePhone);

/** The ids and texts of the methods that the church offers, in the order of the page. */
export const givingMethods = Object.entries({
  ...(offersOnline && { online }),
  ...(offersZelle && { zelle }),
  mail,
});

export { online, zelle, mail, closeLabel };
