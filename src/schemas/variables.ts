import type { CopticMonth } from '#time/coptic-calendar.ts';
import { withKnownMonth } from '#time/yearly-date.ts';
import type { Church } from '#schemas/church.ts';
import { isCountry, regionName } from '#schemas/fields/country.ts';

/**
 * What the texts of content may name instead of repeating it: `Life At {shortName}`. They are in `church.yaml`, and
 * `givingWays` ("three ways") and `givingMethods` ("online, by Zelle or by mail") in `giving-methods.yaml`.
 */
export const variables = [
  'name',
  'arabicName',
  'shortName',
  'city',
  'regionName',
  'givingWays',
  'givingMethods',
] as const;

/** The files that have their values, and the names of the Coptic months. */
export const variableFiles = ['church.yaml', 'giving-methods.yaml', 'church-year.yaml'] as const;

/**
 * Replaces the variables in every text of a content file, and in its dates what the parish calls the Coptic months by
 * names that every parish has. The first word of a text stays capitalized.
 * @param facts the parsed {@link variableFiles}, which need not be valid: what they lack stays as it is
 */
export function fillVariables<Data>(data: Data, [church, giving, churchYear]: readonly unknown[]): Data {
  const { name, arabicName = name, shortName, address } = (church ?? {}) as Partial<Church>;
  const { city, country, region } = address ?? {};
  const place = isCountry(country) ? regionName({ country, region }) : region;
  const values = new Map(Object.entries({ name, arabicName, shortName, city, regionName: place }));
  const { methods } = (giving ?? {}) as { methods?: ({ phrase?: string } | null)[] };
  const phrases = Array.isArray(methods) ? methods.map((method) => fill(method?.phrase)) : [];
  if (phrases.length > 0 && phrases.every((phrase) => typeof phrase === 'string')) {
    values.set('givingWays', countWays(phrases.length)).set('givingMethods', alternatives.format(phrases));
  }
  const { months } = (churchYear ?? {}) as { months?: Partial<Record<CopticMonth, unknown>> | null };
  return fill(data) as Data;

  function fill(value: unknown, name?: string): unknown {
    if (typeof value === 'string' && (name === 'firstDate' || name === 'lastDate'))
      return withKnownMonth(value, months ?? {});
    if (typeof value === 'string')
      return value.replace(pattern, (variable, key: string, index: number) => {
        const fact = values.get(key);
        if (typeof fact !== 'string' || !fact.trim()) return variable;
        return index === 0 ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact;
      });
    if (Array.isArray(value)) return value.map((entry) => fill(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child, key)]));
  }
}

export const hasKnownVariables = (text: string, own: readonly string[]): boolean =>
  [...text.matchAll(pattern)].every(([, key]) => [...variables, ...own].some((name) => name === key));

const pattern = /\{(\w*)\}/g;

/** In American English the list would have a comma before its last entry, which the texts of the site do not. */
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @returns "three ways" */
const countWays = (count: number): string => `${numbers[count - 1] ?? count} ${count === 1 ? 'way' : 'ways'}`;
