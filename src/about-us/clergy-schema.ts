import {
  arrayWithUniqueIds,
  calendarDate,
  id,
  imageWithAlt,
  optional,
  paragraphs,
  sentence,
  strictObject,
  text,
} from '#content-model/fields.ts';

const priest = strictObject({
  id,
  name: optional(
    text({ max: 60, example: 'Father Mark' }),
    "The priest's name",
    'the card then shows his office only',
  ).meta({ ask: { need: 'optional' } }),
  office: text({ max: 60, example: 'Priest' }).describe('His office.'),
  text: sentence('He hears confessions before the liturgy.').describe(
    'What he does for the congregation, in a sentence or two.',
  ),
  image: optional(imageWithAlt(), 'His photo', 'the image that the priests share'),
});

export const clergySchema = strictObject({
  priests: arrayWithUniqueIds(priest, 'priests'),
  priestImage: imageWithAlt().describe('The image that the priests share.'),
  bishop: optional(
    strictObject({
      name: text({ min: 3, max: 60, example: 'His Grace Bishop Mark' }).describe('His name.'),
      office: text({ max: 120, example: 'Bishop of the diocese' }).describe('His office.'),
      text: sentence('He visits us on the feast of our patron.').describe('A sentence or two about him.'),
      image: optional(imageWithAlt(), 'His photo', 'the image of the priests'),
    }),
    'The bishop, before the priests',
  ),
  pope: strictObject({
    name: text({ min: 3, max: 60, example: 'His Holiness Pope Tawadros II' }).describe('His name.'),
    office: text({
      max: 120,
      example: '118th Pope of Alexandria and Patriarch of the See of St. Mark',
    }).describe('His office.'),
    enthronedOn: calendarDate.describe('The day of his enthronement: year, month, day.'),
    paragraphs: paragraphs('He was enthroned in Cairo.').describe(
      'The text beside the image, paragraph by paragraph.',
    ),
    image: imageWithAlt().describe('The image beside the text.'),
  }).describe('The Pope of Alexandria.'),
}).meta({
  title: 'Clergy',
  description: 'The bishop, the priests of the church and the Pope of Alexandria.',
});
