import type { z } from 'astro/zod';
import type { CopticMonth } from '#time/coptic-calendar.ts';
import { withKnownMonth } from '#time/yearly-date.ts';
import { isCountry, regionName } from './fields/country.ts';
import { variablePattern } from './variables.ts';
import { type JsonSchemaNode, toJsonSchema } from './json-schema.ts';

/** The files that have the values of variables, and the names of the Coptic months. */
export const variableFiles = ['church.yaml', 'giving-methods.yaml', 'church-year.yaml'] as const;

/**
 * Replaces the variables in every text of a content file, and in its dates of the year what the parish calls the Coptic
 * months by names that every parish has. The first word of a text stays capitalized.
 * @param facts the parsed {@link variableFiles}, which need not be valid: what they lack stays as it is
 * @param schema says which texts are dates of the year
 */
export function fillVariables<Data>(
  data: Data,
  [church, giving, churchYear]: readonly unknown[],
  schema?: z.ZodType,
): Data {
  const { name, arabicName = name, shortName, address } = (church ?? {}) as Facts;
  const { city, country, region } = address ?? {};
  const place = isCountry(country) ? regionName({ country, region }) : region;
  const values = new Map(Object.entries({ name, arabicName, shortName, city, regionName: place }));
  const { methods } = (giving ?? {}) as { methods?: ({ phrase?: string } | null)[] };
  const phrases = Array.isArray(methods) ? methods.map((method) => fill(method?.phrase)) : [];
  if (phrases.length > 0 && phrases.every((phrase) => typeof phrase === 'string')) {
    values.set('givingWays', countWays(phrases.length)).set('givingMethods', alternatives.format(phrases));
  }
  const { months } = (churchYear ?? {}) as { months?: Partial<Record<CopticMonth, unknown>> | null };
  return fill(data, schema && toJsonSchema(schema)) as Data;

  function fill(value: unknown, node?: JsonSchemaNode): unknown {
    if (typeof value === 'string')
      return node?.yearlyDate ? withKnownMonth(value, months ?? {}) : fillText(value);
    if (Array.isArray(value)) return value.map((entry) => fill(entry, node?.items));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, fill(child, node?.properties?.[key])]),
    );
  }

  function fillText(text: string): string {
    return text.replace(variablePattern, (variable, key: string, index: number) => {
      const fact = values.get(key);
      if (typeof fact !== 'string' || !fact.trim()) return variable;
      return index === 0 ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact;
    });
  }
}

/** In American English the list would have a comma before its last entry, which the texts of the site do not. */
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @returns "three ways" */
const countWays = (count: number): string => `${numbers[count - 1] ?? count} ${count === 1 ? 'way' : 'ways'}`;

/** What `church.yaml` may have. */
interface Facts extends Partial<Record<'name' | 'arabicName' | 'shortName', string>> {
  address?: Partial<Record<'city' | 'country' | 'region', string>> | null;
}
