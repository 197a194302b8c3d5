import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import type { ImageReader } from '../pieces/picture.ts';
import { heading, label } from '../pieces/text.ts';

const calendar = group({
  heading: heading('Upcoming events'),
  embedTitle: label('The next events, in Google Calendar'),
  linkLabel: label('Open in Google Calendar'),
});

/** `pages/schedule.yaml`: the words of Schedule. */
export const schedulePageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    upcoming: calendar,
    calendar,
    liturgies: group({ heading: heading('Weekly liturgies') }),
  });

export type SchedulePage = z.infer<ReturnType<typeof schedulePageSchema>>;
