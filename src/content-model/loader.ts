import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { variableFiles } from './fill-variables.ts';
import { pathOf, readContentFile } from './read-content.ts';

/**
 * Loads a content file as the only entry of its collection; the entry's id is the file's path. The development server loads
 * it again when the file changes, or one that has the values of its variables.
 */
export function contentFileLoader(name: string, schema: z.ZodType): Loader {
  return {
    name: 'content-file',
    load: async ({ config, store, watcher, ...context }) => {
      const root = fileURLToPath(config.root);
      const paths = [name, ...variableFiles].map((file) => fileURLToPath(new URL(pathOf(file), config.root)));
      await read();
      watcher?.add(paths);
      watcher?.on('change', (path) => void (paths.includes(path) && read()));

      async function read() {
        const data = (readContentFile(root, name, schema)?.data ?? {}) as Record<string, unknown>;
        const entry = { id: name, data, filePath: pathOf(name) };
        try {
          store.set({ ...entry, data: await context.parseData(entry) });
        } catch (error) {
          // The development server shows the report of the content check until the file is right.
          if (!watcher) throw error;
        }
      }
    },
  };
}
