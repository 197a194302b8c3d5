import { z } from 'astro/zod';
import type { SchemaContext as AstroContext } from 'astro/content/config';
import type { CalendarDate } from '#time/dates.ts';
import { strictObject } from './object.ts';
import { pattern, plainText } from './text.ts';

/** Resolves an image path, relative to the file that names it: Astro's `image()`, or the content check's own reader. */
export type ImageReader = AstroContext['image'];

export interface SchemaContext {
  image: ImageReader;
  today: CalendarDate;
}

const zoomExpected = 'how much closer narrow screens show the subject, a number from 1 to 2.5, such as: 1.5';

/** @param width how many pixels across fill the place on large and sharp screens; with less than half, it is blurred */
const file = (image: ImageReader, width: number) =>
  image().describe('The path of the image file, relative to this file.').meta({ width });

const alt = plainText({ max: 150, example: 'Candles before an icon', what: 'what the image shows, in' });

const focalPoint = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  "where the image's subject is, across and down, such as: 81% 50%",
)
  .optional()
  .describe(
    'Where the subject is, across and down; the image is cropped around it (may be left out: the middle).',
  );

const zoom = z
  .number(zoomExpected)
  .min(1, zoomExpected)
  .max(2.5, zoomExpected)
  .optional()
  .describe('How much closer phones show the subject, a number from 1 to 2.5 (may be left out).');

export const imageWithAlt = (image: ImageReader, width = 800) =>
  strictObject({
    file: file(image, width),
    alt: alt.describe('What the image shows, for people who cannot see it.'),
    focalPoint,
  });

export const decorativeImage = (image: ImageReader) => strictObject(decorative(image));

/** The image of a banner. Narrow screens may zoom in on its subject. */
export const bannerImage = (image: ImageReader) => strictObject({ ...decorative(image), zoom });

/** The same scene in another aspect ratio. It has no `alt`: that of the first image is used. */
export const alternateImage = (image: ImageReader) => strictObject({ file: file(image, 1080), focalPoint });

const decorative = (image: ImageReader) => ({
  file: file(image, 2400),
  alt: alt
    .optional()
    .describe(
      'What the image shows, for people who cannot see it (may be left out where it only decorates).',
    ),
  focalPoint,
});

export type ImageWithAlt = z.infer<ReturnType<typeof imageWithAlt>>;
export type BannerImage = z.infer<ReturnType<typeof bannerImage>>;
