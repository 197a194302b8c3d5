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
      paragraphs: paragraphs('Giving is an act of worship.'),
      verse,
    }),
    ways: group({ heading: heading('Ways to give'), text: sentence('Choose what suits you.').optional() }),
    taxNote: sentence('For tax questions, please write to'),
    allocation: sentence('The church may allocate donations as it sees fit.'),
    volunteering: group({ heading: heading('Give your time'), text: sentence('Many hands keep a church.') }),
  });

export type GivingPage = z.infer<ReturnType<typeof givingPageSchema>>;
