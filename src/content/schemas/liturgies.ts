import { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { label } from './pieces/text.ts';
import { minutesOf, timeOfDay } from './pieces/time-of-day.ts';

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

const liturgy = group({
  id: id.describe('A name of its own for each liturgy; it should stay the same when the hours change.'),
  day: z.enum(weekdays, dayExpected).describe('The day of the week, in English.'),
  starts: timeOfDay.describe('When it starts: hour, colon, minutes, AM or PM.'),
  ends: timeOfDay.describe('When it ends, written the same way.'),
});

/** `liturgies.yaml`: the liturgies of every week. They come out in the order of the week. */
export const liturgiesSchema = () =>
  group({
    liturgies: listWithIds(liturgy, 'liturgies')
      .superRefine(checkHours)
      .transform(inOrderOfTheWeek)
      .describe('The liturgies. The site shows them in the order of the week, whatever their order here.'),
    calendar: group({
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
  for (const [index, { day, starts, ends }] of liturgies.entries()) {
    if (minutesOf(ends) <= minutesOf(starts)) {
      const message = `a time after ${starts}, when this liturgy starts`;
      context.addIssue({ code: 'custom', path: [index, 'ends'], message, input: ends });
      continue;
    }
    const other = liturgies
      .slice(0, index)
      .find(
        (it) =>
          it.day === day && minutesOf(it.starts) < minutesOf(ends) && minutesOf(starts) < minutesOf(it.ends),
      );
    if (other) {
      const message = `hours that do not overlap the liturgy '${other.id}', on ${day} from ${other.starts} to ${other.ends}`;
      context.addIssue({ code: 'custom', path: [index, 'starts'], message, input: starts });
    }
  }
}

function inOrderOfTheWeek(liturgies: Liturgy[]): Liturgy[] {
  return liturgies.toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || minutesOf(a.starts) - minutesOf(b.starts),
  );
}

export type Liturgies = z.infer<ReturnType<typeof liturgiesSchema>>;
export type Liturgy = z.infer<typeof liturgy>;
export type Weekday = Liturgy['day'];
