import { z } from 'astro/zod';
import { strictObject } from './fields/strict-object.ts';
import { id } from './fields/id.ts';
import { arrayWithUniqueIds } from './fields/array-with-unique-ids.ts';
import { label } from './fields/text.ts';
import { parseTime, timeOfDay } from './fields/time-of-day.ts';

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

const dayExpected = 'a day of the week in English, such as Sunday';

const liturgy = strictObject({
  id: id.describe('A unique name for each liturgy; it should stay the same when the hours change.'),
  day: z.enum(weekdays, dayExpected).describe('The day of the week, in English.'),
  startTime: timeOfDay.describe('When it starts: hour, colon, minutes, AM or PM.'),
  endTime: timeOfDay.describe('When it ends, in the same format.'),
});

/** `liturgies.yaml`: the weekly liturgies. Parsing sorts them by weekday and start time. */
export const liturgiesSchema = () =>
  strictObject({
    liturgies: arrayWithUniqueIds(liturgy, 'liturgies')
      .superRefine(checkHours)
      .transform(sortByWeekday)
      .describe('The liturgies. The site shows them in the order of the week, whatever their order here.'),
    calendar: strictObject({
      eventName: label('Divine Liturgy').describe('The name of a liturgy in the calendar.'),
      subscribeLabel: label('Add to your calendar').describe(
        'The button that shows the three ways to add the hours to a calendar.',
      ),
      googleLabel: label('Google Calendar').describe(
        'The link that subscribes in Google Calendar, which then follows every change of the hours.',
      ),
      appLabel: label('Apple Calendar or Outlook').describe(
        'The link that subscribes in the calendar app of a phone or computer, which then follows every change of the hours.',
      ),
      downloadLabel: label('Download the hours (.ics)').describe(
        'The link that downloads the hours once, for calendars that cannot subscribe.',
      ),
    }).describe('The calendar feed with the same hours, which visitors can add to their own calendar.'),
  }).meta({ title: 'Liturgies', description: 'The weekly liturgies.' });

/** Each liturgy ends after it starts, and no two of a day overlap. */
function checkHours(liturgies: Liturgy[], context: z.RefinementCtx): void {
  for (const [index, { day, startTime, endTime }] of liturgies.entries()) {
    if (toMinutes(endTime) <= toMinutes(startTime)) {
      const message = `a time after ${startTime}, when this liturgy starts`;
      context.addIssue({ code: 'custom', path: [index, 'endTime'], message, input: endTime });
      continue;
    }
    const other = liturgies
      .slice(0, index)
      .find(
        (it) =>
          it.day === day &&
          toMinutes(it.startTime) < toMinutes(endTime) &&
          toMinutes(startTime) < toMinutes(it.endTime),
      );
    if (other) {
      const message = `hours that do not overlap the liturgy '${other.id}', on ${day} from ${other.startTime} to ${other.endTime}`;
      context.addIssue({ code: 'custom', path: [index, 'startTime'], message, input: startTime });
    }
  }
}

function sortByWeekday(liturgies: Liturgy[]): Liturgy[] {
  return liturgies.toSorted(
    (a, b) =>
      weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || toMinutes(a.startTime) - toMinutes(b.startTime),
  );
}

/** @returns minutes since midnight; NaN for a malformed time, with which Zod still runs the refinements of the list */
function toMinutes(time: string): number {
  return timeOfDay.safeParse(time).success ? parseTime(time).minutes : Number.NaN;
}

export type Liturgies = z.infer<ReturnType<typeof liturgiesSchema>>;
export type Liturgy = z.infer<typeof liturgy>;
export type Weekday = Liturgy['day'];
