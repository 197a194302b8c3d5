import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { mapTexts } from './content-model/content-path.ts';
import { type JsonSchemaNode, nodeAt, toJsonSchema } from './content-model/json-schema.ts';
import { type CalendarEntry, calendarLoader } from '#integrations/calendar-loader.ts';
import { recordingsLoader } from '#integrations/recordings-loader.ts';
import { memorySchema } from './recordings/recordings.ts';
import { contentFileLoader } from '#content/loader.ts';
import {
  collectionOf,
  type CollectionOf,
  type ContentFile,
  contentFiles,
  names,
} from '#content/content-files.ts';
import type { WithImages } from './content-model/fields/image.ts';

/** One collection per content file, with an entry for each language. */
const contentCollections = Object.fromEntries(
  names.map((name) => [collectionOf(name), contentCollection(name, contentFiles[name])]),
) as { [File in ContentFile as CollectionOf<File>]: ContentCollection<(typeof contentFiles)[File]> };

function contentCollection<Schema extends z.ZodType>(name: ContentFile, schema: Schema) {
  return defineCollection({
    loader: contentFileLoader(name),
    schema: ({ image }: SchemaContext) =>
      schema.transform((data) => readImages(data, image(), toJsonSchema(schema))),
  });
}

type ContentCollection<Schema extends z.ZodType> = ReturnType<typeof contentCollection<Schema>>;

/** @returns the content with what Astro reads from its images, whose paths are relative to the content file */
const readImages = <Data>(data: Data, image: z.ZodType, schema: JsonSchemaNode) =>
  mapTexts(data, (text, path) =>
    nodeAt(path, schema)?.image ? image.parse(text) : text,
  ) as WithImages<Data>;

export const collections = {
  ...contentCollections,
  calendar: defineCollection({ loader: calendarLoader(), schema: z.custom<CalendarEntry>() }),
  recordings: defineCollection({ loader: recordingsLoader(), schema: memorySchema }),
};
