import type { z } from 'astro/zod';
import { strictObject } from './fields/strict-object.ts';
import { id } from './fields/id.ts';
import { arrayWithUniqueIds } from './fields/array-with-unique-ids.ts';
import { imageWithAlt, type ImageReader } from './fields/image.ts';
import { sentence, text } from './fields/text.ts';

const volunteerOpportunity = (image: ImageReader) =>
  strictObject({
    id,
    name: text({ max: 60, example: 'Food Ministry' }).describe('Its name on the card.'),
    text: sentence('Cook and serve the meals that bring the congregation to one table.').describe(
      'A sentence or two about it.',
    ),
    image: imageWithAlt(image).describe('The round picture on the card.'),
  });

/** `volunteering.yaml`: the opportunities to give time, in the order in which the page shows them. */
export const volunteeringSchema = (image: ImageReader) =>
  strictObject({
    opportunities: arrayWithUniqueIds(volunteerOpportunity(image), 'opportunities').describe(
      'The opportunities, in the order in which they are shown.',
    ),
  }).meta({ title: 'Volunteering', description: 'The opportunities to give time, on the page Giving.' });

export type VolunteerOpportunity = z.infer<ReturnType<typeof volunteerOpportunity>>;
