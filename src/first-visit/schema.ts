import { z } from 'astro/zod';
import {
  confirmed,
  introduction,
  label,
  linkId,
  optional,
  optionalList,
  strictObject,
  text,
  uniqueIds,
} from '#content-model/fields.ts';

const question = strictObject({
  id: linkId.describe(
    "A unique name: letters, digits and hyphens. It should stay the same, because a link to the question ends with it, after '#question-'.",
  ),
  question: text({ max: 80, example: 'What should I wear?' }).describe('The question.'),
  answer: text({ max: 340, example: 'Modest, everyday clothes are fine.' })
    .optional()
    .describe('The answer, in one to three sentences. Without one, the question is not shown.')
    .meta({ ask: { need: 'optional' } }),
  show: optional(
    z.enum(
      ['hours', 'languages', 'contact'],
      'hours, languages or contact, or no such line where only the answer is shown',
    ),
    'What is shown below the answer: hours, the weekly liturgies; languages, the same where they have a language; contact, the telephone number and the link to Contact Us',
  ),
});

export const firstVisitSchema = strictObject({
  confirmed: confirmed('a priest has read the answers of this file'),
  ...introduction('Your first visit', 'This is what guests often ask.'),
  linkLabel: label('First time? What to expect').describe('The link to this section, on other pages.'),
  questions: optionalList(question, 'id: …')
    .check(uniqueIds)
    .describe('The questions, in the order in which the page shows them.'),
}).meta({
  title: 'First visit',
  description: 'The questions of those who come for the first time, on About Us.',
});

export type FirstVisit = z.infer<typeof firstVisitSchema>;
