import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { languageCodes } from '#language/languages.ts';
import { fallbackMarks } from '#language/mark-languages.ts';
import { type ContentPath, valueAt } from './content-path.ts';
import { fillVariables, languagesIn, variableFiles } from './fill-variables.ts';
import {
  dictionaryName,
  pathOf,
  readDictionary,
  readFacts,
  readYaml,
  translateData,
} from './read-content.ts';

/**
 * Loads a content file as the entries of its collection, one for each language of the site. The id is the file's path, in other
 * languages than the main one below their code: `ar/church.yaml`. A text without a translation is between
 * {@link fallbackMarks}. The development server loads it again when the file, a dictionary, or a file with the values of its
 * variables changes.
 */
export function contentFileLoader(name: string, schema: z.ZodType): Loader {
  return {
    name: 'content-file',
    load: async ({ config, store, watcher, ...context }) => {
      const root = fileURLToPath(config.root);
      const files = [name, ...variableFiles, ...languageCodes.map(dictionaryName)];
      const paths = files.map((file) => fileURLToPath(new URL(pathOf(file), config.root)));
      await read();
      watcher?.add(paths);
      watcher?.on('change', (path) => void (paths.includes(path) && read()));

      async function read() {
        const facts = readFacts(root);
        const data = readYaml(root, name)?.data ?? {};
        const [, ...others] = languagesIn(facts);
        await set(name, fillVariables(data, facts, schema));
        for (const language of others) {
          const dictionary = readDictionary(root, language);
          const translated = translateData(data, { name, schema, facts, language, dictionary });
          await set(`${language.code}/${name}`, translated.data, translated.untranslated);
        }
      }

      async function set(id: string, data: unknown, untranslated: readonly ContentPath[] = []) {
        const entry = { id, data: data as Record<string, unknown>, filePath: pathOf(name) };
        try {
          const parsed = await context.parseData(entry);
          for (const path of untranslated) markText(parsed, path);
          store.set({ ...entry, data: parsed });
        } catch (error) {
          // The development server shows the report of the content check until the file is right.
          if (!watcher) throw error;
        }
      }
    },
  };
}

function markText(data: Record<string, unknown>, path: ContentPath): void {
  const parent = valueAt(path.slice(0, -1), data);
  const key = String(path.at(-1));
  const text = valueAt(path, data);
  if (typeof text === 'string')
    (parent as Record<string, string>)[key] = fallbackMarks.start + text + fallbackMarks.end;
}
