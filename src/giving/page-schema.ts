import {
  heading,
  optional,
  pageFields,
  paragraphs,
  pattern,
  sentence,
  strictObject,
  verse,
} from '#content-model/fields.ts';

export const givingPageSchema = strictObject({
  ...pageFields,
  why: strictObject({
    heading: heading('Why we give'),
    paragraphs: paragraphs('Giving is an act of worship.').describe('The text, paragraph by paragraph.'),
    verse,
  }).describe('The section about why we give.'),
  methods: strictObject({
    heading: heading('How to give'),
    text: sentence('Choose what suits you.')
      .optional()
      .describe('A sentence under the heading (may be left out; not shown above a single method).'),
  }).describe('The giving methods.'),
  taxNote: sentence('For tax questions, please write to').describe(
    'The sentence before the e-mail address for tax questions (the address itself is in church.yaml).',
  ),
  receipts: optional(
    strictObject({
      taxNumber: pattern(/^[\w ./-]{5,30}$/, 'a number such as 12-3456789').describe(
        'The tax number of the church; in the United States its EIN.',
      ),
      text: sentence('We send a receipt for the gifts of a year each January.').describe(
        'A sentence about receipts.',
      ),
    }),
    'The tax number and a sentence about receipts',
  ).meta({ ask: { need: 'optional' } }),
  allocation: optional(
    sentence('The church may allocate donations as it sees fit.'),
    'A sentence about how the church may use gifts',
  ).meta({ ask: { need: 'decision' } }),
  volunteering: strictObject({
    heading: heading('Give your time'),
    text: sentence('Many hands keep a church.').describe('A sentence or two under the heading.'),
  }).describe('The volunteer cards.'),
}).meta({
  title: 'Giving',
  description:
    'The content of Giving. The giving methods are in giving-methods.yaml, the volunteer cards in volunteering.yaml.',
});
