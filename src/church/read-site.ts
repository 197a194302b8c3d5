import { languagesIn } from '#content-model/fill-variables.ts';
import { readContentFile, readFacts } from '#content-model/read-content.ts';
import { churchSchema } from './schema.ts';
import { shownPages } from './routes.ts';

/** @returns the pages and languages that the site has, for what runs outside of it: the Astro configuration and the tests */
export const readSite = (root: string) => ({
  pages: shownPages(readContentFile(root, 'church.yaml', churchSchema)?.data ?? {}),
  languages: languagesIn(readFacts(root)),
});
