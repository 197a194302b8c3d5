import { languagesIn } from './fill-variables.ts';
import { readContentFile, readFacts } from './read-yaml.ts';
import { churchSchema } from '#church/schema.ts';
import { legalSchema } from '#site/legal-schema.ts';
import { gospelPages } from '#church-year/readings.ts';
import { readingsSchema } from '#church-year/readings-schema.ts';
import { shownPages } from '#site/routes.ts';

/** @returns the pages and languages that the site has, for what runs outside of it: the Astro configuration and the tests */
export function readSite(root: string) {
  const church = readContentFile(root, 'church.yaml', churchSchema)?.data ?? {};
  // The content check, which runs later, reports what is not valid.
  const legal = legalSchema.safeParse(readContentFile(root, 'legal.yaml', legalSchema)?.data ?? {});
  const readings = readingsSchema.safeParse(readContentFile(root, 'readings.yaml', readingsSchema)?.data);
  return {
    pages: [
      ...shownPages(church, legal.data ?? { pages: [] }),
      ...(readings.data ? gospelPages(readings.data) : []),
    ],
    languages: languagesIn(readFacts(root)),
  };
}
