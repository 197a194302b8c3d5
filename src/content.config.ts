import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { dateIn } from './time/dates.ts';
import { type CalendarEntry, calendarLoader } from './loaders/calendar.ts';
import { contentFileLoader } from './loaders/content-file.ts';
import { collectionOf, contentFiles, type ContentFile } from './schemas/content-files.ts';

/** One collection per content file, with a single entry whose id is the file's path. */
const contentCollections = Object.fromEntries(
  (Object.keys(contentFiles) as ContentFile[]).map((name) => [
    collectionOf(name),
    defineCollection({
      loader: contentFileLoader(name),
      schema: ({ image }) => contentFiles[name]({ image, today: dateIn('UTC', new Date()) }),
    }),
  ]),
);

export const collections = {
  ...contentCollections,
  calendar: defineCollection({ loader: calendarLoader(), schema: z.custom<CalendarEntry>() }),
};
