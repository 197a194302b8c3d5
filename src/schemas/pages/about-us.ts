import { strictObject } from '#schemas/fields/object.ts';
import { banner, pageMeta } from '#schemas/fields/page.ts';
import { decorativeImage } from '#schemas/fields/image.ts';
import { heading, sentence } from '#schemas/fields/text.ts';
import type { SchemaContext } from '#schemas/schema-context.ts';

/** `pages/about-us.yaml`: the content of About Us. The pillars, the clergy and the questions of a first visit have their own files. */
export const aboutUsPageSchema = ({ image }: SchemaContext) =>
  strictObject({
    ...pageMeta,
    banner: banner(image),
    pillars: strictObject({
      heading: heading('Our pillars'),
      text: sentence('What our life together rests on.').describe('A sentence under the heading.'),
    }).describe('The pillars.'),
    clergy: strictObject({
      heading: heading('Our priests'),
      text: sentence('Fathers to the congregation.')
        .optional()
        .describe('A sentence under the heading (may be left out).'),
      image: decorativeImage(image).describe('The wide image above the heading.'),
    }).describe('The priests.'),
    pope: strictObject({
      heading: heading('The Pope of Alexandria'),
    }).describe('The Pope of Alexandria.'),
    map: strictObject({ heading: heading('Where to find us') }).describe('The map.'),
  }).meta({
    title: 'About Us',
    description:
      'The content of About Us. The pillars are in pillars.yaml, the priests and the Pope in clergy.yaml, the questions in first-visit.yaml.',
  });
