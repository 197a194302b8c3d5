import type { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { banner, pageMeta } from '../fields/page.ts';
import type { ImageReader } from '../fields/image.ts';
import { heading, label } from '../fields/text.ts';

const calendar = strictObject({
  heading: heading('Upcoming events'),
  embedTitle: label('The next events, in Google Calendar').describe('The accessible name of the frame.'),
  linkLabel: label('Open in Google Calendar').describe('The link that opens the same in Google Calendar.'),
});

/** `pages/schedule.yaml`: the content of Schedule. */
export const schedulePageSchema = (image: ImageReader) =>
  strictObject({
    ...pageMeta,
    banner: banner(image),
    upcoming: calendar.describe('The list of the next events, from the calendar.'),
    calendar: calendar.describe('The whole calendar, month by month.'),
    liturgies: strictObject({ heading: heading('Weekly liturgies') }).describe(
      'The weekly hours beside the events.',
    ),
  }).meta({
    title: 'Schedule',
    description:
      'The content of Schedule. The hours are in liturgies.yaml, the id of the calendar in church.yaml.',
  });

export type SchedulePage = z.infer<ReturnType<typeof schedulePageSchema>>;
