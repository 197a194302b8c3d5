import { z } from 'astro/zod';
import type { ImageMetadata } from 'astro';
import { optional, strictObject } from './object.ts';
import { pattern, plainText } from './text.ts';

/** `src/assets`, seen from the files of the pages. */
export const pageAssets = '../../assets';

const zoomExpected = 'how much closer narrow screens show the subject, a number from 1 to 2.5, such as: 1.5';

export type ImagePath = string & z.$brand<'image'>;

/** Content whose images are read: `content.config.ts` replaces each path by what Astro reads from the file. */
export type WithImages<Value> = Value extends ImagePath
  ? ImageMetadata
  : Value extends object
    ? { [Key in keyof Value]: WithImages<Value[Key]> }
    : Value;

/** @param width how many pixels across fill its place on large and sharp screens; with less than half, it is blurred */
function file(width: number, assets: string) {
  const expected = `the path of an image in src/assets, such as ${assets}/photo.jpg`;
  const path = z.string(expected).brand<'image'>();
  return path
    .describe('The path of the image file, relative to this file.')
    .meta({ image: true, expected, width, help: 'The image, as JPEG, PNG, WebP or AVIF.' });
}

const alt = plainText({ max: 125, example: 'Candles before an icon', what: 'what the image shows, in' });

const focalPoint = optional(
  pattern(
    /^(100|\d{1,2})% (100|\d{1,2})%$/,
    "where the image's subject is, across and down, such as: 81% 50%",
  ),
  'Where the subject is, across and down; the image is cropped around it',
  'the middle',
);

export const imageWithAlt = (width = 800, assets = '../assets') =>
  strictObject({
    file: file(width, assets),
    alt: alt.describe('What the image shows, for people who cannot see it.'),
    focalPoint,
  });

const decorative = {
  file: file(2400, pageAssets),
  alt: alt
    .optional()
    .describe(
      'What the image shows, for people who cannot see it (may be left out where it only decorates).',
    ),
  focalPoint,
};

export const decorativeImage = strictObject(decorative);

/** Narrow screens may zoom in on its subject. */
export const bannerImage = strictObject({
  ...decorative,
  zoom: optional(
    z.number(zoomExpected).min(1, zoomExpected).max(2.5, zoomExpected),
    'How much closer phones show the subject, a number from 1 to 2.5',
  ),
});

/** The same scene in another aspect ratio. It has no `alt`: that of the first image is used. */
export const alternateImage = strictObject({ file: file(1080, pageAssets), focalPoint });

export type ImageWithAlt = WithImages<z.infer<ReturnType<typeof imageWithAlt>>>;
