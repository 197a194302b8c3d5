import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isPair, isSeq, parse, visit } from 'yaml';
import { dictionaryName, jsonSchemaOf, names } from '#content/content-files.ts';
import { createDictionary, type DictionaryEntry, entriesIn } from '#content/dictionary.ts';
import { load } from '#content/load.ts';
import { editContent, setIn } from '#content/yaml/content-document.ts';
import { type JsonSchemaNode, nodeAt } from '#content-model/json-schema.ts';
import type { LanguageCode } from '#language/languages.ts';
import { factOptions, type ParishFacts, toList } from '#tools/new-parish/facts.ts';
import { translateContent } from '#tools/new-parish/new-parish.ts';
import { now } from '#time/now.ts';

/**
 * What replaced the texts and facts of the original's parish, before the project had a starter, by file and path; `*` is each entry of
 * a list. A text is in every language.
 */
export const formerTexts = 'tools/new-parish/neutral-content.yaml';

/**
 * Makes of the content of a commit before the starter what a parish began with: without the optional keys that could be facts of the
 * original's parish, with placeholders and texts of {@link formerTexts}, in the languages of the parish.
 * @param root a folder with content, and {@link formerTexts}
 */
export function formerContent(root: string, facts: ParishFacts) {
  const { languages = '', giving = '', 'legal-pages': legalPages = '', ...others } = facts;
  const isChosen = (answer: string, id: string) => toList(answer).includes(id.toLowerCase());
  const [written = 'en'] = load(root).church.languages;
  const {
    interac,
    bankTransfer,
    givingFacts,
    legalPages: pages,
    ...values
  } = readTexts(root, (it) => it[written]);
  const church: Record<string, unknown> = { ...values['church.yaml'], languages: toList(languages) };
  for (const [option, value] of Object.entries(others))
    church[factOptions[option as keyof ParishFacts].path] = value;
  church.taxEmail = facts.email;
  if (isChosen(legalPages, 'Privacy')) church.embeds = 'on request';
  const edits: Texts = {
    ...values,
    'church.yaml': church,
    'readings.yaml': { ...values['readings.yaml'], text: false },
    'giving-methods.yaml': {
      methods: (methods: { id: string }[]) =>
        methods.flatMap((method) => {
          const known = Object.entries(givingFacts ?? {}).filter(([key]) => key in method);
          const neutral = { ...method, ...Object.fromEntries(known), placeholder: true };
          const others =
            method.id === 'zelle' ? [interac, bankTransfer].filter((it) => it !== undefined) : [];
          const all = [neutral, ...others.map((it) => ({ ...neutral, phone: undefined, ...it }))];
          return all.filter(({ id }) => isChosen(giving, id));
        }),
    },
    'legal.yaml': {
      pages: ((pages ?? []) as unknown as { id: string }[]).filter(({ id }) => isChosen(legalPages, id)),
    },
  };
  for (const file of names)
    editContent(root, file, (document) => {
      eraseFacts(document, jsonSchemaOf(file), Object.keys(edits[file] ?? {}));
      for (const [path, value] of Object.entries(edits[file] ?? {}))
        setIn(document, path, Array.isArray(value) && value.length === 0 ? null : (value ?? undefined));
    });
  const dictionaries = load(root).written;
  translateContent(root, written, (code) => {
    const texts: DictionaryEntry[] = [...entriesIn(dictionaries(dictionaryName(code)))];
    readTexts(root, (it) => texts.push({ text: it[written], translation: it[code] }));
    return createDictionary({ texts });
  });
}

/** @param chooseText what stands in the place of a text in every language */
function readTexts(root: string, chooseText: (texts: Record<LanguageCode, string>) => unknown): Texts {
  const text = readFileSync(join(root, formerTexts), 'utf8').replaceAll(
    '{year}',
    String(now().getFullYear()),
  );
  return parse(text, (_: unknown, value: unknown) => {
    const texts = value as Record<LanguageCode, string> | null;
    return texts?.en ? chooseText(texts) : value;
  }) as Texts;
}

/** Keys of what is true of any parish. */
const kept = new Set([
  ...['observances', 'weeklyFast', 'sundays', 'sundayOn29', 'days', 'pauses', 'questions', 'headerLinks'],
  ...['alt', 'focalPoint', 'zoom', 'text', 'languages'],
]);

/** Deletes the optional keys of a content file. @param replaced the paths that get another value: `links.facebook` */
function eraseFacts(document: Document, schema: JsonSchemaNode, replaced: readonly string[]) {
  visit(document, {
    Pair(_, { key }, ancestors) {
      const name = String(key);
      const path = ancestors.flatMap((it) => (isPair(it) ? String(it.key) : isSeq(it) ? 0 : []));
      if (kept.has(name) || replaced.includes([...path, name].join('.'))) return visit.SKIP;
      return nodeAt(path, schema)?.required?.includes(name) ? undefined : visit.REMOVE;
    },
  });
}

type Texts = Record<string, Record<string, unknown>>;
