import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isPair, isSeq, parse, visit } from 'yaml';
import { type JsonSchemaNode, nodeAt } from '#content-model/json-schema.ts';
import type { DictionaryEntry } from '#content/dictionary.ts';
import { hasIban } from '#giving/account-number.ts';
import type { LanguageCode } from '#language/languages.ts';
import { now } from '#time/now.ts';

/**
 * What replaces a parish's own texts and facts, by file: `neutral-content.yaml`, and what follows from the country of the other
 * parish. Banks offer Zelle in the United States alone, and Interac e-Transfer in Canada; where they have IBANs, people give by bank
 * transfer, and nobody sends checks.
 * @param written the language of the content
 */
export function neutralContent(root: string, country: string, written: LanguageCode): NeutralContent {
  const { interac, bankTransfer, givingFacts, legalPages, ...values } = readNeutral(
    root,
    (texts) => texts[written],
  );
  // Britons transfer by the number of an account.
  const usesIban = hasIban(country) && country !== 'GB';
  const insteadOfZelle = country === 'CA' ? interac : usesIban ? bankTransfer : undefined;
  const toNeutral = (method: { id?: string }): object[] => {
    const facts = Object.entries(givingFacts ?? {}).filter(([key]) => key in method);
    const neutral = { ...method, ...Object.fromEntries(facts), placeholder: true };
    if (method.id === 'mail' && usesIban) return [];
    if (method.id !== 'zelle' || country === 'US') return [neutral];
    return insteadOfZelle ? [{ ...neutral, phone: undefined, ...insteadOfZelle }] : [];
  };
  // The law of these countries asks for both.
  const isInEurope = europeanCountries.includes(country);
  return {
    ...values,
    'church.yaml': { ...values['church.yaml'], ...(isInEurope && { embeds: 'on request' }) },
    'giving-methods.yaml': { methods: (methods: object[]) => methods.flatMap(toNeutral) },
    'legal.yaml': { pages: isInEurope ? legalPages : [] },
  };
}

/** @returns the translations of the texts in `neutral-content.yaml` */
export function neutralTexts(root: string, written: LanguageCode, code: LanguageCode): DictionaryEntry[] {
  const entries: DictionaryEntry[] = [];
  readNeutral(root, (texts) => entries.push({ text: texts[written], translation: texts[code] }));
  return entries;
}

/**
 * @param root a project, which may be of an earlier version; a folder with content alone gets what this version has
 * @param chooseText what stands in the place of a text in every language
 */
function readNeutral(
  root: string,
  chooseText: (texts: Record<LanguageCode, string>) => unknown,
): NeutralContent {
  const file = join(root, 'tools/new-parish/neutral-content.yaml');
  const text = readFileSync(
    existsSync(file) ? file : join(import.meta.dirname, 'neutral-content.yaml'),
    'utf8',
  );
  const choose = (_: unknown, value: unknown) => {
    const texts = value as Record<LanguageCode, string> | null;
    return texts?.en ? chooseText(texts) : value;
  };
  return parse(text.replaceAll('{year}', String(now().getFullYear())), choose) as NeutralContent;
}

/**
 * The European Union, the other countries of the European Economic Area, the United Kingdom and Switzerland.
 * @see https://eur-lex.europa.eu/eli/reg/2016/679/oj Article 13: what a privacy notice says
 * @see https://eur-lex.europa.eu/eli/dir/2000/31/oj Article 5: what an imprint says
 */
const europeanCountries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH';

/** Keys of what is true of any parish. */
const kept = new Set([
  ...['observances', 'weeklyFast', 'sundays', 'sundayOn29', 'days', 'pauses', 'questions', 'headerLinks'],
  ...['alt', 'focalPoint', 'zoom', 'text', 'languages'],
]);

/**
 * Deletes the optional keys of a content file, so that no fact of the former parish survives, nor a key that a schema gets one day.
 * @param replaced the paths that get another value: `links.facebook`
 */
export function eraseFacts(document: Document, schema: JsonSchemaNode, replaced: readonly string[]) {
  visit(document, {
    Pair(_, { key }, ancestors) {
      const name = String(key);
      const path = ancestors.flatMap((it) => (isPair(it) ? String(it.key) : isSeq(it) ? 0 : []));
      if (kept.has(name) || replaced.includes([...path, name].join('.'))) return visit.SKIP;
      return nodeAt(path, schema)?.required?.includes(name) ? undefined : visit.REMOVE;
    },
  });
}

/**
 * By file and path, a new value, or how it follows from the current one: null deletes the key, of an empty list the key stays without
 * a value.
 */
type NeutralContent = Record<string, Record<string, unknown>>;
