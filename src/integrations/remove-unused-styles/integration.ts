import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { removeUnusedRules } from './remove-unused-rules.ts';

/** Removes from the main styles of each page the rules for classes that the page does not have: a kilobyte of 14. */
export default function removeUnusedStyles(): AstroIntegration {
  return {
    name: 'remove-unused-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const read = (pattern: string) =>
          Array.fromAsync(glob(pattern, { cwd: dist }), async (file) => {
            const path = join(dist, file);
            return { path, text: await readFile(path, 'utf8') };
          });
        // Islands add classes when they are hydrated.
        const scripts = (await read('_astro/**/*.js')).map(({ text }) => text).join('\n');
        for (const { path, text } of await read('**/*.html')) {
          await writeFile(path, removeUnusedRules(text, scripts));
        }
      },
    },
  };
}
