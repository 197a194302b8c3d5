import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { pageNames, type PageName } from '#schemas/page-names.ts';
import { pagePaths } from '#parish/routes.ts';

/**
 * Removes the pages that the site does not have, which Astro builds from the files in `src/pages`. It comes before the
 * integration that removes their images. The development server still shows them.
 */
export default function removeHiddenPages(pages: readonly PageName[]): AstroIntegration {
  const hidden = pageNames.filter((page) => !pages.includes(page));
  return {
    name: 'remove-hidden-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const path of pagePaths(hidden, '/')) await rm(new URL(`.${path}.html`, dir));
      },
    },
  };
}
