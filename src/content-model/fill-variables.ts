import type { z } from 'astro/zod';
import type { CopticMonth } from '#time/coptic-calendar.ts';
import { withKnownMonth } from '#time/yearly-date.ts';
import { type Language, languageCodes, type LanguageFacts, languagesOf } from '#language/languages.ts';
import { fillTemplate } from '#language/templates.ts';
import type { ContentPath } from './content-path.ts';
import type { Dictionary } from './dictionary.ts';
import { isCountry, regionName } from './fields/country.ts';
import { variablePattern } from './variables.ts';
import { type JsonSchemaNode, toJsonSchema } from './json-schema.ts';

/** The files that have the values of variables, the names of the Coptic months, and the languages of the site. */
export const variableFiles = ['church.yaml', 'giving-methods.yaml', 'church-year.yaml'] as const;

/** What {@link variableFiles} have, parsed. They need not be valid: what they lack stays as it is. */
export type Facts = readonly unknown[];

/**
 * Replaces the variables in every text of a content file, and in its dates of the year what the parish calls the Coptic
 * months by names that every parish has. The first word of a text stays capitalized.
 * @param schema says which texts are dates of the year
 */
export const fillVariables = <Data>(data: Data, facts: Facts, schema?: z.ZodType): Data =>
  localize(data, { facts, schema }).data;

/**
 * The content of a file in one of the languages of the site, with the variables filled in. A text is translated by the
 * `translations` beside it, or else by the dictionary, and its variables have their values in that language. A text without a
 * translation stays as it is, with the values of the main language.
 * @param translation none: the main language
 * @returns the paths of the texts without a translation too
 */
export function localize<Data>(
  data: Data,
  { facts, schema, translation }: LocalizeOptions,
): { data: Data; untranslated: ContentPath[] } {
  const [main] = languagesIn(facts);
  const mainValues = variableValues(facts, main);
  const values = translation
    ? variableValues(facts, translation.language, translation.dictionary)
    : mainValues;
  const { months } = (facts[2] ?? {}) as { months?: Partial<Record<CopticMonth, unknown>> | null };
  const untranslated: ContentPath[] = [];
  const localized = localizeValue(data, schema && toJsonSchema(schema), []) as Data;
  return { data: localized, untranslated };

  function localizeValue(
    value: unknown,
    node: JsonSchemaNode | undefined,
    path: ContentPath,
    beside?: unknown,
    id?: string,
  ) {
    if (typeof value === 'string') return localizeText(value, node, path, beside, id);
    if (Array.isArray(value))
      return value.map((entry, index): unknown =>
        localizeValue(entry, node?.items, [...path, index], undefined, id),
      );
    if (typeof value !== 'object' || value === null) return value;
    const { translations, id: ownId } = value as Partial<Record<'translations' | 'id', unknown>>;
    const entryId = typeof ownId === 'string' ? ownId : id;
    const own =
      translation &&
      (translations as Record<string, unknown> | null | undefined)?.[translation.language.code];
    return Object.fromEntries(
      Object.entries(value).map(([key, child]): [string, unknown] => [
        key,
        localizeValue(
          child,
          node?.properties?.[key],
          [...path, key],
          key === node?.translated ? own : undefined,
          entryId,
        ),
      ]),
    );
  }

  function localizeText(
    text: string,
    node: JsonSchemaNode | undefined,
    path: ContentPath,
    beside: unknown,
    id: string | undefined,
  ) {
    if (node?.yearlyDate) return withKnownMonth(text, months ?? {});
    if (!translation || !node?.translatable) return fill(text, mainValues);
    const translated = typeof beside === 'string' && beside ? beside : translation.translate(text, id);
    if (translated !== undefined) return fill(translated, values);
    if (text.trim()) untranslated.push(path);
    return fill(text, mainValues);
  }
}

interface LocalizeOptions {
  facts: Facts;
  schema?: z.ZodType | undefined;
  translation?: {
    language: Language;
    dictionary: Dictionary;
    translate: (text: string, id: string | undefined) => string | undefined;
  };
}

/** @returns the languages that `church.yaml` has; English alone where it is not valid */
export function languagesIn([church]: Facts): ReturnType<typeof languagesOf> {
  const { languages, address } = (church ?? {}) as Partial<Record<'languages' | 'address', unknown>>;
  const { country } = (address ?? {}) as { country?: unknown };
  const isKnown = (code: unknown) => languageCodes.some((it) => it === code);
  const codes = Array.isArray(languages) ? [...new Set(languages.filter(isKnown))] : [];
  return languagesOf({
    languages: codes as LanguageFacts['languages'],
    address: { country: isCountry(country) ? country : 'US' },
  });
}

/** @returns the values of the variables in a language; a value without a translation is that of the main language */
function variableValues([church, giving]: Facts, language: Language, dictionary?: Dictionary) {
  const translate = (text: unknown, file: string) =>
    typeof text === 'string' ? (dictionary?.translate(text, file) ?? text) : text;
  const { name, shortName, address } = (church ?? {}) as ChurchFacts;
  const { city, country, region } = address ?? {};
  const place = isCountry(country) ? regionName({ country, region }, language.locale) : region;
  const values = new Map(
    Object.entries({ name, shortName, city, regionName: place }).map(([key, value]): [string, unknown] => [
      key,
      translate(value, 'church.yaml'),
    ]),
  );
  values.set('payee', name);
  const { methods } = (giving ?? {}) as { methods?: ({ phrase?: string } | null)[] };
  const phrases = Array.isArray(methods)
    ? methods.map((method) => {
        const phrase = translate(method?.phrase, 'giving-methods.yaml');
        return typeof phrase === 'string' && fill(phrase, values);
      })
    : [];
  if (phrases.length > 0 && phrases.every((phrase) => typeof phrase === 'string')) {
    values.set('givingWays', countWays(phrases.length, language));
    values.set('givingMethods', alternatives(phrases, language));
  }
  return values;
}

function fill(text: string, values: ReadonlyMap<string, unknown>): string {
  return text.replace(variablePattern, (variable, key: string, index: number) => {
    const value = values.get(key);
    if (typeof value !== 'string' || !value.trim()) return variable;
    return index === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
}

/** In American English the list would have a comma before its last entry, which the texts of the site do not. */
const alternatives = (phrases: readonly string[], { code, locale }: Language) =>
  new Intl.ListFormat(code === 'en' ? 'en-GB' : locale, { type: 'disjunction' }).format(phrases);

/** @returns "three ways" */
const countWays = (count: number, { words }: Language): string =>
  words.givingWays[count - 1] ?? fillTemplate(words.moreGivingWays, { count });

/** What `church.yaml` may have. */
interface ChurchFacts extends Partial<Record<'name' | 'shortName', string>> {
  address?: Partial<Record<'city' | 'country' | 'region', string>> | null;
}
