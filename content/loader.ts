import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { languageCodes } from '#language/languages.ts';
import { fallbackMarks } from '#language/fallback-marks.ts';
import { type ContentPath, mapTexts } from '#content-model/content-path.ts';
import { fillVariables, languagesIn, localize, variableFiles } from './fill-variables.ts';
import { sourceOf, dictionaryName, pathOf, readDictionary, readFacts, readYaml } from './read-content.ts';

/**
 * Loads a content file as the entries of its collection: `church.yaml`, and `ar/church.yaml` in another language, where a text
 * without a translation is between {@link fallbackMarks}.
 */
export function contentFileLoader(name: string, schema: z.ZodType): Loader {
  return {
    name: 'content-file',
    load: async ({ config, store, watcher, ...context }) => {
      const root = fileURLToPath(config.root);
      const files = [name, ...variableFiles, ...languageCodes.map(dictionaryName)];
      const watched = files.map((file) => resolve(root, sourceOf(root, file)));
      await read();
      watcher?.add(watched);
      watcher?.on('change', (path) => void (watched.includes(path) && read()));

      async function read() {
        const facts = readFacts(root);
        const data = readYaml(root, name)?.data ?? {};
        const [, ...others] = languagesIn(facts);
        await set(name, fillVariables(data, facts, schema));
        for (const language of others) {
          const dictionary = readDictionary(root, language);
          const translated = localize(data, { name, schema, facts, language, dictionary });
          await set(`${language.code}/${name}`, translated.data, translated.untranslated);
        }
      }

      async function set(id: string, data: unknown, untranslated: readonly ContentPath[] = []) {
        const paths = new Set(untranslated.map(String));
        const source = sourceOf(root, name);
        // Astro takes no path outside of the project.
        const filePath = isAbsolute(source) ? pathOf(name) : source;
        const entry = { id, data: data as Record<string, unknown>, filePath };
        try {
          const parsed = await context.parseData(entry);
          const marked = mapTexts(parsed, (text, path) =>
            paths.has(String(path)) ? fallbackMarks.start + text + fallbackMarks.end : text,
          );
          store.set({ ...entry, data: marked as typeof parsed });
        } catch (error) {
          // The development server shows the report of the content check until the file is right.
          if (!watcher) throw error;
        }
      }
    },
  };
}
