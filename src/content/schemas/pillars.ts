import { strictObject } from './fields/strict-object.ts';
import { id } from './fields/id.ts';
import { arrayWithUniqueIds } from './fields/array-with-unique-ids.ts';
import { imageWithAlt, type ImageReader } from './fields/image.ts';
import { placeholder } from './fields/placeholder.ts';
import { sentence, text } from './fields/text.ts';

const pillar = (image: ImageReader) =>
  strictObject({
    id,
    name: text({ max: 60, example: 'Prayer' }).describe('The name of the pillar.'),
    text: sentence('We keep the hours of prayer, alone and together.').describe('A sentence or two.'),
    image: imageWithAlt(image).describe('The round image of the pillar.'),
    placeholder,
  });

/** `pillars.yaml`: the pillars of the life of the church, in the order of the page. */
export const pillarsSchema = (image: ImageReader) =>
  strictObject({
    pillars: arrayWithUniqueIds(pillar(image), 'pillars').describe(
      'The pillars, in the order in which the page shows them.',
    ),
  }).meta({ title: 'Pillars', description: 'The pillars on About Us.' });
