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
 * Writes the content of a project in its main language, and the dictionaries of the others, by the dictionaries that it has. A
 * text that would be longer than its limit with the name of the church has the short name, in all languages. Dictionaries of
 * other languages are deleted.
 * @param written the language that the content is written in
 * @param languages of the site, the main one first
 * @param year of the copyright
 */
export function translateProject(
  root: string,
  written: LanguageCode,
  languages: readonly LanguageCode[],
  year: number,
): void {
  const facts = readFacts(root);
  const translators = languages.map((code) => ({
    code,
    language: languageOf(code),
    dictionary: translatorOf(root, code, written, year),
    entries: [] as Required<DictionaryEntry>[],
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
        const shorten = (version?: string) =>
          isLong ? version?.replaceAll('{name}', '{shortName}') : version;
        const inMain = main?.dictionary.translate(text, file, id);
        // The name of the church, as it was typed in the main language.
        if (inMain === undefined) continue;
        const own = shorten(inMain) ?? text;
        document.setIn(path, own);
        for (const { dictionary, entries } of others) {
          // The envelope is addressed in the language of the country.
          const isPostal = path.at(-1) === 'addressee';
          const translation = isPostal ? own : shorten(dictionary.translate(text, file, id));
          if (translation !== undefined)
            entries.push({ text: own, translation, file: id ? `${file}#${id}` : file });
        }
      }
    });
  for (const code of languageCodes) rmSync(join(root, pathOf(dictionaryName(code))), { force: true });
  for (const { code, entries } of others) {
    addDictionary(root, code);
    editContent(root, dictionaryName(code), (document) =>
      document.set('texts', document.createNode(withoutFiles(entries))),
    );
  }
}

/** Names the file of a translation only where the text has another one in other files. */
function withoutFiles(entries: readonly Required<DictionaryEntry>[]): DictionaryEntry[] {
  const usual = new Map<string, string>();
  return entries.flatMap(({ text, translation, file }): DictionaryEntry[] => {
    const known = usual.get(text);
    if (known === translation) return [];
    if (known !== undefined) return [{ text, translation, file }];
    usual.set(text, translation);
    return [{ text, translation }];
  });
}

/** Translates from the language that the content is written in, the texts of any parish too. */
export function translatorOf(
  root: string,
  code: LanguageCode,
  written: LanguageCode,
  year: number,
): Dictionary {
  if (code === written) return { translate: (text) => text };
  const { texts } = (readYaml(root, dictionaryName(code))?.data ?? {}) as {
    texts?: DictionaryEntry[] | null;
  };
  return createDictionary({ texts: [...(texts ?? []), ...neutralTexts(year, written, code)] });
}

/** Adds an empty dictionary for a language that the site gets later. */
export const addDictionary = (root: string, code: LanguageCode) =>
  editFile(
    root,
    pathOf(dictionaryName(code)),
    (text) => text || toText(parseDocument('confirmed: false\ntexts:\n'), dictionaryName(code)),
  );
