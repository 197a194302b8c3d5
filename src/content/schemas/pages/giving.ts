import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import type { ImageReader } from '../pieces/picture.ts';
import { heading, paragraphs, sentence } from '../pieces/text.ts';
import { verse } from '../pieces/verse.ts';

/** `pages/giving.yaml`: the words of Giving, but for the ways to give and the volunteers, which have their own files. */
export const givingPageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    why: group({
      heading: heading('Why we give'),
      paragraphs: paragraphs('Giving is an act of worship.').describe('The text, paragraph by paragraph.'),
      verse,
    }).describe('Why to give.'),
    ways: group({
      heading: heading('Ways to give'),
      text: sentence('Choose what suits you.')
        .optional()
        .describe('A sentence under the heading (may be left out).'),
    }).describe('The three ways to give.'),
    taxNote: sentence('For tax questions, please write to').describe(
      'The sentence before the e-mail address for tax questions (the address itself stands in church.yaml).',
    ),
    allocation: sentence('The church may allocate donations as it sees fit.').describe(
      'How the church may use gifts.',
    ),
    volunteering: group({
      heading: heading('Give your time'),
      text: sentence('Many hands keep a church.').describe('A sentence or two under the heading.'),
    }).describe('The volunteer cards.'),
  }).meta({
    title: 'Giving',
    description:
      'The words of Giving. The three ways stand in giving-ways.yaml, the volunteer cards in volunteering.yaml.',
  });

export type GivingPage = z.infer<ReturnType<typeof givingPageSchema>>;
