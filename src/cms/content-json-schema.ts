import { z } from 'astro/zod';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import type { ImageReader } from '#content/schemas/fields/image.ts';
import type { ContentPath } from '#parish/content-path.ts';

/**
 * What a content file asks of those who fill it, read off its schema: keys, limits, patterns, and the help on each.
 * From this are made the form in which it is edited, the comments in the file, and what a report says of a key.
 */
export function contentJsonSchema(name: ContentFile): JsonSchemaNode {
  const schema = contentFiles[name](asPath);
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchemaNode;
}

/** @returns what is asked of a key or an entry, wherever it stands; `undefined` where the form has no such place */
export function nodeAt(path: ContentPath, form: JsonSchemaNode): JsonSchemaNode | undefined {
  return path.reduce<JsonSchemaNode | undefined>(
    (here, step) => (typeof step === 'number' ? here?.items : here?.properties?.[step]),
    form,
  );
}

/** The schemas hand the reader on; here it only marks that a text is the path of a picture. */
const asPath = (() => z.string().meta({ image: true })) as unknown as ImageReader;

/** A file, a key or an entry of a list, as JSON Schema describes it. */
export interface JsonSchemaNode {
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  properties?: Record<string, JsonSchemaNode>;
  required?: string[];
  items?: JsonSchemaNode;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  enum?: string[];
  /** What would be right, in words. */
  expected?: string;
  /** The text is the path of a picture. */
  image?: boolean;
}
