import { group } from './group.ts';
import { bannerPicture, type ImageReader } from './picture.ts';
import { text } from './text.ts';

/** What every page says of itself to browsers and search engines. No two pages may say the same. */
export const head = {
  title: text({ min: 10, max: 60, like: 'Schedule · Example Coptic Orthodox Church' }).describe(
    "The name of the page in search results and on the browser's tab.",
  ),
  description: text({
    min: 50,
    max: 160,
    like: 'When the liturgy is prayed, and what else is coming up: the weekly hours and the calendar of the church.',
  }).describe('What the page offers, as search results show it.'),
};

/** The opening of every page but Home: a wide picture with a heading on its calm part. */
export const banner = (image: ImageReader) =>
  group({
    // They stand in the calm part of the picture, which is only so large.
    heading: text({ max: 30, like: 'Schedule' }).describe('The large words.'),
    text: text({ max: 100, like: 'The hours of prayer, week by week.' })
      .optional()
      .describe('A sentence under them (may be left out).'),
    picture: bannerPicture(image).describe('The wide picture behind them.'),
  }).describe('The opening of the page.');
