import {
  type ContentFile,
  contentFiles,
  dictionaryName,
  type EditedFile,
  jsonSchemaOf,
  names,
  textsOf,
} from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { valueAt } from '#content-model/content-path.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import type { CalendarDate } from '#time/dates.ts';
import { type DictionaryEntry, entriesIn, keyOf } from '#content/dictionary.ts';
import { placesOf } from '#content/fill-variables.ts';
import type { Language } from '#language/languages.ts';
import { closestMatch, describeValue } from './describe-value.ts';
import { collectIssues, restoring, type ValueIssue } from './issue.ts';
import { localDate } from './past-dates.ts';
import { toSchemaIssues } from './schema-issues.ts';
import { warnOfTexts } from './warnings.ts';

/** Checks each translation by the rules of its place. Reminds of texts without one, and of translations without a text. */
export function checkTranslations(project: Project, today = localDate(project)): TranslationIssue[] {
  const [, ...others] = project.languages;
  return others.flatMap((language) => checkLanguage(project, language, today));
}

function checkLanguage(project: Project, language: Language, today: CalendarDate): TranslationIssue[] {
  const { church, files } = project;
  const name = dictionaryName(language.code);
  if (!files.some((file) => file.name === name)) {
    const expected = `this file, because church.yaml has the language ${language.code}; ${restoring}`;
    return [{ name, path: [], found: 'no such file', expected }];
  }
  const dictionary = project.dictionaryOf(language.code);
  const entries = entriesIn(project.written(name));
  const places = placesOf(church);
  const checked = names.map((content) => checkTexts(project, content, language, entries, today));
  const missing = [
    ...places.filter((text) => !dictionary.translate(text, 'church.yaml')),
    ...checked.flatMap((file) => file.missing),
  ];
  const texts = [...places, ...checked.flatMap((file) => file.texts)];
  const reminders = remindersOf(entries, new Set(texts), new Set(missing));
  return [...checked.flatMap(({ issues }) => issues), ...reminders.map((issue) => ({ name, ...issue }))];
}

/** @returns the texts of a file that have a translation in the dictionary, those that lack one, and issues of translations */
function checkTexts(
  project: Project,
  content: ContentFile,
  language: Language,
  entries: readonly DictionaryEntry[],
  today: CalendarDate,
) {
  const data = project.written(content);
  const { data: translated, untranslated: paths } = project.inLanguage(content, language);
  const lacking = paths.map((path) => ({
    path,
    text: String(valueAt(path, data)).trim(),
    isBeside: nodeAt(path, jsonSchemaOf(content))?.translatable === 'beside',
  }));
  const ofTheDay = collectIssues(data, (_, warn) => {
    for (const { path, text } of lacking.filter(({ isBeside }) => isBeside)) {
      const { date, lastDate = date } = valueAt(path.slice(0, -1), data) as Partial<Record<string, string>>;
      if (!lastDate || lastDate >= today)
        warn(path, `the key translations beside it, with ${language.code}: …${asItIs}`, untranslated(text));
    }
  });
  const { error } = contentFiles[content].safeParse(translated);
  const found = error
    ? error.issues.flatMap((issue) => toSchemaIssues(issue, content, translated))
    : collectIssues(translated, (_, warn) => {
        warnOfTexts(content, translated, today, warn, language);
      });
  const name = dictionaryName(language.code);
  const inDictionary = found.flatMap(({ path, found, expected, isWarning }) => {
    const key = keyOf(String(valueAt(path, data)));
    const index = entries.findIndex(({ text }) => keyOf(text) === key);
    return index < 0 ? [] : { name, path: ['texts', index, 'translation'], found, expected, isWarning };
  });
  return {
    texts: textsOf(content, data).flatMap(({ text, node }) => (node?.translatable ? text.trim() : [])),
    missing: lacking.flatMap(({ text, isBeside }) => (isBeside ? [] : text)),
    issues: [...ofTheDay.map((issue) => ({ name: content, ...issue })), ...inDictionary],
  };
}

/** @returns warnings of texts without a translation, and of entries whose text the content no longer has */
function remindersOf(
  entries: readonly DictionaryEntry[],
  texts: ReadonlySet<string>,
  missing: ReadonlySet<string>,
) {
  const former = entries.filter(({ text }) => !texts.has(text.trim()));
  const formerTexts = former.map(({ text }) => text);
  return collectIssues(entries, (_, warn) => {
    for (const [text, others] of listed([...missing], '; npm run language writes a list of them')) {
      const entry = former[formerTexts.indexOf(closestMatch(text, formerTexts) ?? '')];
      const hint = entry ? ` (that of the former text is: ${entry.translation})` : '';
      warn(
        ['texts'],
        `an entry with this text and its translation${hint}${asItIs}`,
        untranslated(text) + others,
      );
    }
    for (const [entry, others] of listed(former)) {
      const { text } = entry;
      const same = [...texts].find((it) => keyOf(it) === keyOf(text));
      const expected = same
        ? `the text as the content has it now: ${same}; see whether the translation is still right`
        : 'a text that the content has; if the text is gone, no such entry; if it was changed by mistake, the text as it is here';
      warn(['texts', entries.indexOf(entry), 'text'], expected, describeValue(text) + others);
    }
  });
}

const untranslated = (text: string) => `no translation of ${describeValue(text)}`;
const asItIs = ': the pages in this language show the text as it is';

/** How many reminders of a kind are listed: a parish may begin to translate a day after its content has changed. */
const LISTED = 20;

/** @returns the first entries, the last of them with the number of the others */
function listed<Entry>(entries: readonly Entry[], hint = ''): [Entry, others: string][] {
  const count = entries.length - LISTED;
  const others = `, and ${count} more${hint}`;
  return entries
    .slice(0, LISTED)
    .map((entry, index) => [entry, count > 0 && index === LISTED - 1 ? others : '']);
}

export interface TranslationIssue extends ValueIssue {
  name: EditedFile;
}
