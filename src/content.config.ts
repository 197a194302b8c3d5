import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { dateIn } from './time/dates.ts';
import { type CalendarEntry, calendarLoader } from './loaders/calendar.ts';
import { contentFileLoader } from './loaders/content-file.ts';
import { collectionOf, contentFiles, type ContentFile, contentSchema } from './schemas/content-files.ts';

/** One collection per content file, with a single entry whose id is the file's path. */
const contentCollections = Object.fromEntries(
  (Object.keys(contentFiles) as ContentFile[]).map((name) => [
    collectionOf(name),
    defineCollection({
      loader: contentFileLoader(name),
      schema: ({ image }) =>
        contentSchema(name, dateIn('UTC', new Date())).transform((data) => readImages(data, image())),
    }),
  ]),
);

/** @returns the content with what Astro reads from its images, whose paths are relative to the content file */
function readImages(content: unknown, image: z.ZodType): unknown {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'file' && String(value).startsWith('.') ? image.parse(value) : value,
  );
}

export const collections = {
  ...contentCollections,
  calendar: defineCollection({ loader: calendarLoader(), schema: z.custom<CalendarEntry>() }),
};
