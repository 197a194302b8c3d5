import { strictObject } from '#schemas/fields/object.ts';
import { banner, pageMeta } from '#schemas/fields/page.ts';
import { decorativeImage } from '#schemas/fields/image.ts';
import { heading, label, sentence } from '#schemas/fields/text.ts';
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
      heading: heading('The Pope of Alexandria').describe('The heading of this section.'),
      enthronedLabel: label('Enthroned').describe('The label before the date of his enthronement.'),
    }).describe('The Pope of Alexandria.'),
    map: strictObject({
      heading: heading('Where to find us'),
      embedTitle: label('The church on the map, in Google Maps').describe('The accessible name of the map.'),
      linkLabel: label('Open in Google Maps').describe('The link that opens the same map in Google Maps.'),
      loadingText: label('The map loads here').describe('In the frame, until it has loaded.'),
    }).describe('The map.'),
  }).meta({
    title: 'About Us',
    description:
      'The content of About Us. The pillars are in pillars.yaml, the priests and the Pope in clergy.yaml, the questions in first-visit.yaml.',
  });
