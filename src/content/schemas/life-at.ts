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
    title: text({ max: 60, like: 'Hymns' }),
    text: sentence('The ancient melodies of the Church, carried by many voices.'),
    picture: picture(image),
    placeholder,
  });

/** `life-at.yaml`: the picture cards on Home, in the order in which the page shows them. */
export const lifeAtSchema = (image: ImageReader) => group({ cards: listWithIds(lifeAtCard(image), 'cards') });

export type LifeAtCard = z.infer<ReturnType<typeof lifeAtCard>>;
