import type { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { picture, type ImageReader } from './pieces/picture.ts';
import { placeholder } from './pieces/placeholder.ts';
import { sentence, text } from './pieces/text.ts';

const lifeAtCard = (image: ImageReader) =>
  group({
    id,
    title: text({ max: 60, like: 'Hymns' }).describe('The words over the text.'),
    text: sentence('The ancient melodies of the Church, carried by many voices.').describe(
      'A sentence or two.',
    ),
    picture: picture(image).describe('The picture of the card.'),
    placeholder,
  });

/** `life-at.yaml`: the picture cards on Home, in the order in which the page shows them. */
export const lifeAtSchema = (image: ImageReader) =>
  group({
    cards: listWithIds(lifeAtCard(image), 'cards').describe(
      'The cards, in the order in which they are shown.',
    ),
  }).meta({ title: 'Life At', description: "The nine picture cards of 'Life At' on Home." });

export type LifeAtCard = z.infer<ReturnType<typeof lifeAtCard>>;
