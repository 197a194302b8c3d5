import type { z } from 'astro/zod';
import { strictObject } from './object.ts';
import { label } from './text.ts';

/** The labels of the links that add a calendar feed to a visitor's calendar. */
export const feedLabelFields = {
  subscribeLabel: label('Add to your calendar').describe(
    'The button that shows the ways to add it to a calendar.',
  ),
  googleLabel: label('Google Calendar').describe(
    'The link that subscribes in Google Calendar, which then follows every change.',
  ),
  appLabel: label('Apple Calendar or Outlook').describe(
    'The link that subscribes in the calendar app of a phone or computer, which then follows every change.',
  ),
  downloadLabel: label('Download (.ics)').describe(
    'The link that downloads it once, for calendars that cannot subscribe.',
  ),
};

export const feedLabels = strictObject(feedLabelFields);
export type FeedLabels = z.infer<typeof feedLabels>;
