import type { Church } from '#church/schema.ts';
import { contentFiles, names } from '#content-files.ts';
import { type DictionaryFile, textsOf } from '#tools/shared/edited-files.ts';
import { valueAt } from '#content-model/content-path.ts';
import { createDictionary, type DictionaryEntry, keyOf } from '#tools/shared/dictionary.ts';
import { regionName } from '#content-model/fields/country.ts';
import { type Facts, languagesIn, localize } from '#tools/shared/fill-variables.ts';
import { dictionaryName, readFacts, readYaml } from '#tools/shared/read-yaml.ts';
import type { Language } from '#language/languages.ts';
import { closestMatch, describeValue } from '#tools/describe-value.ts';
import { restoring, type ValueIssue } from './issue.ts';
import { toSchemaIssues } from './schema-issues.ts';

/**
 * Checks the translations of the languages that the site has: each in its place, by the rules of that place. Reminds of texts
 * without a translation, and of translations without a text.
 */
export function checkTranslations(root: string): TranslationIssue[] {
  const facts = readFacts(root);
  const [, ...others] = languagesIn(facts);
  return others.flatMap((language) => checkLanguage(root, facts, language));
}

function checkLanguage(root: string, facts: Facts, language: Language): TranslationIssue[] {
  const name = dictionaryName(language.code);
  const file = readYaml(root, name);
  const entries = entriesOf(file?.data);
  if (!file) {
    const expected = `this file, because church.yaml has the language ${language.code}; ${restoring}`;
    return [{ name, path: [], found: 'no such file', expected }];
  }
  const dictionary = createDictionary(file.data);
  const contents = names.map((content) => ({ content, data: readYaml(root, content)?.data }));
  const texts = contents
    .flatMap(({ content, data }) => textsOf(content, data))
    .flatMap(({ text, node }) => (text.trim() && node?.translatable ? [text] : []));
  const missing = new Set(
    namesOf(facts).filter((text) => dictionary.translate(text, 'church.yaml') === undefined),
  );
  const problems = contents.flatMap(({ content, data }): TranslationIssue[] => {
    const schema = contentFiles[content];
    const translated = localize(data, { name: content, schema, facts, language, dictionary });
    for (const path of translated.untranslated) missing.add(String(valueAt(path, data)));
    const issues = schema.safeParse(translated.data).error?.issues ?? [];
    return issues
      .flatMap((issue) => toSchemaIssues(issue, content, translated.data))
      .flatMap(({ path, found, expected }) => {
        const text = keyOf(String(valueAt(path, data)));
        const index = entries.findIndex((entry) => keyOf(String(entry?.text)) === text);
        return index < 0 ? [] : [{ name, path: ['texts', index, 'translation'], found, expected }];
      });
  });
  const unused = entries.flatMap((entry, index) => {
    const text = entry?.text ?? '';
    const isUsed = texts.some((it) => it.trim() === text.trim()) || namesOf(facts).includes(text);
    return isUsed ? [] : [{ text, index, translation: entry?.translation }];
  });
  const formerTexts = unused.map(({ text }) => text);
  return [
    ...problems,
    ...firstOf([...missing], (text): TranslationIssue => {
      const former = unused[formerTexts.indexOf(closestMatch(text, formerTexts) ?? '')];
      const hint = former ? `; the translation of the former text is: ${former.translation}` : '';
      const found = `no translation of ${describeValue(text)}`;
      const expected = `an entry with this text and its translation: the pages in this language show it as it is${hint}`;
      return { name, path: ['texts'], found, expected, isWarning: true };
    }),
    ...firstOf(unused, ({ text, index }): TranslationIssue => {
      const same = texts.find((it) => keyOf(it) === keyOf(text));
      const nearest = same ?? closestMatch(text, texts);
      const expected = same
        ? `the text as the content has it now: ${same}; see whether the translation is still right`
        : `no entry for a text that the content does not have${nearest ? `; did you mean: ${nearest}` : ''}`;
      return { name, path: ['texts', index, 'text'], found: describeValue(text), expected, isWarning: true };
    }),
  ];
}

/** How many reminders of a kind are listed: a parish may begin to translate a day after its content has changed. */
const LISTED = 20;

/** @returns the reminders of the first entries, the last of them with the number of the others */
function firstOf<Entry>(entries: readonly Entry[], remind: (entry: Entry) => TranslationIssue) {
  const listed = entries.slice(0, LISTED).map(remind);
  const others = entries.length - listed.length;
  return listed.map((issue, index) =>
    others > 0 && index === LISTED - 1
      ? { ...issue, found: `${issue.found}, and ${others} more; npm run language writes a list of them` }
      : issue,
  );
}

const entriesOf = (data: unknown) => {
  const { texts } = (data ?? {}) as { texts?: (Partial<DictionaryEntry> | null)[] | null };
  return Array.isArray(texts) ? texts : [];
};

/** @returns the city and the state, which are the values of variables; no file has the name of the state as a text */
function namesOf({ 'church.yaml': church }: Facts): string[] {
  const { address } = church as Church;
  return [address.city, ...(address.region ? [regionName(address)] : [])];
}

export interface TranslationIssue extends ValueIssue {
  name: DictionaryFile;
}
