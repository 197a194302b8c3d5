import { languagesIn } from './fill-variables.ts';
import { readFacts } from './read-yaml.ts';
import { readContent } from './read-content.ts';
import { parseContent } from './edited-files.ts';
import { gospelPages } from '#church-year/readings.ts';
import { shownPages } from '#site/routes.ts';

/** @returns the pages and languages that the site has. The content check, which runs later, reports what is not valid */
export function readSite(root: string) {
  const content = readContent(root, ['church.yaml', 'legal.yaml', 'readings.yaml']);
  const legal = parseContent('legal.yaml', content['legal.yaml'] ?? {}) ?? { pages: [] };
  const readings = parseContent('readings.yaml', content['readings.yaml']);
  return {
    pages: [...shownPages(content['church.yaml'] ?? {}, legal), ...(readings ? gospelPages(readings) : [])],
    languages: languagesIn(readFacts(root)),
  };
}
