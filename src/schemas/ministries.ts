import { strictObject, placeholder } from './fields/object.ts';
import { id, arrayWithUniqueIds } from './fields/list.ts';
import { link } from './fields/link.ts';
import { imageWithAlt, type ImageReader } from './fields/image.ts';
import { sentence, text } from './fields/text.ts';
import type { SchemaContext } from './schema-context.ts';

const ministry = (image: ImageReader) =>
  strictObject({
    id,
    name: text({ max: 60, example: 'Bible Study' }).describe('The name on the card.'),
    text: sentence('We read Scripture together, with the Fathers of the Church as our guides.').describe(
      'A sentence or two about it.',
    ),
    image: imageWithAlt(image).describe('The round image on the card.'),
    placeholder,
    link: link.optional().describe('A link to more about it, or to its contact (may be left out).'),
  });

/** `ministries.yaml`: the ministries, in the order of the page. */
export const ministriesSchema = ({ image }: SchemaContext) =>
  strictObject({
    ministries: arrayWithUniqueIds(ministry(image), 'ministries').describe(
      'The ministries, in the order in which the page shows them.',
    ),
  }).meta({ title: 'Ministries', description: 'The ministries and their cards on the page Ministries.' });
