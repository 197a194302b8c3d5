import type { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { picture, type ImageReader } from './pieces/picture.ts';
import { sentence, text } from './pieces/text.ts';

const volunteerWay = (image: ImageReader) =>
  group({
    id,
    name: text({ max: 60, like: 'Food Ministry' }).describe('Its name on the card.'),
    text: sentence('Cook and serve the meals that bring the congregation to one table.').describe(
      'A sentence or two about it.',
    ),
    picture: picture(image).describe('The round picture on the card.'),
  });

/** `volunteering.yaml`: the ways to give time, in the order in which the page shows them. */
export const volunteeringSchema = (image: ImageReader) =>
  group({
    ways: listWithIds(volunteerWay(image), 'ways').describe(
      'The ways, in the order in which they are shown.',
    ),
  }).meta({ title: 'Volunteering', description: 'The ways to give time, on the page Giving.' });

export type VolunteerWay = z.infer<ReturnType<typeof volunteerWay>>;
