import { strictObject, placeholder } from './fields/object.ts';
import { id, arrayWithUniqueIds } from './fields/list.ts';
import { imageWithAlt, type ImageReader } from './fields/image.ts';
import { sentence, text } from './fields/text.ts';
import type { SchemaContext } from './schema-context.ts';

const pillar = (image: ImageReader) =>
  strictObject({
    id,
    name: text({ max: 60, example: 'Prayer' }).describe('The name of the pillar.'),
    text: sentence('We keep the hours of prayer, alone and together.').describe('A sentence or two.'),
    image: imageWithAlt(image).describe('The round image of the pillar.'),
    placeholder,
  });

/** `pillars.yaml`: the pillars of the life of the church, in the order of the page. */
export const pillarsSchema = ({ image }: SchemaContext) =>
  strictObject({
    pillars: arrayWithUniqueIds(pillar(image), 'pillars').describe(
      'The pillars, in the order in which the page shows them.',
    ),
  }).meta({ title: 'Pillars', description: 'The pillars on About Us.' });
