import type { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { picture, type ImageReader } from './pieces/picture.ts';
import { sentence, text } from './pieces/text.ts';

const ministry = (image: ImageReader) =>
  group({
    id,
    name: text({ max: 60, like: 'Bible Study' }).describe('Its name on the card.'),
    text: sentence('We read Scripture together, with the Fathers of the Church as our guides.').describe(
      'A sentence or two about it.',
    ),
    picture: picture(image).describe('The round picture on the card.'),
  });

/** `ministries.yaml`: the ministries, in the order in which the page shows them. */
export const ministriesSchema = (image: ImageReader) =>
  group({
    ministries: listWithIds(ministry(image), 'ministries').describe(
      'The ministries, in the order in which the page shows them.',
    ),
  }).meta({ title: 'Ministries', description: 'The ministries and their cards on the page Ministries.' });

export type Ministry = z.infer<ReturnType<typeof ministry>>;
