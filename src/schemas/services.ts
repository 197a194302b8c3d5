import { z } from 'astro/zod';
import { checkPeriod } from './church-year-rules.ts';
import { yearlyDate } from './fields/coptic-date.ts';
import { parseTime } from '#time/time-of-day.ts';
import { calendarDate, timeOfDay, weekday } from './fields/date-time.ts';
import { id } from './fields/list.ts';
import { placeholder, strictObject } from './fields/object.ts';
import { type Report, rule } from './fields/rule.ts';
import { arabic, text } from './fields/text.ts';

const canceledExpected = 'the word true, or no such line and other hours instead';
const serviceName = (example: string) => text({ max: 40, example });
const arabicName = arabic({ max: 40, example: 'صلاة العشية' });
const language = text({ max: 40, example: 'English and Arabic' })
  .optional()
  .describe('In which language or languages it is prayed (may be left out).');
const arabicLanguage = arabic({ max: 40, example: 'العربية والإنجليزية' });

/** A liturgy of every week, or of every week in a season. */
export const liturgy = strictObject({
  id: id.describe('A unique name for each liturgy; it should stay the same when the hours change.'),
  day: weekday.describe('The day of the week, in English.'),
  startTime: timeOfDay.describe('When it starts: hour, colon, minutes, AM or PM.'),
  endTime: timeOfDay.describe('When it ends, in the same format.'),
  name: serviceName('Vespers')
    .optional()
    .describe('Its name, where it is not the usual one (may be left out: the eventName below).'),
  arabic: arabicName,
  language: language.meta({ awaited: 'decision', awaitedOnce: true }),
  arabicLanguage,
  firstDate: calendarDate
    .optional()
    .describe('The first day of its season: year, month, day (may be left out: since always).'),
  lastDate: calendarDate
    .optional()
    .describe('The last day of its season: year, month, day (may be left out: for good).')
    .meta({ expires: true }),
  replaces: id
    .optional()
    .describe(
      'The id of the liturgy in whose place it is held in its season (may be left out: it is held beside the others).',
    ),
  // Nobody may come at the wrong hour.
  placeholder: placeholder
    .describe("Marks invented hours. Remove it once the church's own hours are here.")
    .meta({ need: 'essential', expected: "The church's own hours; then delete 'placeholder: true'." }),
}).check(
  rule(({ startTime, endTime, firstDate, lastDate }, report) => {
    if (firstDate && lastDate && lastDate < firstDate)
      report(['lastDate'], `a date after ${firstDate}, when this season begins`);
    checkHours(startTime, endTime, report);
  }),
);

/** A weekly liturgy that is canceled, or has other hours, on one day. */
export const liturgyChange = strictObject({
  liturgy: id.describe('The id of the liturgy in the list above.'),
  date: calendarDate.describe('The day: year, month, day.').meta({ expires: true }),
  canceled: z.boolean(canceledExpected).optional().describe('true, when there is no liturgy on that day.'),
  startTime: timeOfDay.optional().describe('Or the hours of that day: when it starts.'),
  endTime: timeOfDay.optional().describe('And when it ends.'),
  reason: text({ max: 60, example: 'Snow' }).optional().describe('Why, in a few words (may be left out).'),
  arabic: arabic({ max: 60, example: 'بسبب الثلوج' }),
}).check(
  rule(({ canceled, startTime, endTime }, report) => {
    if (canceled && (startTime ?? endTime)) {
      report(['canceled'], "no startTime and endTime beside 'canceled: true'; or hours, and no such line");
    } else if (!canceled && !(startTime && endTime)) {
      report(['canceled'], "either 'canceled: true', or a startTime and an endTime");
    } else if (startTime && endTime) {
      checkHours(startTime, endTime, report);
    }
  }),
);

/** A service on one day beside the weekly ones. */
export const specialService = strictObject({
  name: serviceName('Nativity Eve Liturgy').describe('Its name.'),
  arabic: arabicName,
  date: calendarDate.describe('The day on which it starts: year, month, day.').meta({ expires: true }),
  startTime: timeOfDay.describe('When it starts.'),
  endTime: timeOfDay.describe('When it ends; after midnight, when it is earlier than the start.'),
  language,
  arabicLanguage,
}).check(rule(({ startTime, endTime }, report) => checkHours(startTime, endTime, report, true)));

/** Days of every year on which the weekly liturgies are not held. */
export const pause = strictObject({
  id: id.describe('A unique name for each pause.'),
  text: text({ max: 120, example: 'Holy Week has hours of its own.' }).describe(
    'What the site says beside its dates, in a sentence.',
  ),
  arabic: arabic({ max: 120, example: 'لأسبوع الآلام مواعيد خاصة.' }),
  firstDate: yearlyDate.describe(
    'The first day, such as 29 Koiak or 6 days before Pascha (the Resurrection).',
  ),
  lastDate: yearlyDate
    .optional()
    .describe('The last day, in the same words (may be left out: it is one day).'),
}).check(rule(checkPeriod));

/** No service is longer. A mistake at noon or midnight makes one longer: 9:00 PM to 12:30 PM. */
const MAX_HOURS = 14;

function checkHours(startTime: string, endTime: string, report: Report, mayPassMidnight = false): void {
  const difference = parseTime(endTime).minutes - parseTime(startTime).minutes;
  const minutes = difference < 0 && mayPassMidnight ? difference + 24 * 60 : difference;
  if (minutes > 0 && minutes <= MAX_HOURS * 60) return;
  const expected = minutes > 0 ? `a time at most ${MAX_HOURS} hours after` : 'a time after';
  report(['endTime'], `${expected} ${startTime}, when it starts. Midnight is 12:00 AM, noon is 12:00 PM`);
}
