import { regionName } from '#schemas/fields/region.ts';

/** What the texts of content may name instead of repeating it: `Life At {shortName}`. All are in `church.yaml`. */
export const variables = ['name', 'shortName', 'city', 'regionName'] as const;

/**
 * Replaces the variables in every text of a content file.
 *
 * @param data the parsed file
 * @param church the parsed `church.yaml`, which need not be valid: what it lacks stays a variable
 */
export function fillVariables<Data>(data: Data, church: unknown): Data {
  const { name, shortName, address } = (church ?? {}) as ChurchFacts;
  const { city, region } = address ?? {};
  const values = new Map(Object.entries({ name, shortName, city, regionName: region && regionName(region) }));
  return fill(data) as Data;

  function fill(value: unknown): unknown {
    if (typeof value === 'string')
      return value.replace(pattern, (variable, key: string) => {
        const fact = values.get(key);
        return typeof fact === 'string' && fact.trim() ? fact : variable;
      });
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child)]));
  }
}

/** Whether a text has no other variables. */
export function hasKnownVariables(text: string): boolean {
  return [...text.matchAll(pattern)].every(([, key]) => variables.some((name) => name === key));
}

const pattern = /\{(\w*)\}/g;

interface ChurchFacts {
  name?: string;
  shortName?: string;
  address?: { city?: string; region?: string };
}
