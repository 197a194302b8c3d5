import { strictObject } from './strict-object.ts';
import { bannerImage, type ImageReader } from './image.ts';
import { text } from './text.ts';

/** What every page says of itself to browsers and search engines. No two pages may say the same. */
export const head = {
  title: text({ min: 10, max: 60, example: 'Schedule · Example Coptic Orthodox Church' }).describe(
    "The name of the page in search results and on the browser's tab.",
  ),
  description: text({
    min: 50,
    max: 160,
    example:
      'When the liturgy is prayed, and what else is coming up: the weekly hours and the calendar of the church.',
  }).describe('What the page offers, as search results show it.'),
};

/** The opening of every page but Home: a wide picture with a heading on its calm part. */
export const banner = (image: ImageReader) =>
  strictObject({
    // They stand in the calm part of the picture, which is only so large.
    heading: text({ max: 30, example: 'Schedule' }).describe('The large words.'),
    text: text({ max: 100, example: 'The hours of prayer, week by week.' })
      .optional()
      .describe('A sentence under them (may be left out).'),
    image: bannerImage(image).describe('The wide picture behind them.'),
  }).describe('The opening of the page.');
