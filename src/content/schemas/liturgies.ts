import { z } from 'astro/zod';
import { strictObject } from './fields/strict-object.ts';
import { id } from './fields/id.ts';
import { arrayWithUniqueIds } from './fields/array-with-unique-ids.ts';
import { label } from './fields/text.ts';
import { toMinutes, timeOfDay } from './fields/time-of-day.ts';

/** The days in the order in which the church's week is read out: its Sunday comes last and highest. */
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
  id: id.describe('A name of its own for each liturgy; it should stay the same when the hours change.'),
  day: z.enum(weekdays, dayExpected).describe('The day of the week, in English.'),
  startTime: timeOfDay.describe('When it starts: hour, colon, minutes, AM or PM.'),
  endTime: timeOfDay.describe('When it ends, written the same way.'),
});

/** `liturgies.yaml`: the liturgies of every week. They come out in the order of the week. */
export const liturgiesSchema = () =>
  strictObject({
    liturgies: arrayWithUniqueIds(liturgy, 'liturgies')
      .superRefine(checkHours)
      .transform(sortByWeekday)
      .describe('The liturgies. The site shows them in the order of the week, whatever their order here.'),
    calendar: strictObject({
      eventName: label('Divine Liturgy').describe('What a liturgy is called there, and by search engines.'),
      subscribeLabel: label('Add to your calendar').describe(
        'The link that adds the calendar, which then follows every change of the hours.',
      ),
      downloadLabel: label('Download the hours (.ics)').describe(
        'The link that downloads the hours once, for calendars that cannot follow.',
      ),
    }).describe('The same hours as a calendar that visitors can add to their own.'),
  }).meta({ title: 'Liturgies', description: 'The liturgies of every week.' });

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

export type Liturgies = z.infer<ReturnType<typeof liturgiesSchema>>;
export type Liturgy = z.infer<typeof liturgy>;
export type Weekday = Liturgy['day'];
