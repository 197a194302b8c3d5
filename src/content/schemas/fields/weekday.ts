import { z } from 'astro/zod';

/** The order in which the site lists the days: Sunday is last. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A day of the week. */
export const weekday = z.enum(weekdays, 'a day of the week in English, such as Sunday');
export type Weekday = z.infer<typeof weekday>;
