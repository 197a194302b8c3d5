import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { languageCodes } from '#language/languages.ts';
import { fallbackMarks } from '#language/fallback-marks.ts';
import { type ContentPath, mapTexts } from '#content-model/content-path.ts';
import { variableFiles } from './fill-variables.ts';
import { type ContentFile, dictionaryName, pathOf } from './content-files.ts';
import { load } from './load.ts';
import { contentOverlays, differencesFile } from './read-files.ts';

/**
 * Loads a content file as the entries of its collection, whose ids are the languages of the site: `en`, `ar`. A text without a
 * translation is between {@link fallbackMarks}.
 */
export function contentFileLoader(name: ContentFile): Loader {
  return {
    name: 'content-file',
    load: async ({ config, store, watcher, ...context }) => {
      const root = fileURLToPath(config.root);
      const files = [name, ...variableFiles, ...languageCodes.map(dictionaryName)];
      let project = load(root);
      const { sourceOf, contentFolder } = project;
      const differences = contentOverlays(root).map((folder) => join(folder, differencesFile));
      const watched = [...files.map(sourceOf), ...differences].map((file) => resolve(root, file));
      await read();
      watcher?.add(watched);
      watcher?.on('change', (path) => {
        if (!watched.includes(path)) return;
        project = load(root);
        void read();
      });

      async function read() {
        const [main, ...others] = project.languages;
        await set(main.code, project.content[name] ?? {});
        for (const language of others) {
          const { data, untranslated } = project.inLanguage(name, language);
          await set(language.code, data, untranslated);
        }
      }

      async function set(id: string, data: unknown, untranslated: readonly ContentPath[] = []) {
        const paths = new Set(untranslated.map(String));
        // The images are named from there. Astro takes no path outside of the project.
        const filePath = isAbsolute(contentFolder) ? pathOf(name) : join(contentFolder, name);
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
