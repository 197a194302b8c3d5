import type { z } from 'astro/zod';
import { churchSchema } from './church.ts';
import { clergySchema } from './clergy.ts';
import { givingMethodsSchema } from './giving-methods.ts';
import { lifeAtSchema } from './life-at.ts';
import { liturgiesSchema } from './liturgies.ts';
import { ministriesSchema } from './ministries.ts';
import { aboutUsPageSchema } from './pages/about-us.ts';
import { contactUsPageSchema } from './pages/contact-us.ts';
import { givingPageSchema } from './pages/giving.ts';
import { homePageSchema } from './pages/home.ts';
import { ministriesPageSchema } from './pages/ministries.ts';
import { schedulePageSchema } from './pages/schedule.ts';
import { watchLivePageSchema } from './pages/watch-live.ts';
import { pillarsSchema } from './pillars.ts';
import { layoutSchema } from './layout.ts';
import { volunteeringSchema } from './volunteering.ts';

/** Every content file, seen from `src/content/`, and what may stand in it. There are no others. */
export const contentFiles = {
  'church.yaml': churchSchema,
  'liturgies.yaml': liturgiesSchema,
  'layout.yaml': layoutSchema,
  'ministries.yaml': ministriesSchema,
  'volunteering.yaml': volunteeringSchema,
  'pillars.yaml': pillarsSchema,
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
} as const;

export type ContentFile = keyof typeof contentFiles;
/** What stands in a content file, once it is checked. */
export type Content<File extends ContentFile> = z.infer<ReturnType<(typeof contentFiles)[File]>>;

/** The name of a file's collection: `church`, `pages-home`. */
export const collectionOf = (file: ContentFile) =>
  file.replace('.yaml', '').replace('/', '-') as CollectionName<ContentFile>;

type CollectionName<File> = File extends `pages/${infer Name}.yaml`
  ? `pages-${Name}`
  : File extends `${infer Name}.yaml`
    ? Name
    : never;
