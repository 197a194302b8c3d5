import { z } from 'astro/zod';
import type { SchemaContext } from 'astro/content/config';
import { strictObject } from './strict-object.ts';
import { pattern } from './pattern.ts';

/** Reads the path of a picture, seen from the file that names it; Astro's own, or one that only looks at the file. */
export type ImageReader = SchemaContext['image'];

const altExpected = 'what the picture shows, in at most 150 characters, such as: Candles before an icon';
const zoomExpected =
  'how much closer narrow screens look at the subject, a number from 1 to 2.5, such as: 1.5';

const file = (image: ImageReader) => image().describe('The image: where it lies, seen from this file.');

const alt = z.string(altExpected).trim().max(150, altExpected);

const focalPoint = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  "where the picture's subject is, across and down, such as: 81% 50%",
)
  .optional()
  .describe(
    'Where the subject is, across and down; the picture is cut to shape around it. Left out: the middle.',
  );

const zoom = z
  .number(zoomExpected)
  .min(1, zoomExpected)
  .max(2.5, zoomExpected)
  .optional()
  .describe('How much closer phones look at the subject, a number from 1 to 2.5 (may be left out).');

/** A picture that says something: what it shows for those who do not see it, and around which point it is cut. */
export const imageWithAlt = (image: ImageReader) =>
  strictObject({
    file: file(image),
    alt: alt.min(1, altExpected).describe('What the picture shows, for those who cannot see it.'),
    focalPoint,
  });

/** A picture behind or above words, which mostly decorates. */
export const decorativeImage = (image: ImageReader) => strictObject(decoration(image));

/** The picture of a banner, of which phones may see a closer cut. */
export const bannerImage = (image: ImageReader) => strictObject({ ...decoration(image), zoom });

/** The same scene in another shape; what it shows is said once, with the first. */
export const alternateImage = (image: ImageReader) => strictObject({ file: file(image), focalPoint });

const decoration = (image: ImageReader) => ({
  file: file(image),
  alt: alt
    .optional()
    .describe(
      'What the picture shows, for those who cannot see it (may be left out where it only decorates).',
    ),
  focalPoint,
});

export type ImageWithAlt = z.infer<ReturnType<typeof imageWithAlt>>;
export type BannerImage = z.infer<ReturnType<typeof bannerImage>>;
