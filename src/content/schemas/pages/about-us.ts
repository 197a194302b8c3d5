import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import { background, type ImageReader } from '../pieces/picture.ts';
import { heading, label, sentence } from '../pieces/text.ts';

/** `pages/about-us.yaml`: the words of About Us, but for the pillars and the clergy, which have their own files. */
export const aboutUsPageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    pillars: group({
      heading: heading('Our pillars'),
      text: sentence('What our life together rests on.').describe('A sentence under the heading.'),
    }).describe('The pillars.'),
    clergy: group({
      heading: heading('Our priests'),
      text: sentence('Fathers to the congregation.')
        .optional()
        .describe('A sentence under the heading (may be left out).'),
      picture: background(image).describe('The wide picture of the band over the heading.'),
    }).describe('The priests.'),
    pope: group({
      heading: heading('The Pope of Alexandria').describe('The words over his name.'),
      enthronedLabel: label('Enthroned').describe('The word before the date of his enthronement.'),
    }).describe('The Pope of Alexandria.'),
    map: group({
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
