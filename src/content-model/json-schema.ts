import { z } from 'astro/zod';
import type { ContentPath } from './content-path.ts';

/** @returns a schema as JSON Schema, from which forms, the comments in content files, and messages derive */
export function toJsonSchema(schema: z.ZodType): JsonSchemaNode {
  const known = jsonSchemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchemaNode);
  jsonSchemas.set(schema, known);
  return known;
}

/** Making them all takes a tenth of a second. */
const jsonSchemas = new WeakMap<z.ZodType, JsonSchemaNode>();

export const nodeAt = (path: ContentPath, schema: JsonSchemaNode | undefined) =>
  path.reduce((node, key) => (typeof key === 'number' ? node?.items : node?.properties?.[key]), schema);

/** The subset of JSON Schema that the content schemas use. */
export interface JsonSchemaNode extends Pick<z.core.JSONSchema.JSONSchema, Keyword> {
  properties?: Record<string, JsonSchemaNode>;
  items?: JsonSchemaNode;
  enum?: string[];
  expected?: string;
  file?: boolean;
  /** In which the parish may name Coptic months in its own way. */
  yearlyDate?: boolean;
  /** In dictionaries, or in the key `translations` beside it. */
  translatable?: boolean | 'beside';
  image?: boolean;
  /** What the form says in place of the description, which is for the file. */
  help?: string;
  /** Forms only show it. */
  readonly?: boolean;
  /** Of a list whose entries need no id. */
  namesEntries?: boolean;
  /** Of an image: how many pixels across its place needs. */
  width?: number;
  /** The entry is shown until this date. */
  expires?: boolean;
  ask?: Ask;
}

type Keyword =
  | ('title' | 'description' | 'type' | 'required' | 'default' | 'pattern' | 'format' | 'minimum' | 'maximum')
  | `${'min' | 'max'}${'Items' | 'Length'}`;

/** When the weekly report asks about a key, and whether the answer is needed before the launch, or some day. */
export interface Ask {
  need: 'essential' | 'decision' | 'optional';
  /** Asked while the key has one of these values, by default while it is missing (`null`). */
  while?: (string | boolean | null)[];
  /** In the entries of a list: asked once, while none of them has the key. */
  once?: boolean;
  /** Only in a group in which the value of another key matches a pattern. */
  if?: { key: string; pattern: string };
}
