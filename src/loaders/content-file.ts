import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import type { ContentFile } from '#schemas/content-files.ts';
import { withFileNames } from '#content-tools/file-names.ts';
import { fillVariables, variableFiles } from '#schemas/variables.ts';

/**
 * Loads a content file as the only entry of its collection; the entry's id is the file's path. The variables in its
 * texts are filled in. The development server loads it again when the file changes, or one that has their values.
 */
export function contentFileLoader(name: ContentFile): Loader {
  return {
    name: 'content-file',
    load: async ({ config, store, watcher, ...context }) => {
      const folder = new URL('src/content/', config.root);
      const paths = [name, ...variableFiles].map((path) => fileURLToPath(new URL(path, folder)));
      await read();
      watcher?.add(paths);
      watcher?.on('change', (path) => void (paths.includes(path) && read()));

      async function read() {
        const [data, ...facts] = await Promise.all(paths.map(parseFile));
        const folders = [dirname(paths[0] ?? ''), fileURLToPath(new URL('public/', config.root))] as const;
        const filled = withFileNames(fillVariables(data, facts), ...folders);
        const entry = { id: name, data: filled as Record<string, unknown>, filePath: `src/content/${name}` };
        store.set({ ...entry, data: await context.parseData(entry) });
      }
    },
  };
}

/** The content check uses the same YAML parser, so both read the same values. A file whose keys are all left out is empty. */
const parseFile = async (path: string) => (parse(await readFile(path, 'utf8')) ?? {}) as unknown;
