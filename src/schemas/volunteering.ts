import { strictObject, placeholder } from './fields/object.ts';
import { id, arrayWithUniqueIds } from './fields/list.ts';
import { imageWithAlt, type ImageReader } from './fields/image.ts';
import { sentence, text } from './fields/text.ts';
import type { SchemaContext } from './schema-context.ts';

const volunteerOpportunity = (image: ImageReader) =>
  strictObject({
    id,
    name: text({ max: 60, example: 'Food Ministry' }).describe('The name on the card.'),
    text: sentence('Cook and serve the meals that bring the congregation to one table.').describe(
      'A sentence or two about it.',
    ),
    image: imageWithAlt(image).describe('The round image on the card.'),
    placeholder,
  });

/** `volunteering.yaml`: the opportunities to volunteer, in the order of the page. */
export const volunteeringSchema = ({ image }: SchemaContext) =>
  strictObject({
    opportunities: arrayWithUniqueIds(volunteerOpportunity(image), 'opportunities').describe(
      'The opportunities, in the order in which the page shows them.',
    ),
  }).meta({ title: 'Volunteering', description: 'The opportunities to volunteer, on the page Giving.' });
