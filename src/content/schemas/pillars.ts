import type { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { picture, type ImageReader } from './pieces/picture.ts';
import { placeholder } from './pieces/placeholder.ts';
import { sentence, text } from './pieces/text.ts';

const pillar = (image: ImageReader) =>
  group({
    id,
    name: text({ max: 60, like: 'Prayer' }),
    text: sentence('We keep the hours of prayer, alone and together.'),
    picture: picture(image),
    placeholder,
  });

/** `pillars.yaml`: what the life of the church rests on, in the order in which the page shows it. */
export const pillarsSchema = (image: ImageReader) =>
  group({ pillars: listWithIds(pillar(image), 'pillars') });

export type Pillar = z.infer<ReturnType<typeof pillar>>;
