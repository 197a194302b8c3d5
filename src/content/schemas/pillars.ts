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
    name: text({ max: 60, like: 'Prayer' }).describe('The name of the pillar.'),
    text: sentence('We keep the hours of prayer, alone and together.').describe('A sentence or two.'),
    picture: picture(image).describe('The round picture of the pillar.'),
    placeholder,
  });

/** `pillars.yaml`: what the life of the church rests on, in the order in which the page shows it. */
export const pillarsSchema = (image: ImageReader) =>
  group({
    pillars: listWithIds(pillar(image), 'pillars').describe(
      'The pillars, in the order in which they are shown.',
    ),
  }).meta({ title: 'Pillars', description: 'The six pillars on About Us.' });

export type Pillar = z.infer<ReturnType<typeof pillar>>;
