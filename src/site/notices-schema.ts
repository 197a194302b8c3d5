import type { z } from 'astro/zod';
import {
  calendarDate,
  link,
  optional,
  optionalList,
  rule,
  strictObject,
  text,
  translationsOf,
} from '#content-model/fields.ts';

/** With the link two lines on a phone: the hours below stay on the first screen. */
const MAX_LENGTH = 80;
const MOST = 100;

const noticeText = text({ max: MAX_LENGTH, example: 'There is no liturgy on Sunday because of snow.' });

const notice = strictObject({
  text: noticeText
    .describe('What everybody has to know, in a sentence or two.')
    .meta({ translatable: 'beside' }),
  translations: translationsOf('text', noticeText),
  link: optional(link, 'A link after the text'),
  firstDate: optional(calendarDate, 'The first day on which it is shown: year, month, day', 'at once'),
  lastDate: calendarDate
    .describe('The last day on which it is shown: year, month, day.')
    .meta({ expires: true }),
}).check(
  rule(({ text, link, firstDate, lastDate }, report) => {
    if (link && text.length + link.label.length > MOST)
      report(
        ['text'],
        `a text that has at most ${MAX_LENGTH} characters together with the label of its link`,
      );
    if (firstDate && lastDate < firstDate)
      report(['lastDate'], `${firstDate}, the first day, or a later date`);
  }),
);

export const noticesSchema = strictObject({
  notices: optionalList(notice, 'text: …').describe(
    'The notices. The site shows the three newest of the day. Past entries may stay.',
  ),
}).meta({ title: 'Notices', description: 'What everybody has to know for a time, shown on every page.' });

export type Notice = z.infer<typeof notice>;
