import type { z } from 'astro/zod';
import {
  arrayWithUniqueIds,
  id,
  imageWithAlt,
  link,
  optional,
  placeholder,
  sentence,
  strictObject,
  text,
} from '#content-model/fields.ts';

const cardFields = (imageWidth = 256) => ({
  id,
  name: text({ max: 60, example: 'Bible Study' }).describe('The name on the card.'),
  text: sentence('We read Scripture together, with the Fathers of the Church as our guides.').describe(
    'A sentence or two about it.',
  ),
  image: imageWithAlt(imageWidth).describe('The image on the card.'),
  placeholder,
});

const offerFields = {
  ...cardFields(),
  placeholder: placeholder
    .describe("Marks a card of another church. Remove it once it is the church's own.")
    .meta({
      ask: { need: 'decision', while: [true] },
      expected:
        "Whether the church has it, and in these words; then delete 'placeholder: true', or the card as a whole.",
    }),
};

const cards = <Card extends z.ZodType<{ id: string }>>(card: Card, meta: z.GlobalMeta) =>
  strictObject({ cards: arrayWithUniqueIds(card, 'cards') }).meta(meta);

export const ministriesSchema = cards(
  strictObject({
    ...offerFields,
    group: optional(
      text({ max: 40, example: 'Children and youth' }),
      'The heading of the group that it is shown in, with all others of that group',
    ),
    when: optional(
      text({ max: 80, example: 'Fridays at 7:00 PM, parish hall' }),
      'When and where it meets, in a few words',
    ).meta({ ask: { need: 'optional', once: true } }),
    link: optional(link, 'A link to more about it, or to its contact'),
  }),
  { title: 'Ministries', description: 'The ministries and their cards on the page Ministries.' },
);

export const volunteeringSchema = cards(strictObject(offerFields), {
  title: 'Volunteering',
  description: 'The opportunities to volunteer, on the page Giving.',
});

export const pillarsSchema = cards(strictObject(cardFields()), {
  title: 'Pillars',
  description: 'The pillars on About Us.',
});

export const lifeAtSchema = cards(strictObject(cardFields(800)), {
  title: 'Life At',
  description: "The cards of 'Life At' on Home.",
});
