import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parse } from 'yaml';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';
import type { ContentPath } from '#content-model/content-path.ts';
import type { ContentFile } from '#content-files.ts';
import type { DictionaryEntry } from '#tools/shared/dictionary.ts';
import { hasIban } from '#giving/account-number.ts';
import type { LanguageCode } from '#language/languages.ts';
import { now } from '#time/now.ts';

/**
 * What replaces a parish's own texts and facts: `neutral-content.yaml`, and what follows from the current content.
 * @param country of the other parish: banks offer Zelle in the United States alone, and Interac e-Transfer in Canada; where
 *   they have IBANs, people give by bank transfer, and nobody sends checks
 * @param written the language of the content
 */
export function neutralContent(country: string, written: LanguageCode): NeutralContent {
  const { interac, bankTransfer, givingFacts, legalPages, ...values } = readNeutral(
    (texts) => texts[written],
  );
  const neutral: NeutralContent = {};
  const add = (file: string, ...edits: Edit[]) =>
    (neutral[file as ContentFile] = [...(neutral[file as ContentFile] ?? []), ...edits]);
  for (const [file, edits] of Object.entries(values))
    for (const [path, value] of Object.entries(edits))
      // The key of an empty list stays, without a value.
      add(file, [path, Array.isArray(value) && value.length === 0 ? null : (value ?? undefined)]);
  for (const file of ['ministries.yaml', 'volunteering.yaml', 'pillars.yaml', 'life-at.yaml'])
    add(file, ['cards', neutralCards]);
  // Britons transfer by the number of an account.
  const usesIban = hasIban(country) && country !== 'GB';
  const other = country === 'CA' ? interac : usesIban ? bankTransfer : undefined;
  add('giving-methods.yaml', [
    'methods',
    (methods: object[]) => methods.map((method) => replaceAction(method, givingFacts)),
  ]);
  if (country !== 'US')
    add('giving-methods.yaml', [
      'methods.zelle',
      other && ((zelle: object) => ({ ...zelle, phone: undefined, ...other })),
    ]);
  if (usesIban) add('giving-methods.yaml', ['methods.mail', undefined]);
  // The law of these countries asks for both.
  const isInEurope = europeanCountries.includes(country);
  if (isInEurope) add('church.yaml', ['embeds', 'on request']);
  add('legal.yaml', ['pages', isInEurope ? legalPages : null]);
  return neutral;
}

/** @returns the translations of the texts in `neutral-content.yaml` */
export function neutralTexts(written: LanguageCode, code: LanguageCode): DictionaryEntry[] {
  const entries: DictionaryEntry[] = [];
  readNeutral((texts) => entries.push({ text: texts[written], translation: texts[code] }));
  return entries;
}

/** @param chooseText what stands in the place of a text in every language */
function readNeutral(chooseText: (texts: Record<LanguageCode, string>) => unknown): Values {
  const text = readFileSync(join(import.meta.dirname, 'neutral-content.yaml'), 'utf8');
  const choose = (_: unknown, value: unknown) => {
    const texts = value as Record<LanguageCode, string> | null;
    return texts?.en ? chooseText(texts) : value;
  };
  return parse(text.replaceAll('{year}', String(now().getFullYear())), choose) as Values;
}

/**
 * The European Union, the other countries of the European Economic Area, the United Kingdom and Switzerland.
 * @see https://eur-lex.europa.eu/eli/reg/2016/679/oj Article 13: what a privacy notice says
 * @see https://eur-lex.europa.eu/eli/dir/2000/31/oj Article 5: what an imprint says
 */
const europeanCountries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH'.split(
    ' ',
  );

/** Leaves what is true of any parish on each card, and marks it as a placeholder. */
function neutralCards(cards: readonly Record<string, unknown>[]): object[] {
  return cards.map(({ id, name, text, image }) => ({ id, name, text, image, placeholder: true }));
}

/** Replaces the fact of a giving method by a placeholder, and marks the method. */
function replaceAction(method: object, facts: object = {}): object {
  const replaced = Object.entries(facts).filter(([key]) => key in method);
  return { ...method, ...Object.fromEntries(replaced), placeholder: true };
}

/** Keys of what is true of any parish. */
const kept = new Set([
  ...['observances', 'weeklyFast', 'sundays', 'sundayOn29', 'days', 'pauses', 'questions', 'headerLinks'],
  ...['alt', 'focalPoint', 'zoom', 'text', 'languages'],
]);

/**
 * Deletes every optional key of a content file, so that no fact of the former parish survives, nor a key that a schema gets one day.
 * @param replaced the paths that get another value: `links.facebook`
 */
export function eraseFacts(document: Document, schema: JsonSchemaNode, replaced: readonly string[]): void {
  for (const path of optionalKeys(document.toJS(), schema, replaced).reverse()) document.deleteIn(path);
}

function optionalKeys(
  value: unknown,
  { properties = {}, required = [], items = {} }: JsonSchemaNode,
  replaced: readonly string[],
  path: ContentPath = [],
): ContentPath[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => optionalKeys(entry, items, replaced, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const keyPath = [...path, key];
    if (kept.has(key) || replaced.includes(keyPath.join('.'))) return [];
    if (!required.includes(key)) return [keyPath];
    return optionalKeys(child, properties[key] ?? {}, replaced, keyPath);
  });
}

type Values = Record<string, Record<string, unknown>>;

/** The path of a value, with its new value or how that follows from the current one; `undefined` deletes the key. */
export type Edit = [path: string, value: unknown];
type NeutralContent = Partial<Record<ContentFile, Edit[]>>;
