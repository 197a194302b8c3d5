import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageNames, type Page } from '#content-model/page-names.ts';
import { pagePaths } from '#site/routes.ts';
import type { Language } from '#language/languages.ts';

/**
 * Removes the pages that the site does not have, then the images, fonts and style sheets that no built file names: those of other
 * languages, and the sources of images, which may contain the place where a photo was taken.
 */
export default function removeUnpublishedFiles(
  pages: readonly Page[],
  languages: readonly Language[],
): AstroIntegration {
  const hidden = pageNames.filter((page) => !pages.includes(page));
  return {
    name: 'remove-unpublished-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const path of pagePaths(hidden, languages)) await rm(new URL(`${path}.html`, dir));
        const cwd = fileURLToPath(dir);
        const texts = await Array.fromAsync(glob('**/*.{html,css,js,webmanifest}', { cwd }), (file) =>
          readFile(join(cwd, file), 'utf8'),
        );
        for await (const file of glob('_astro/**/*.*', { cwd })) {
          // The hash and the extension: unlike the name of a photo, they are the same in URLs.
          const [ending] = /[^./\\]+\.(avif|css|jpe?g|png|webp|woff2)$/i.exec(file) ?? [];
          if (ending && !texts.some((text) => text.includes(ending))) await rm(join(cwd, file));
        }
      },
    },
  };
}
