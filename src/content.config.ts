import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { parse } from 'yaml';
import { collectionOf, contentFiles, type ContentFile } from '#content/schemas/content-files.ts';

/**
 * One collection a content file, with one entry of the file's name. The YAML is read by the same parser as in the
 * content check, so that both see the same values.
 */
export const collections = Object.fromEntries(
  (Object.keys(contentFiles) as ContentFile[]).map((name) => [
    collectionOf(name),
    defineCollection({
      loader: file(`src/content/${name}`, {
        parser: (text) => ({ [name]: parse(text) as Record<string, unknown> }),
      }),
      schema: ({ image }) => contentFiles[name](image),
    }),
  ]),
);
