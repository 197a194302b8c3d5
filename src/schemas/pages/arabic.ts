import { z } from 'astro/zod';
import { copticMonthNames } from '#schemas/fields/coptic-date.ts';
import { arrayWithUniqueIds, id } from '#schemas/fields/list.ts';
import { strictObject } from '#schemas/fields/object.ts';
import { banner, pageMeta } from '#schemas/fields/page.ts';
import { heading, label, plainText, sentence, text } from '#schemas/fields/text.ts';
import type { SchemaContext } from '#schemas/schema-context.ts';

const question = strictObject({
  id: id.describe(
    "A unique name: letters, digits and hyphens. A link to the question ends with it, after '#question-'.",
  ),
  question: text({ max: 80, example: 'ماذا أرتدي؟' }).describe('The question.'),
  answer: sentence('ملابس محتشمة عادية.').describe('The answer, in one to three sentences.'),
});

/** A word beside a time of day, on the same line. */
const rangeLabel = (example: string) => text({ max: 12, example });

/**
 * `pages/arabic.yaml`: the texts of the page in Arabic. Its facts are in the files that the English pages have them from,
 * where the key `arabic` stands beside a text in English.
 */
export const arabicPageSchema = ({ image }: SchemaContext) =>
  strictObject({
    show: z
      .boolean('true, or false where the parish does not want the page')
      .describe('true: the site has this page; false: neither the page nor a link to it.'),
    confirmed: z
      .boolean('true, once a servant who reads Arabic has confirmed the texts, or false')
      .describe('true, once a servant who reads Arabic has confirmed the Arabic texts of the site.')
      .meta({ undecided: false, awaitedIf: { key: 'show', pattern: 'true' } }),
    linkLabel: label('العربية').describe('The link to this page on the other pages.'),
    ...pageMeta,
    // Arabic letters are narrow: as wide as 60 Latin ones.
    title: plainText({ min: 10, max: 80, example: 'الكنيسة القبطية بالعربية · Example Church' }).describe(
      'The title of the page, in search results and on the browser tab.',
    ),
    banner: banner(image),
    hours: strictObject({
      heading: heading('القداسات الأسبوعية'),
      startLabel: rangeLabel('من').describe('Before the start of a service, or the first of several days.'),
      endLabel: rangeLabel('إلى').describe('Before its end, or the last day.'),
      languageLabel: label('لغة الصلاة').describe('Before the language of a service.'),
      changesHeading: heading('تغييرات وصلوات خاصة').describe(
        'The heading of the changes and special services of the coming weeks.',
      ),
      canceledLabel: label('لا يُقام القداس').describe('Before a liturgy that is canceled.'),
      insteadOfLabel: label('بدلًا من').describe('Between the hours of that day and the usual ones.'),
      fromLabel: label('ابتداءً من').describe('Before the first day of a season.'),
      untilLabel: label('حتى').describe('Before the last day of a season or a fast.'),
      scheduleLabel: label('كل المواعيد (بالإنجليزية)').describe('The link to Schedule.'),
    }).describe('The weekly liturgies and their changes, which are in liturgies.yaml.'),
    contact: strictObject({
      heading: heading('العنوان والاتصال'),
      directionsLabel: label('الطريق إلى الكنيسة').describe('The link to directions to the church.'),
      callLabel: label('اتصلوا بالكنيسة').describe('The button that calls the church.'),
      writeLabel: label('راسلونا').describe('The link to write an e-mail.'),
    }).describe('The address and the telephone, which are in church.yaml.'),
    firstVisit: strictObject({
      heading: heading('زيارتكم الأولى'),
      text: sentence('لا تحتاجون إلى دعوة.').describe('A sentence under the heading.'),
      questions: arrayWithUniqueIds(question, 'questions').describe(
        'The questions, in the order of the page.',
      ),
    }).describe('What somebody who comes for the first time asks.'),
    churchYear: strictObject({
      heading: heading('الأعياد والأصوام'),
      text: sentence('أعياد الكنيسة وأصوامها.').describe('A sentence under the heading.'),
      eraLabel: label('للشهداء').describe('After the year of a Coptic date.'),
      months: copticMonthNames.describe('The names of the Coptic months.'),
    }).describe('The next feasts and fasts, which are in church-year.yaml.'),
    giving: strictObject({
      heading: heading('العطاء'),
      text: sentence('يمكنكم المساهمة بالطرق التالية.').describe('A sentence under the heading.'),
    }).describe('The ways to give, which are in giving-methods.yaml.'),
    stream: strictObject({
      heading: heading('البث المباشر'),
      text: sentence('شاركونا الصلاة عبر البث المباشر.').describe('A sentence under the heading.'),
      linkLabel: label('شاهدوا البث المباشر').describe('The link to Watch Live.'),
    }).describe('The live stream; not shown where church.yaml has none.'),
    verse: strictObject({
      text: sentence('طُوبَى لِلأَنْقِيَاءِ الْقَلْبِ').describe('The text of the verse, without quotation marks.'),
      reference: label('متى 5: 8').describe('The reference: book, chapter, verse.'),
    }).describe('A verse of the translation of Smith and Van Dyck.'),
    backLabel: label('بقية صفحات الموقع بالإنجليزية').describe('The link to Home.'),
  }).meta({
    title: 'Arabic',
    description:
      'The texts of the page in Arabic. Hours, changes, notices, feasts and ways to give are in their own files, with a key for their Arabic.',
  });
