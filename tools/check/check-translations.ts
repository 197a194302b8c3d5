import { contentFiles, type DictionaryFile, jsonSchemaOf, names } from '#content-files.ts';
import { textsIn, valueAt } from '#content-model/content-path.ts';
import { createDictionary, type DictionaryEntry, keyOf } from '#content-model/dictionary.ts';
import { regionName } from '#content-model/fields/country.ts';
import { type Facts, languagesIn } from '#content-model/fill-variables.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import { dictionaryName, readFacts, readYaml, translateData } from '#content-model/read-content.ts';
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
  const texts = names.flatMap((content) => textsToTranslate(root, content));
  const problems = names.flatMap((content): TranslationIssue[] => {
    const data = readYaml(root, content)?.data;
    const schema = contentFiles[content];
    const translated = translateData(data, { name: content, schema, facts, language, dictionary }).data;
    const issues = schema.safeParse(translated).error?.issues ?? [];
    return issues.flatMap((issue) =>
      toSchemaIssues(issue, content, translated).flatMap(({ path, found, expected }): TranslationIssue[] => {
        const text = valueAt(path, data);
        const index = entries.findIndex(
          (entry) => entry?.text === text || keyOf(String(entry?.text)) === keyOf(String(text)),
        );
        return index < 0 ? [] : [{ name, path: ['texts', index, 'translation'], found, expected }];
      }),
    );
  });
  const unused = entries.filter(
    (entry) => !texts.some(({ text }) => keyOf(text) === keyOf(entry?.text ?? '')),
  );
  const missing = texts.filter(({ text, content }) => dictionary.translate(text, content) === undefined);
  const reminders = [
    ...[...new Set(missing.map(({ text }) => text))].map((text): TranslationIssue => {
      const former = closestMatch(
        text,
        unused.map((entry) => entry?.text ?? ''),
      );
      const old = unused.find((entry) => former !== undefined && entry?.text === former)?.translation;
      const hint = old ? `; the translation of the former text is: ${old}` : '';
      return {
        name,
        path: ['texts'],
        found: `no translation of ${describeValue(text)}`,
        expected: `an entry with this text and its translation: the pages in this language show it as it is${hint}`,
        isWarning: true,
      };
    }),
    ...entries.flatMap((entry, index): TranslationIssue[] => {
      const text = entry?.text ?? '';
      const exact = texts.find((it) => it.text.trim() === text.trim());
      if (exact ?? isVariable(text, facts)) return [];
      const same = texts.find((it) => keyOf(it.text) === keyOf(text));
      const nearest =
        same?.text ??
        closestMatch(
          text,
          texts.map((it) => it.text),
        );
      const expected = same
        ? `the text as the content has it now: ${same.text}; see whether the translation is still right`
        : `no entry for a text that the content does not have${nearest ? `; did you mean: ${nearest}` : ''}`;
      return [
        { name, path: ['texts', index, 'text'], found: describeValue(text), expected, isWarning: true },
      ];
    }),
  ];
  return [...problems, ...reminders];
}

const entriesOf = (data: unknown) => {
  const { texts } = (data ?? {}) as { texts?: (Partial<DictionaryEntry> | null)[] | null };
  return Array.isArray(texts) ? texts : [];
};

/** @returns the texts of a content file that the other languages translate, as they are written */
function textsToTranslate(root: string, content: (typeof names)[number]) {
  return textsIn(readYaml(root, content)?.data)
    .filter(({ path, text }) => text.trim() && nodeAt(path, jsonSchemaOf(content))?.translatable)
    .map(({ text }) => ({ text, content }));
}

/** Whether a text is the value of a variable that no file has as a text, such as the name of a state. */
function isVariable(text: string, [church]: Facts): boolean {
  const { address } = (church ?? {}) as { address?: { city?: string; country?: string; region?: string } };
  return text === address?.city || text === regionOf(address);
}

const regionOf = (address: { country?: string; region?: string } | undefined) =>
  address?.country && regionName({ country: address.country, region: address.region });

export interface TranslationIssue extends ValueIssue {
  name: DictionaryFile;
}
