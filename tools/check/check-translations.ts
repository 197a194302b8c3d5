import type { Church } from '#church/schema.ts';
import { contentFiles, names } from '#content-files.ts';
import { type EditedFile, jsonSchemaOf, textsOf } from '#tools/shared/edited-files.ts';
import { valueAt } from '#content-model/content-path.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import type { CalendarDate } from '#time/dates.ts';
import { createDictionary, type DictionaryEntry, keyOf } from '#tools/shared/dictionary.ts';
import { regionName } from '#content-model/fields/country.ts';
import { type Facts, languagesIn, localize } from '#tools/shared/fill-variables.ts';
import { dictionaryName, readFacts, readYaml } from '#tools/shared/read-yaml.ts';
import type { Language } from '#language/languages.ts';
import { closestMatch, describeValue } from '#tools/describe-value.ts';
import { restoring, type ValueIssue } from './issue.ts';
import { localDate } from './past-dates.ts';
import { toSchemaIssues } from './schema-issues.ts';
import { textWarnings } from './warnings.ts';

/**
 * Checks the translations of the languages that the site has: each in its place, by the rules of that place. Reminds of texts
 * without a translation, and of translations without a text.
 */
export function checkTranslations(root: string, today = localDate(root)): TranslationIssue[] {
  const facts = readFacts(root);
  const [, ...others] = languagesIn(facts);
  return others.flatMap((language) => checkLanguage(root, facts, language, today));
}

function checkLanguage(
  root: string,
  facts: Facts,
  language: Language,
  today: CalendarDate,
): TranslationIssue[] {
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
  const ofTheDay: TranslationIssue[] = [];
  const problems = contents.flatMap(({ content, data }): TranslationIssue[] => {
    const schema = contentFiles[content];
    const translated = localize(data, { name: content, schema, facts, language, dictionary });
    for (const path of translated.untranslated) {
      const text = String(valueAt(path, data));
      const { date = '', lastDate = date } = valueAt(path.slice(0, -1), data) as Record<string, string>;
      if (nodeAt(path, jsonSchemaOf(content))?.translatable !== 'beside') missing.add(text);
      else if (lastDate >= today)
        ofTheDay.push({
          name: content,
          path,
          ...remindOf(text, `the key translations beside it, with ${language.code}: …`),
        });
    }
    const { error } = schema.safeParse(translated.data);
    const issues: ValueIssue[] = error
      ? error.issues.flatMap((issue) => toSchemaIssues(issue, content, translated.data))
      : textWarnings(content, translated.data, language);
    return issues.flatMap(({ path, found, expected, isWarning }) => {
      const text = keyOf(String(valueAt(path, data)));
      const index = entries.findIndex((entry) => keyOf(String(entry?.text)) === text);
      return index < 0 ? [] : [{ name, path: ['texts', index, 'translation'], found, expected, isWarning }];
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
    ...ofTheDay,
    ...firstOf([...missing], (text): TranslationIssue => {
      const former = unused[formerTexts.indexOf(closestMatch(text, formerTexts) ?? '')];
      const hint = former ? ` (that of the former text is: ${former.translation})` : '';
      return {
        name,
        path: ['texts'],
        ...remindOf(text, `an entry with this text and its translation${hint}`),
      };
    }),
    ...firstOf(unused, ({ text, index }): TranslationIssue => {
      const same = texts.find((it) => keyOf(it) === keyOf(text));
      const nearest = same ?? closestMatch(text, texts);
      const expected = same
        ? `the text as the content has it now: ${same}; see whether the translation is still right`
        : `a text that the content has${nearest ? `, such as: ${nearest}` : ''}; if the text is gone, no such entry; if it was changed by mistake, the text as it is here`;
      return { name, path: ['texts', index, 'text'], found: describeValue(text), expected, isWarning: true };
    }),
  ];
}

const remindOf = (text: string, expected: string) => ({
  found: `no translation of ${describeValue(text)}`,
  expected: `${expected}: the pages in this language show the text as it is`,
  isWarning: true,
});

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
  name: EditedFile;
}
