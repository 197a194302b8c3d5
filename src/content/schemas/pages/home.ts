import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { head } from '../pieces/page.ts';
import { otherShape, picture, type ImageReader } from '../pieces/picture.ts';
import { heading, label, sentence } from '../pieces/text.ts';
import { verse } from '../pieces/verse.ts';

/** `pages/home.yaml`: the words of Home. */
export const homePageSchema = (image: ImageReader) =>
  group({
    ...head,
    hero: group({
      heading: heading('Welcome to Example Church').describe('The large words.'),
      verse,
      donateLabel: label('Make a Donation').describe('The button that leads to Giving.'),
      scheduleLabel: label('Full Schedule').describe('The button that leads to Schedule.'),
      picture: picture(image).describe('The picture behind the welcome.'),
      phonePicture: otherShape(image).describe('The same scene upright, for phones.'),
    }).describe('The welcome at the top.'),
    liturgies: group({
      heading: heading('Weekly liturgies').describe('The words over the hours.'),
      directionsLabel: label('Directions').describe('The link that shows the way to the church.'),
    }).describe('The tablet with the weekly liturgies.'),
    lifeAt: group({
      heading: heading('Life At Example Church'),
      text: sentence('A church is its people.').describe('A sentence under the heading.'),
    }).describe('The nine picture cards.'),
    giving: group({
      heading: heading('A cheerful giver'),
      verse,
      buttonLabel: label('Give Now').describe('The button that leads to Giving.'),
      picture: picture(image).describe('The picture at the side of the band.'),
    }).describe('The band that leads to Giving.'),
  }).meta({
    title: 'Home',
    description:
      "The words of Home. The cards of 'Life At' stand in life-at.yaml, the hours in liturgies.yaml.",
  });

export type HomePage = z.infer<ReturnType<typeof homePageSchema>>;
