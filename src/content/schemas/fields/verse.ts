import type { z } from 'astro/zod';
import { strictObject } from './strict-object.ts';
import { pattern } from './pattern.ts';
import { text } from './text.ts';

/** A verse of the World English Bible with its reference. The page adds the quotation marks. */
export const verse = strictObject({
  text: text({ max: 300, example: 'Blessed are the pure in heart, for they shall see God.' }).describe(
    'The text of the verse, without quotation marks.',
  ),
  reference: pattern(
    /^([1-3] )?[A-Z][A-Za-z]+( [A-Za-z]+)* \d{1,3}:\d{1,3}([–-]\d{1,3})?$/,
    'book, chapter and verse, such as Psalm 122:1 or Matthew 5:3–12',
  ).describe('The reference: book, chapter, verse.'),
}).describe('A verse of the World English Bible.');

export type Verse = z.infer<typeof verse>;
