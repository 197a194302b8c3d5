import type { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { head } from '../fields/page.ts';
import { alternateImage, imageWithAlt, type ImageReader } from '../fields/image.ts';
import { heading, label, sentence } from '../fields/text.ts';
import { verse } from '../fields/verse.ts';

/** `pages/home.yaml`: the words of Home. */
export const homePageSchema = (image: ImageReader) =>
  strictObject({
    ...head,
    hero: strictObject({
      heading: heading('Welcome to Example Church').describe('The large words.'),
      verse,
      donateLabel: label('Make a Donation').describe('The button that leads to Giving.'),
      scheduleLabel: label('Full Schedule').describe('The button that leads to Schedule.'),
      image: imageWithAlt(image).describe('The picture behind the welcome.'),
      phoneImage: alternateImage(image).describe('The same scene upright, for phones.'),
    }).describe('The welcome at the top.'),
    liturgies: strictObject({
      heading: heading('Weekly liturgies').describe('The words over the hours.'),
      directionsLabel: label('Directions').describe('The link that shows the way to the church.'),
    }).describe('The tablet with the weekly liturgies.'),
    lifeAt: strictObject({
      heading: heading('Life At Example Church'),
      text: sentence('A church is its people.').describe('A sentence under the heading.'),
    }).describe('The nine picture cards.'),
    giving: strictObject({
      heading: heading('A cheerful giver'),
      verse,
      buttonLabel: label('Give Now').describe('The button that leads to Giving.'),
      image: imageWithAlt(image).describe('The picture at the side of the band.'),
    }).describe('The band that leads to Giving.'),
  }).meta({
    title: 'Home',
    description:
      "The words of Home. The cards of 'Life At' stand in life-at.yaml, the hours in liturgies.yaml.",
  });

export type HomePage = z.infer<ReturnType<typeof homePageSchema>>;
