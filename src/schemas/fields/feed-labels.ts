import type { z } from 'astro/zod';
import { strictObject } from './object.ts';
import { label } from './text.ts';

/** What adds a calendar feed to a visitor's calendar. The labels that all feeds share are in `labels.yaml`. */
export const feedLabelFields = {
  subscribeLabel: label('Add to your calendar').describe(
    'The button that shows the ways to add it to a calendar.',
  ),
  downloadLabel: label('Download (.ics)').describe(
    'The link that downloads it once, for calendars that cannot subscribe.',
  ),
};

export const feedLabels = strictObject(feedLabelFields);
export type FeedLabels = z.infer<typeof feedLabels>;
