import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { names } from '#content-files.ts';
import { textsOf } from '#tools/shared/edited-files.ts';
import { entryIdOf } from '#content-model/content-path.ts';
import { createDictionary, type Dictionary, type DictionaryEntry } from '#tools/shared/dictionary.ts';
import { localize } from '#tools/shared/fill-variables.ts';
import { dictionaryName, pathOf, readFacts, readYaml } from '#tools/shared/read-yaml.ts';
import { type LanguageCode, languageCodes, languageOf } from '#language/languages.ts';
import { sentence } from '#content-model/fields/text.ts';
import { toText } from '#tools/yaml/content-document.ts';
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
  const [main = written, ...others] = languages;
  const translators = new Map(languageCodes.map((code) => [code, translatorOf(root, code, written, year)]));
  const translate = (code: LanguageCode, { text, file, id }: Omit<UsedText, 'isPostal' | 'shorten'>) =>
    translators.get(code)?.translate(text, file, id);
  const facts = readFacts(root);
  const used: UsedText[] = [];

  for (const file of names) {
    const path = join(root, pathOf(file));
    const document = parseDocument(readFileSync(path, 'utf8'));
    const data: unknown = document.toJS();
    for (const { path: key, text, node } of textsOf(file, data)) {
      if (!text || !node?.translatable) continue;
      const id = entryIdOf(key, data);
      const limit = node.maxLength ?? Infinity;
      const isLong = languages.some((code) => {
        // Its variables have values in the same language.
        const dictionary = {
          translate: (it: string, name: string) => translators.get(code)?.translate(it, name, id),
        };
        const language = languageOf(code);
        return (
          localize(text, { facts, schema: anyText, name: file, language, dictionary }).data.length > limit
        );
      });
      const shorten = (version: string) => (isLong ? version.replaceAll('{name}', '{shortName}') : version);
      used.push({ text, file, id, isPostal: key.at(-1) === 'addressee', shorten });
      document.setIn(key, shorten(translate(main, { text, file, id }) ?? text));
    }
    writeFileSync(path, toText(document, file));
  }
  for (const code of languageCodes) {
    if (!others.includes(code)) rmSync(join(root, pathOf(dictionaryName(code))), { force: true });
  }
  for (const code of others) {
    const entries = used.flatMap(({ text, file, id, isPostal, shorten }) => {
      const own = shorten(translate(main, { text, file, id }) ?? text);
      const translation = isPostal ? own : translate(code, { text, file, id });
      return translation === undefined
        ? []
        : [{ text: own, translation: shorten(translation), file: id ? `${file}#${id}` : file }];
    });
    const path = join(root, pathOf(dictionaryName(code)));
    const document = parseDocument(stringify({ confirmed: false, texts: withoutFiles(entries) }));
    writeFileSync(path, toText(document, dictionaryName(code)));
  }
}

const anyText = sentence('');

interface UsedText {
  text: string;
  file: string;
  id: string | undefined;
  isPostal: boolean;
  /** Replaces the name of the church where a version of the text is too long with it. */
  shorten: (text: string) => string;
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
export function addDictionary(root: string, code: LanguageCode): void {
  const path = join(root, pathOf(dictionaryName(code)));
  if (!existsSync(path))
    writeFileSync(path, toText(parseDocument('confirmed: false\ntexts:\n'), dictionaryName(code)));
}
