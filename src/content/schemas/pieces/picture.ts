import { z } from 'astro/zod';
import type { SchemaContext } from 'astro/content/config';
import { group } from './group.ts';

/** Reads the path of a picture, seen from the file that names it; Astro's own, or one that only looks at the file. */
export type ImageReader = SchemaContext['image'];

const altExpected =
  "what the picture shows, in at most 150 characters, such as: Candles before an icon (or '' when it only decorates)";
const focusExpected = "where the picture's subject is, across and down, such as: 81% 50%";

const zoomExpected =
  'how much closer narrow screens look at the subject, a number from 1 to 2.5, such as: 1.5';

const alt = z.string(altExpected).trim().max(150, altExpected);
const focus = z.string(focusExpected).regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, focusExpected);
const zoom = z.number(zoomExpected).min(1, zoomExpected).max(2.5, zoomExpected);

/** A picture, what it shows for those who do not see it, and around which point it is cut to shape. */
export const picture = (image: ImageReader) =>
  group({ file: image(), alt, focus: focus.optional(), zoom: zoom.optional() });

/** The same scene in another shape; what it shows is said once, with the first. */
export const otherShape = (image: ImageReader) => group({ file: image(), focus: focus.optional() });

export type Picture = z.infer<ReturnType<typeof picture>>;
