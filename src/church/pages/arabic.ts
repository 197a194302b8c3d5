import { z } from 'astro/zod';
import { arrayWithUniqueIds } from '#content-model/fields/list.ts';
import { confirmed, strictObject } from '#content-model/fields/object.ts';
import { introduction, pageFields, section } from '#content-model/fields/page.ts';
import { label, plainText, sentence } from '#content-model/fields/text.ts';
import { questionFields } from '#church/first-visit-schema.ts';

const question = strictObject(questionFields('ماذا أرتدي؟', 'ملابس محتشمة عادية.'));

/**
 * `pages/arabic.yaml`: the texts of the page in Arabic. Its facts are in the files that the English pages have them from,
 * where the key `arabic` stands beside a text in English.
 */
export const arabicPageSchema = strictObject({
  show: z
    .boolean('true, or false where the parish does not want the page')
    .describe('true: the site has this page; false: neither the page nor a link to it.'),
  confirmed: confirmed('a servant who reads Arabic has confirmed the Arabic texts of the site', {
    key: 'show',
    pattern: 'true',
  }),
  ...pageFields,
  // Arabic letters are narrow: as wide as 60 Latin ones.
  title: plainText({ min: 10, max: 80, example: 'الكنيسة القبطية بالعربية · Example Church' }).describe(
    'The title of the page, in search results and on the browser tab.',
  ),
  hours: section('القداسات الأسبوعية').describe(
    'The weekly liturgies and their changes, which are in liturgies.yaml.',
  ),
  contact: section('العنوان والاتصال').describe('The address and the telephone, which are in church.yaml.'),
  firstVisit: strictObject({
    ...introduction('زيارتكم الأولى', 'لا تحتاجون إلى دعوة.'),
    questions: arrayWithUniqueIds(question, 'questions').describe('The questions, in the order of the page.'),
  }).describe('What somebody who comes for the first time asks.'),
  churchYear: strictObject(introduction('الأعياد والأصوام', 'أعياد الكنيسة وأصوامها.')).describe(
    'The next feasts and fasts, which are in church-year.yaml.',
  ),
  giving: strictObject(introduction('العطاء', 'يمكنكم المساهمة بالطرق التالية.')).describe(
    'The ways to give, which are in giving-methods.yaml.',
  ),
  ministries: section('الخدمات').describe('The ministries, which are in ministries.yaml.'),
  priests: section('الآباء الكهنة').describe('The bishop and the priests, who are in clergy.yaml.'),
  stream: strictObject(introduction('البث المباشر', 'شاركونا الصلاة عبر البث المباشر.')).describe(
    'The live stream; not shown where church.yaml has none.',
  ),
  verse: strictObject({
    text: sentence('طُوبَى لِلأَنْقِيَاءِ الْقَلْبِ').describe('The text of the verse, without quotation marks.'),
    reference: label('متى 5: 8').describe('The reference: book, chapter, verse.'),
  }).describe('A verse of the translation of Smith and Van Dyck.'),
}).meta({
  title: 'Arabic',
  description:
    'The texts of the page in Arabic. Hours, changes, notices, feasts and ways to give are in their own files, with a key for their Arabic.',
});

export type ArabicPage = z.infer<typeof arabicPageSchema>;
