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
  if (!file) {
    const expected = `this file, because church.yaml has the language ${language.code}; ${restoring}`;
    return [{ name, path: [], found: 'no such file', expected }];
  }
  const dictionary = createDictionary(file.data);
  const { texts: entries } = (file.data ?? {}) as { texts?: DictionaryEntry[] | null };
  const former = new Map(
    (entries ?? []).map(({ text, translation }, index) => [text.trim(), { translation, index }]),
  );
  const ownNames = namesOf(facts);
  const texts = new Set(ownNames);
  const missing = new Set(ownNames.filter((text) => !dictionary.translate(text, 'church.yaml')));
  const ofTheDay: TranslationIssue[] = [];
  const issues = names.flatMap((content): TranslationIssue[] => {
    const data = readYaml(root, content)?.data;
    for (const { text, node } of textsOf(content, data)) if (node?.translatable) texts.add(text.trim());
    const schema = contentFiles[content];
    const translated = localize(data, { name: content, schema, facts, language, dictionary });
    for (const path of translated.untranslated) {
      const text = String(valueAt(path, data)).trim();
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
    const found: ValueIssue[] = error
      ? error.issues.flatMap((issue) => toSchemaIssues(issue, content, translated.data))
      : textWarnings(content, translated.data, language);
    return found.flatMap(({ path, found, expected, isWarning }) => {
      const key = keyOf(String(valueAt(path, data)));
      const index = entries?.findIndex(({ text }) => keyOf(text) === key) ?? -1;
      return index < 0 ? [] : [{ name, path: ['texts', index, 'translation'], found, expected, isWarning }];
    });
  });
  for (const text of texts) former.delete(text);
  const sameText = new Map([...texts].map((text) => [keyOf(text), text]));
  return [
    ...issues,
    ...ofTheDay,
    ...remind([...missing], (text) => {
      const meant = former.get(closestMatch(text, [...former.keys()]) ?? '');
      const hint = meant ? ` (that of the former text is: ${meant.translation})` : '';
      return {
        name,
        path: ['texts'],
        ...remindOf(text, `an entry with this text and its translation${hint}`),
      };
    }),
    ...remind([...former], ([text, { index }]) => {
      const same = sameText.get(keyOf(text));
      const expected = same
        ? `the text as the content has it now: ${same}; see whether the translation is still right`
        : 'a text that the content has; if the text is gone, no such entry; if it was changed by mistake, the text as it is here';
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
function remind<Entry>(entries: readonly Entry[], toIssue: (entry: Entry) => TranslationIssue) {
  const issues = entries.slice(0, LISTED).map(toIssue);
  const others = entries.length - issues.length;
  const last = issues.at(-1);
  if (last && others > 0) last.found += `, and ${others} more; npm run language writes a list of them`;
  return issues;
}

/** @returns the city and the state, which are the values of variables; no file has the name of the state as a text */
function namesOf({ 'church.yaml': church }: Facts): string[] {
  const { address } = church as Church;
  return [address.city, ...(address.region ? [regionName(address)] : [])];
}

export interface TranslationIssue extends ValueIssue {
  name: EditedFile;
}
