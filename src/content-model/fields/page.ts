import { optional, strictObject } from './object.ts';
import { bannerImage } from './image.ts';
import { heading, plainText, sentence, text } from './text.ts';

/** The content check requires both to be unique. */
export const pageMeta = {
  title: plainText({ min: 10, max: 80, example: 'Schedule · Example Coptic Orthodox Church' }).describe(
    'The title of the page, in search results and on the browser tab.',
  ),
  description: plainText({
    min: 50,
    max: 160,
    example:
      'When the liturgy is prayed, and what else is coming up: the weekly hours and the calendar of the church.',
  }).describe('What the page offers, as search results show it.'),
};

const banner = strictObject({
  eyebrow: optional(
    text({ max: 30, example: 'About us' }),
    'A few words above the heading, where the heading alone does not name the page',
  ),
  // Longer headings do not fit on the empty part of the image.
  heading: text({ max: 30, example: 'Schedule' }).describe('The main heading of the page.'),
  subheading: optional(
    text({ max: 30, example: 'Live-Streaming' }).meta({ translatable: false }),
    'A second, smaller line of the main heading, on the pages in the main language',
  ),
  text: optional(
    text({ max: 100, example: 'The hours of prayer, week by week.' }),
    'A sentence under the heading',
  ),
  image: bannerImage.describe('The wide image behind the heading.'),
}).describe('The banner at the top of the page.');

export const pageFields = { ...pageMeta, banner };

export const section = (headingExample: string) => strictObject({ heading: heading(headingExample) });

export const introduction = (headingExample: string, textExample: string) => ({
  heading: heading(headingExample),
  text: sentence(textExample).describe('A sentence under the heading.'),
});
