import { strictObject, placeholder } from './fields/object.ts';
import { id, arrayWithUniqueIds } from './fields/list.ts';
import { imageWithAlt, type ImageReader } from './fields/image.ts';
import { sentence, text } from './fields/text.ts';
import type { SchemaContext } from './schema-context.ts';

const lifeAtCard = (image: ImageReader) =>
  strictObject({
    id,
    title: text({ max: 60, example: 'Hymns' }).describe('The heading of the card.'),
    text: sentence('The ancient melodies of the Church, carried by many voices.').describe(
      'A sentence or two.',
    ),
    image: imageWithAlt(image).describe('The image of the card.'),
    placeholder,
  });

/** `life-at.yaml`: the 'Life At' cards on Home, in the order of the page. */
export const lifeAtSchema = ({ image }: SchemaContext) =>
  strictObject({
    cards: arrayWithUniqueIds(lifeAtCard(image), 'cards').describe(
      'The cards, in the order in which the page shows them.',
    ),
  }).meta({ title: 'Life At', description: "The cards of 'Life At' on Home." });
