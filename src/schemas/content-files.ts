import type { CollectionKey } from 'astro:content';
import type { z } from 'astro/zod';
import type { CalendarDate } from '#time/dates.ts';
import { lifeAtSchema, ministriesSchema, pillarsSchema, volunteeringSchema } from './cards.ts';
import { churchSchema } from './church.ts';
import { churchYearSchema } from './church-year.ts';
import { clergySchema } from './clergy.ts';
import { firstVisitSchema } from './first-visit.ts';
import { givingMethodsSchema } from './giving-methods.ts';
import { layoutSchema } from './layout.ts';
import { liturgiesSchema, liturgiesSchemaFrom } from './liturgies.ts';
import { noticesSchema } from './notices.ts';
import type { PageName } from './page-names.ts';
import { aboutUsPageSchema } from './pages/about-us.ts';
import { arabicPageSchema } from './pages/arabic.ts';
import { contactUsPageSchema } from './pages/contact-us.ts';
import { givingPageSchema } from './pages/giving.ts';
import { homePageSchema } from './pages/home.ts';
import { ministriesPageSchema } from './pages/ministries.ts';
import { schedulePageSchema } from './pages/schedule.ts';
import { watchLivePageSchema } from './pages/watch-live.ts';

/** The schema of every content file, by its path within `src/content/`. Other files are allowed in `schemas/` only. */
export const contentFiles = {
  'church.yaml': churchSchema,
  'liturgies.yaml': liturgiesSchema,
  'church-year.yaml': churchYearSchema,
  'notices.yaml': noticesSchema,
  'layout.yaml': layoutSchema,
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
  'pages/arabic.yaml': arabicPageSchema,
} as const satisfies Record<string, unknown> & Record<`pages/${PageName}.yaml`, unknown>;

export type ContentFile = keyof typeof contentFiles;

/** @param today in UTC; what was before is not checked against what the church has at present */
export const contentSchema = (name: ContentFile, today: CalendarDate): z.ZodType =>
  name === 'liturgies.yaml' ? liturgiesSchemaFrom(today) : contentFiles[name];

export type Content<File extends ContentFile> = z.infer<(typeof contentFiles)[File]>;

export type PageContent<Name extends PageName> = Content<`pages/${Name}.yaml`>;

/** @returns the name of a file's Astro collection: `church`, `pages-home` */
export const collectionOf = (file: ContentFile) =>
  file.replace('.yaml', '').replace('/', '-') as Exclude<CollectionKey, 'calendar'>;
