/**
 * What the texts of content may name instead of repeating it: `Life At {shortName}`. They are in `church.yaml`, and
 * `givingWays` ("three ways") and `givingMethods` ("online, by Zelle or by mail") in `giving-methods.yaml`. `payee` is the name
 * in the main language, which banks know the church by.
 */
export const variables = [
  'name',
  'payee',
  'shortName',
  'city',
  'regionName',
  'givingWays',
  'givingMethods',
] as const;

export const variablePattern = /\{(\w*)\}/g;

export const hasKnownVariables = (text: string, own: readonly string[]) =>
  [...text.matchAll(variablePattern)].every(([, key = '']) => [...variables, ...own].includes(key));
