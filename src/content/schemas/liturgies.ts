import { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
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
  id,
  day: z.enum(weekdays, dayExpected),
  starts: timeOfDay,
  ends: timeOfDay,
});

/** `liturgies.yaml`: the liturgies of every week. They come out in the order of the week. */
export const liturgiesSchema = () =>
  group({
    liturgies: listWithIds(liturgy, 'liturgies').superRefine(checkHours).transform(inOrderOfTheWeek),
  });

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

export type Liturgy = z.infer<typeof liturgy>;
export type Weekday = Liturgy['day'];
