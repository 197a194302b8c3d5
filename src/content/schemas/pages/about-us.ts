import type { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { banner, head } from '../fields/page.ts';
import { decorativeImage, type ImageReader } from '../fields/image.ts';
import { heading, label, sentence } from '../fields/text.ts';

/** `pages/about-us.yaml`: the words of About Us, but for the pillars and the clergy, which have their own files. */
export const aboutUsPageSchema = (image: ImageReader) =>
  strictObject({
    ...head,
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
      image: decorativeImage(image).describe('The wide picture of the band over the heading.'),
    }).describe('The priests.'),
    pope: strictObject({
      heading: heading('The Pope of Alexandria').describe('The words over his name.'),
      enthronedLabel: label('Enthroned').describe('The word before the date of his enthronement.'),
    }).describe('The Pope of Alexandria.'),
    map: strictObject({
      heading: heading('Where to find us'),
      embedTitle: label('The church on the map, in Google Maps').describe(
        'What a screen reader calls the map.',
      ),
      directionsLabel: label('Directions').describe('The link that shows the way to the church.'),
      linkLabel: label('Open in Google Maps').describe(
        'The link that opens the same map in the maps service.',
      ),
    }).describe('The map.'),
  }).meta({
    title: 'About Us',
    description:
      'The words of About Us. The pillars stand in pillars.yaml, the priests and the Pope in clergy.yaml.',
  });

export type AboutUsPage = z.infer<ReturnType<typeof aboutUsPageSchema>>;
