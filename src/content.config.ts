import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { calendarLoader } from './loaders/calendar.ts';
import { collectionOf, contentFiles, type ContentFile } from '#content/schemas/content-files.ts';

/**
 * One collection per content file, with a single entry whose id is the file's path. The content check uses the same YAML
 * parser, so both read the same values.
 */
const contentCollections = Object.fromEntries(
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

export const collections = {
  ...contentCollections,
  calendar: defineCollection({
    loader: calendarLoader(),
    schema: z.object({ url: z.url(), text: z.string(), readAt: z.iso.datetime() }),
  }),
};
