import type { Document } from 'yaml';
import type { JsonSchemaNode } from '#content-tools/content-json-schema.ts';
import type { ContentPath } from '#content-tools/content-path.ts';

/** What is true of any parish: the church's year, questions and answers, links of the header, images, and texts. */
const kept = new Set([
  ...['observances', 'weeklyFast', 'pauses', 'questions', 'headerLinks'],
  ...['alt', 'focalPoint', 'zoom', 'text', 'arabic'],
]);

/**
 * Deletes every optional key of a content file, with what is below it. A key that the schema gets one day is erased too,
 * so that no fact of the former parish survives. Required keys stay.
 * @param replaced the paths that get another value, written as `links.facebook`
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
