import {
  decorativeImage,
  heading,
  introduction,
  optional,
  pageFields,
  section,
  sentence,
  strictObject,
} from '#content-model/fields.ts';

export const aboutUsPageSchema = strictObject({
  ...pageFields,
  pillars: strictObject(introduction('Our pillars', 'What our life together rests on.')).describe(
    'The pillars.',
  ),
  clergy: strictObject({
    heading: heading('Our priests'),
    text: optional(sentence('Fathers to the congregation.'), 'A sentence under the heading'),
    image: decorativeImage.describe('The wide image above the heading.'),
  }).describe('The priests.'),
  pope: section('The Pope of Alexandria').describe('The Pope of Alexandria.'),
  map: section('Where to find us').describe('The map.'),
}).meta({
  title: 'About Us',
  description:
    'The content of About Us. The pillars are in pillars.yaml, the priests and the Pope in clergy.yaml, the questions in first-visit.yaml.',
});
