import { z } from 'astro/zod';
import { feedLabels } from '#schemas/fields/feed-labels.ts';
import { strictObject } from '#schemas/fields/object.ts';
import { banner, pageMeta } from '#schemas/fields/page.ts';
import { heading, label, sentence } from '#schemas/fields/text.ts';
import type { SchemaContext } from '#schemas/schema-context.ts';

const calendarFields = {
  heading: heading('Upcoming events'),
  embedTitle: label('The next events, in Google Calendar').describe('The accessible name of the frame.'),
  linkLabel: label('Open in Google Calendar').describe('The link that opens the same in Google Calendar.'),
  loadingText: label('The calendar loads here').describe('In the frame, until it has loaded.'),
};

/** `pages/schedule.yaml`: the content of Schedule. */
export const schedulePageSchema = ({ image }: SchemaContext) =>
  strictObject({
    ...pageMeta,
    banner: banner(image),
    upcoming: strictObject({
      ...calendarFields,
      show: z
        .enum(
          ['embed', 'list'],
          "embed (the frame of Google Calendar) or list (the events in the page's own text)",
        )
        .describe(
          'embed: the frame of Google Calendar; list: the events as text, as they are when the site is built: embed, list.',
        ),
      emptyText: sentence('Nothing is entered for the coming weeks.').describe(
        'What the list says when the calendar has no event.',
      ),
      allDayLabel: label('All day').describe('Instead of the hours of an event that lasts all day.'),
      onlineLabel: label('Online').describe(
        'Instead of the place of an event, where that is only a web address.',
      ),
      showOnlineAddresses: z
        .boolean('the word true or the word false')
        .describe(
          'Whether web addresses in titles and places are shown, such as those of video calls, but without their passwords.',
        ),
      subscribe: feedLabels.describe('The links below the list, which add the calendar to one of their own.'),
    }).describe('The list of the next events, from the calendar.'),
    fullCalendar: strictObject(calendarFields).describe('The whole calendar, month by month.'),
    liturgies: strictObject({ heading: heading('Weekly liturgies') }).describe(
      'The weekly hours beside the events.',
    ),
  }).meta({
    title: 'Schedule',
    description:
      'The content of Schedule. The hours are in liturgies.yaml, the id of the calendar in church.yaml.',
  });
