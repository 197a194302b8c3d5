import { glob, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Removes the assets that no file of the built site names. Astro copies the source file of every image in content into
 * the build, also of those that no page shows on this day, such as the feasts of another season.
 */
export default function unusedAssets(): AstroIntegration {
  return {
    name: 'unused-assets',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const cwd = fileURLToPath(dir);
        const texts = await Array.fromAsync(glob('**/*.{html,css,js,webmanifest}', { cwd }), (file) =>
          readFile(join(cwd, file), 'utf8'),
        );
        for await (const asset of glob('_astro/**/*.{jpg,png,webp,avif}', { cwd })) {
          if (!texts.some((text) => text.includes(basename(asset)))) await rm(join(cwd, asset));
        }
      },
    },
  };
}
