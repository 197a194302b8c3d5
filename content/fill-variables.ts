import type { z } from 'astro/zod';
import type { Church } from '#church/schema.ts';
import type { CopticMonth } from '#time/coptic-calendar.ts';
import { withKnownMonth } from '#time/yearly-date.ts';
import { type Language, type LanguageCode, languageCodes, languagesOf } from '#language/languages.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import { type ContentPath, entryIdOf, mapTexts, valueAt } from '#content-model/content-path.ts';
import type { Dictionary } from './dictionary.ts';
import { isCountry, regionName } from '#content-model/fields/country.ts';
import { variablePattern } from '#content-model/variable-names.ts';
import { nodeAt, toJsonSchema } from '#content-model/json-schema.ts';

/** The files that have the values of variables, the names of the Coptic months, and the languages of the site. */
export const variableFiles = ['church.yaml', 'giving-methods.yaml', 'church-year.yaml'] as const;

/** What {@link variableFiles} have, parsed. They need not be valid: what they lack stays as it is. */
export type Facts = Readonly<Partial<Record<(typeof variableFiles)[number], unknown>>>;

/** @returns what variables stand for that no file has as a text to translate: the city, and the name of its region */
export const placesOf = ({ address }: Pick<Church, 'address'>) => [
  address.city,
  ...(address.region ? [regionName(address)] : []),
];

/**
 * Replaces the variables in every text of a content file, and in its dates of the year what the parish calls the Coptic
 * months by names that every parish has. The first word of a text stays capitalized.
 * @param schema says which texts are dates of the year
 */
export const fillVariables = <Data>(data: Data, facts: Facts, schema?: z.ZodType): Data =>
  localize(data, { facts, schema }).data;

/**
 * The content of a file in a language of the site, with the variables filled in, and the paths of the texts without a translation:
 * they stay as they are. A translation is beside its text, below `translations`, or in the dictionary.
 * @param dictionary none: the content in the main language
 */
export function localize<Data>(
  data: Data,
  { facts, schema, name = '', language, dictionary }: LocalizeOptions,
): { data: Data; untranslated: ContentPath[] } {
  const [main] = languagesIn(facts);
  const mainValues = variableValues(facts, main);
  const values = language ? variableValues(facts, language, dictionary) : mainValues;
  const months = valueAt(['months'], facts['church-year.yaml']) as
    Partial<Record<CopticMonth, unknown>> | undefined;
  const root = schema && toJsonSchema(schema);
  const untranslated: ContentPath[] = [];
  const localized = mapTexts(data, (text, path) => {
    const node = nodeAt(path, root);
    if (node?.yearlyDate) return withKnownMonth(text, months ?? {});
    if (!dictionary || !node?.translatable) return fill(text, mainValues);
    const beside = node.translatable === 'beside' ? translationBeside(path) : undefined;
    const translated = beside ?? dictionary.translate(text, name, entryIdOf(path, data));
    if (translated !== undefined) return fill(translated, values);
    if (text.trim()) untranslated.push(path);
    return fill(text, mainValues);
  });
  return { data: localized as Data, untranslated };

  function translationBeside(path: ContentPath): string | undefined {
    const text = valueAt([...path.slice(0, -1), 'translations', language?.code ?? ''], data);
    return typeof text === 'string' && text ? text : undefined;
  }
}

interface LocalizeOptions {
  facts: Facts;
  schema?: z.ZodType | undefined;
  name?: string;
  language?: Language;
  dictionary?: Dictionary;
}

/** @returns the languages that `church.yaml` has; English alone where it is not valid */
export function languagesIn({ 'church.yaml': church }: Facts): ReturnType<typeof languagesOf> {
  const codes = new Set([valueAt(['languages'], church)].flat());
  const country = valueAt(['address', 'country'], church);
  return languagesOf({
    languages: [...codes].filter((code) => languageCodes.some((it) => it === code)) as LanguageCode[],
    address: { country: isCountry(country) ? country : 'US' },
  });
}

/** @returns the values of the variables in a language; a value without a translation is that of the main language */
function variableValues(facts: Facts, language: Language, dictionary?: Dictionary) {
  const { 'church.yaml': church, 'giving-methods.yaml': giving } = facts;
  const translate = (text: unknown, file: string) =>
    typeof text === 'string' ? (dictionary?.translate(text, file) ?? text) : text;
  const fact = (...path: string[]) => valueAt(path, church);
  const [country, region] = [fact('address', 'country'), fact('address', 'region') as string | undefined];
  const translated = {
    name: fact('name'),
    shortName: fact('shortName'),
    city: fact('address', 'city'),
    regionName: isCountry(country) ? regionName({ country, region }, language.locale) : region,
  };
  const values = new Map<string, unknown>([['payee', translated.name]]);
  for (const [key, value] of Object.entries(translated)) values.set(key, translate(value, 'church.yaml'));
  const methods = valueAt(['methods'], giving);
  const phrases = (Array.isArray(methods) ? methods : []).map((method) => {
    const phrase = translate(valueAt(['phrase'], method), 'giving-methods.yaml');
    return typeof phrase === 'string' && fill(phrase, values);
  });
  if (phrases.length > 0 && phrases.every((phrase) => typeof phrase === 'string')) {
    const { code, locale, words } = language;
    const count = phrases.length;
    values.set('givingWays', words.givingWays[count - 1] ?? fillTemplate(words.moreGivingWays, { count }));
    // In American English the list would have a comma before its last entry, which the texts of the site do not.
    const list = new Intl.ListFormat(code === 'en' ? 'en-GB' : locale, { type: 'disjunction' });
    values.set('givingMethods', list.format(phrases));
  }
  return values;
}

function fill(text: string, values: ReadonlyMap<string, unknown>) {
  return text.replace(variablePattern, (variable, key: string, index: number) => {
    const value = values.get(key);
    if (typeof value !== 'string' || !value.trim()) return variable;
    return index === 0 ? capitalize(value) : value;
  });
}
