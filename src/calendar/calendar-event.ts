import { mapTexts } from '#content-model/content-path.ts';
import { currentWords } from '#language/current-language.ts';
import { fillTemplate } from '#language/templates.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { Hours } from '#time/time-of-day.ts';

/** In the parish's time zone. */
export interface CalendarEvent {
  title: string;
  place?: string;
  /** Where it is held online, there or also at the place. */
  online?: string;
  firstDate: CalendarDate;
  /** Inclusive. */
  lastDate: CalendarDate;
  /** Left out for all-day events. */
  hours?: Hours;
  /** `2026-12-06T08:30:00-05:00`; of all-day events the first and the last date. */
  start: string;
  end: string;
}

/** In the current language: the loader writes `{online}` in place of a URL. */
export const inWords = (event: CalendarEvent): CalendarEvent =>
  mapTexts(event, (text) => fillTemplate(text, { online: currentWords().online })) as CalendarEvent;
