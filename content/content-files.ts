import { lifeAtSchema, ministriesSchema, pillarsSchema, volunteeringSchema } from '#cards/schema.ts';
import { churchSchema } from '#church/schema.ts';
import { churchYearSchema } from '#church-year/schema.ts';
import { readingsSchema } from '#readings/schema.ts';
import { clergySchema } from '#about-us/clergy-schema.ts';
import { firstVisitSchema } from '#first-visit/schema.ts';
import { givingMethodsSchema } from '#giving/schema.ts';
import { layoutSchema } from '#site/layout-schema.ts';
import { legalSchema } from '#site/legal-schema.ts';
import { liturgiesSchema } from '#liturgies/schema.ts';
import { noticesSchema } from '#site/notices-schema.ts';
import { aboutUsPageSchema } from '#about-us/page-schema.ts';
import { contactUsPageSchema } from '#contact/page-schema.ts';
import { givingPageSchema } from '#giving/page-schema.ts';
import { homePageSchema } from '#home/page-schema.ts';
import { ministriesPageSchema } from '#cards/page-schema.ts';
import { schedulePageSchema } from '#calendar/page-schema.ts';
import { watchLivePageSchema } from '#live-stream/page-schema.ts';
import type { PageName } from '#content-model/page-names.ts';

/** The schema of every content file, by its path within `src/content/`. The content check rejects other files. */
export const contentFiles = {
  'church.yaml': churchSchema,
  'liturgies.yaml': liturgiesSchema,
  'church-year.yaml': churchYearSchema,
  'readings.yaml': readingsSchema,
  'notices.yaml': noticesSchema,
  'layout.yaml': layoutSchema,
  'legal.yaml': legalSchema,
  'ministries.yaml': ministriesSchema,
  'volunteering.yaml': volunteeringSchema,
  'pillars.yaml': pillarsSchema,
  'first-visit.yaml': firstVisitSchema,
  'life-at.yaml': lifeAtSchema,
  'clergy.yaml': clergySchema,
  'giving-methods.yaml': givingMethodsSchema,
  'pages/home.yaml': homePageSchema,
  'pages/schedule.yaml': schedulePageSchema,
  'pages/giving.yaml': givingPageSchema,
  'pages/ministries.yaml': ministriesPageSchema,
  'pages/watch-live.yaml': watchLivePageSchema,
  'pages/about-us.yaml': aboutUsPageSchema,
  'pages/contact-us.yaml': contactUsPageSchema,
} as const satisfies Record<string, unknown> & Record<`pages/${PageName}.yaml`, unknown>;

export type ContentFile = keyof typeof contentFiles;

/** The content files, in the order in which messages list them. */
export const names = Object.keys(contentFiles) as ContentFile[];

/** @returns the name of a file's Astro collection: `church`, `pages-home` */
export const collectionOf = <File extends string>(file: File) =>
  file.replace('.yaml', '').replace('/', '-') as CollectionOf<File>;

export type CollectionOf<File extends string> = File extends `${infer Folder}/${infer Name}.yaml`
  ? `${Folder}-${Name}`
  : File extends `${infer Name}.yaml`
    ? Name
    : never;
