import { readContentFile } from '#content-model/read-content.ts';
import { churchSchema } from './schema.ts';
import type { PageName } from '#content-model/page-names.ts';
import { arabicPageSchema } from './pages/arabic.ts';
import { shownPages } from './routes.ts';

/** @returns the pages that the site has, for what runs outside of it: the Astro configuration and the tests */
export function readShownPages(root: string): PageName[] {
  const church = readContentFile(root, 'church.yaml', churchSchema)?.data ?? {};
  return shownPages(church, readContentFile(root, 'pages/arabic.yaml', arabicPageSchema)?.data ?? {});
}
