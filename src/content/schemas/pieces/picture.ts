import { z } from 'astro/zod';
import type { SchemaContext } from 'astro/content/config';
import { group } from './group.ts';
import { pattern } from './pattern.ts';

/** Reads the path of a picture, seen from the file that names it; Astro's own, or one that only looks at the file. */
export type ImageReader = SchemaContext['image'];

const altExpected = 'what the picture shows, in at most 150 characters, such as: Candles before an icon';
const zoomExpected =
  'how much closer narrow screens look at the subject, a number from 1 to 2.5, such as: 1.5';

const file = (image: ImageReader) => image().describe('The picture: where it lies, seen from this file.');

const alt = z.string(altExpected).trim().max(150, altExpected);

const focus = pattern(
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
export const picture = (image: ImageReader) =>
  group({
    file: file(image),
    alt: alt.min(1, altExpected).describe('What the picture shows, for those who cannot see it.'),
    focus,
  });

/** A picture behind or above words, which mostly decorates. */
export const background = (image: ImageReader) => group(decoration(image));

/** The picture of a banner, of which phones may see a closer cut. */
export const bannerPicture = (image: ImageReader) => group({ ...decoration(image), zoom });

/** The same scene in another shape; what it shows is said once, with the first. */
export const otherShape = (image: ImageReader) => group({ file: file(image), focus });

const decoration = (image: ImageReader) => ({
  file: file(image),
  alt: alt
    .optional()
    .describe(
      'What the picture shows, for those who cannot see it (may be left out where it only decorates).',
    ),
  focus,
});

export type Picture = z.infer<ReturnType<typeof picture>>;
export type BannerPicture = z.infer<ReturnType<typeof bannerPicture>>;
