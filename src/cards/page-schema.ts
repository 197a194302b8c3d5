import { heading, pageFields, strictObject, text } from '#content-model/fields.ts';

export const ministriesPageSchema = strictObject({
  ...pageFields,
  introduction: strictObject({
    heading: heading('A place for everyone'),
    text: text({
      max: 500,
      example: 'Each of us has received a gift, and each gift is for the others.',
    }).describe('A few sentences.'),
  }).describe('The introduction above the ministries.'),
}).meta({
  title: 'Ministries',
  description: 'The content of Ministries. The ministries themselves are in ministries.yaml.',
});
