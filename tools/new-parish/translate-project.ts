import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { contentFiles, names } from '#content-files.ts';
import { textsOf } from '#tools/shared/edited-files.ts';
import { entryIdOf, valueAt } from '#content-model/content-path.ts';
import { createDictionary, type Dictionary, type DictionaryEntry } from '#tools/shared/dictionary.ts';
import { editFile } from '#tools/shared/edit-file.ts';
import { localize } from '#tools/shared/fill-variables.ts';
import { dictionaryName, pathOf, readFacts, readYaml } from '#tools/shared/read-yaml.ts';
import { type LanguageCode, languageCodes, languageOf } from '#language/languages.ts';
import { editContent, toText } from '#tools/yaml/content-document.ts';
import { neutralTexts } from './neutral-content.ts';

/**
 * Writes the content in the main language, and the dictionaries of the others, by the dictionaries that the project has. A text
 * that would be too long with the name of the church has the short name, in all languages.
 * @param written the language of the content
 * @param languages of the site, the main one first
 */
export function translateProject(
  root: string,
  written: LanguageCode,
  languages: readonly LanguageCode[],
): void {
  const facts = readFacts(root);
  const translators = languages.map((code) => ({
    code,
    language: languageOf(code),
    dictionary: translatorOf(root, code, written),
    entries: [] as DictionaryEntry[],
  }));
  const [main, ...others] = translators;
  for (const file of names)
    editContent(root, file, (document) => {
      const data: unknown = document.toJS();
      const options = { facts, name: file, schema: contentFiles[file] };
      const shown = translators.map((translator) => localize(data, { ...options, ...translator }).data);
      for (const { path, text, node } of textsOf(file, data)) {
        if (!text || !node?.translatable) continue;
        const { maxLength = Infinity } = node;
        const id = entryIdOf(path, data);
        const isLong = shown.some((it) => String(valueAt(path, it)).length > maxLength);
        const translate = (dictionary?: Dictionary) => {
          const translation = dictionary?.translate(text, file, id);
          return isLong ? translation?.replaceAll('{name}', '{shortName}') : translation;
        };
        const own = translate(main?.dictionary);
        // The name of the church, as it was typed in the main language.
        if (own === undefined) continue;
        document.setIn(path, own);
        for (const { dictionary, entries } of others) {
          // The envelope is addressed in the language of the country.
          const translation = path.at(-1) === 'addressee' ? own : translate(dictionary);
          const usual = entries.find((it) => it.text === own && !it.file);
          if (translation === undefined || translation === usual?.translation) continue;
          // Where the text has another translation in other files.
          const place = usual && { file: id ? `${file}#${id}` : file };
          entries.push({ text: own, translation, ...place });
        }
      }
    });
  for (const code of languageCodes) rmSync(join(root, pathOf(dictionaryName(code))), { force: true });
  for (const { code, entries } of others) {
    addDictionary(root, code);
    editContent(root, dictionaryName(code), (document) =>
      document.set('texts', document.createNode(entries)),
    );
  }
}

/** Translates from the language that the content is written in, the texts of any parish too. */
export function translatorOf(root: string, code: LanguageCode, written: LanguageCode): Dictionary {
  if (code === written) return { translate: (text) => text };
  const { texts } = (readYaml(root, dictionaryName(code))?.data ?? {}) as {
    texts?: DictionaryEntry[] | null;
  };
  return createDictionary({ texts: [...(texts ?? []), ...neutralTexts(written, code)] });
}

/** Adds an empty dictionary for a language that the site gets later. */
export const addDictionary = (root: string, code: LanguageCode) =>
  editFile(
    root,
    pathOf(dictionaryName(code)),
    (text) => text || toText(parseDocument('confirmed: false\ntexts:\n'), dictionaryName(code)),
  );
