import { player } from '#other-sites.ts';
import arabicWords from './ar.json' with { type: 'json' };
import englishWords from './en.json' with { type: 'json' };

/**
 * The words of the interface in English: what no parish changes. Headings, texts, and the names of pages and buttons are
 * content. The types report a word that `ar.json` lacks.
 */
export const en = withService(englishWords);

export type Words = typeof en;

const { arabicOnly: only, ...words } = withService(arabicWords);

/** The words of `en` in Arabic. */
export const ar: Words = words;

/**
 * What has no counterpart in English, or has it in the content. `range` is around the hours of a service, or the first and
 * last of several days: the place of a dash changes with the direction. `era` follows the year of a Coptic date.
 */
export const arabicOnly = only;

/** Fills in the name of the service that shows the live stream. */
function withService<Text extends object>(texts: Text): Text {
  return JSON.parse(JSON.stringify(texts).replaceAll('{service}', player.service)) as Text;
}
