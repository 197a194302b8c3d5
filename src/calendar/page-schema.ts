import { z } from 'astro/zod';
import { heading, pageFields, section, strictObject } from '#content-model/fields.ts';

export const schedulePageSchema = strictObject({
  ...pageFields,
  upcoming: strictObject({
    heading: heading('Upcoming events'),
    show: z
      .enum(
        ['embed', 'list'],
        "embed (the frame of Google Calendar) or list (the events in the page's own text)",
      )
      .describe(
        'embed: the frame of Google Calendar; list: the events as text, as they are when the site is built: embed, list.',
      ),
  }).describe('The list of the next events, from the calendar.'),
  fullCalendar: section('Full calendar').describe('The whole calendar, month by month.'),
  liturgies: section('Weekly liturgies').describe('The weekly hours beside the events.'),
}).meta({
  title: 'Schedule',
  description:
    'The content of Schedule. The hours are in liturgies.yaml, the id of the calendar in church.yaml.',
});
