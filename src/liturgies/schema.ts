import { z } from 'astro/zod';
import { type Hours, minutesOf } from '#time/time-of-day.ts';
import {
  calendarDate,
  checkPeriod,
  id,
  label,
  optional,
  optionalList,
  pattern,
  placeholder,
  type Report,
  rule,
  strictObject,
  text,
  timeOfDay,
  translationsOf,
  uniqueIds,
  weekday,
  weekOfMonth,
  yearlyDate,
} from '#content-model/fields.ts';

const serviceName = (example: string) => text({ max: 40, example });
const language = optional(
  text({ max: 40, example: 'English and Arabic' }),
  'In which language or languages it is prayed',
);

/** 'Sunday' is the liturgy 'sunday'. */
const liturgyId = pattern(
  /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
  'the id of a liturgy, such as sunday or wednesday-lent',
)
  .max(60)
  .toLowerCase();
const place = optional(
  text({ max: 40, example: 'Chapel' }),
  'Where it is held, when another is held elsewhere at the same time',
);

const gospel = optional(
  z.boolean('true, or no such line'),
  'true, when the Gospel of the day is read at it',
  'only where it has the usual name of a liturgy',
);
const weeklyName = serviceName('Vespers');

const liturgy = strictObject({
  id: liturgyId.describe('A unique name for each liturgy; it should stay the same when the hours change.'),
  day: weekday.describe('The day of the week, in English.'),
  week: optional(
    weekOfMonth,
    'On which of these days of each month it is held: first, second, third, fourth or last',
    'every week',
  ),
  startTime: timeOfDay.describe('When it starts: hour, colon, minutes, AM or PM.'),
  endTime: timeOfDay.describe(
    'When it ends, in the same format; after midnight, when it is earlier than the start.',
  ),
  name: optional(weeklyName, 'Its name, where it is not the usual one', 'the usual name below').meta({
    translatable: 'beside',
  }),
  translations: translationsOf('name', weeklyName),
  gospel,
  language: language.meta({ ask: { need: 'decision', once: true } }),
  place,
  firstDate: optional(calendarDate, 'The first day of its season: year, month, day', 'since always'),
  lastDate: optional(calendarDate, 'The last day of its season: year, month, day', 'for good').meta({
    expires: true,
  }),
  replaces: optional(
    liturgyId,
    'The id of the liturgy in whose place it is held in its season, or with a week of the month on its own days',
    'it is held beside the others',
  ),
  // Nobody may come at the wrong hour.
  placeholder: placeholder
    .describe("Marks invented hours. Remove it once the church's own hours are here.")
    .meta({
      ask: { need: 'essential', while: [true] },
      expected: "The church's own hours; then delete 'placeholder: true'.",
    }),
}).check(
  rule(({ firstDate, lastDate, ...hours }, report) => {
    if (firstDate && lastDate && lastDate < firstDate)
      report(['lastDate'], `a date after ${firstDate}, when this season begins`);
    checkHours(hours, 'weekly', report);
  }),
);

const reason = text({ max: 60, example: 'Snow' });

const liturgyChange = strictObject({
  liturgy: liturgyId.describe('The id of the liturgy in the list above.'),
  date: calendarDate.describe('The day: year, month, day.').meta({ expires: true }),
  canceled: z
    .boolean('the word true, or no such line and other hours instead')
    .optional()
    .describe('true, when there is no liturgy on that day.'),
  startTime: timeOfDay.optional().describe('Or the hours of that day: when it starts.'),
  endTime: timeOfDay.optional().describe('And when it ends.'),
  reason: optional(reason, 'Why, in a few words').meta({ translatable: 'beside' }),
  translations: translationsOf('reason', reason),
}).check(
  rule(({ canceled, startTime, endTime }, report) => {
    const given = [startTime && 'startTime', endTime && 'endTime'].filter(Boolean).join(' and ');
    if (canceled) {
      if (given) report(['canceled'], `no ${given} beside 'canceled: true'; or hours, and no such line`);
    } else if (startTime && endTime) checkHours({ startTime, endTime }, 'special', report);
    else if (startTime) report(['endTime'], 'an endTime too');
    else if (endTime) report(['startTime'], 'a startTime too');
    else report(['canceled'], "either 'canceled: true', or a startTime and an endTime");
  }),
);

const specialName = serviceName('Nativity Eve Liturgy');

const specialService = strictObject({
  name: specialName.describe('Its name.').meta({ translatable: 'beside' }),
  translations: translationsOf('name', specialName),
  date: calendarDate.describe('The day on which it starts: year, month, day.').meta({ expires: true }),
  startTime: timeOfDay.describe('When it starts.'),
  endTime: timeOfDay.describe('When it ends; after midnight, when it is earlier than the start.'),
  gospel,
  language,
  place,
}).check(rule((service, report) => checkHours(service, 'special', report)));

const pause = strictObject({
  id: id.describe('A unique name for each pause.'),
  text: text({
    max: 160,
    example: 'The weekly liturgies are not held in Holy Week.',
    variables: ['eve'],
  }).describe(
    'What the site says on these days, in a sentence. Its dates are before it, unless it has {eve}: the evening before the first day. At the beginning or after a colon, {eve} is "this evening" on that day.',
  ),
  weekly: optional(
    text({ max: 160, example: 'The weekly liturgy is not held on the day of the feast.' }),
    'A sentence about the weekly liturgy, which is shown only in years in which one falls on these days',
  ),
  firstDate: yearlyDate.describe(
    'The first day, such as 29 Koiak or 6 days before Pascha (the Resurrection).',
  ),
  lastDate: optional(yearlyDate, 'The last day, in the same words', 'it is one day'),
}).check(rule(checkPeriod));

export const liturgiesSchema = strictObject({
  confirmedOn: optional(
    calendarDate,
    'The day on which somebody last confirmed that these hours are right. The weekly report asks again after half a year',
  ),
  liturgies: optionalList(liturgy, 'id: …')
    .check(uniqueIds)
    .describe(
      'The weekly liturgies. The site shows them in the order of the week, whatever their order here.',
    ),
  changes: optionalList(liturgyChange, 'liturgy: …').describe(
    'A liturgy that is canceled, or has other hours, on one day. Past entries may stay.',
  ),
  specialServices: optionalList(specialService, 'name: …').describe(
    'Services on one day beside the weekly ones. Past entries may stay.',
  ),
  pauses: optionalList(pause, 'id: …')
    .check(uniqueIds)
    .describe(
      'The days of the church year on which the weekly liturgies are not held. A change with hours, or a special service, on such a day is shown.',
    ),
  usualLiturgy: strictObject({
    name: label('Divine Liturgy').describe('The usual name of a liturgy.'),
  }).describe(
    'What a liturgy without a name of its own is called in changes, and in the calendar feed with the same hours.',
  ),
}).meta({
  title: 'Liturgies',
  description: 'The weekly liturgies, their changes and pauses, and special services.',
});

/** A mistake at noon or midnight makes a service longer: 9:00 PM to 12:30 PM. */
const maxHours = { weekly: 10, special: 14 };

function checkHours(hours: Hours, kind: keyof typeof maxHours, report: Report) {
  const { start, end } = minutesOf(hours);
  if (end - start <= maxHours[kind] * 60) return;
  report(
    ['endTime'],
    `a time at most ${maxHours[kind]} hours after ${hours.startTime}, when it starts; an earlier one is after midnight. Midnight is 12:00 AM, noon is 12:00 PM`,
  );
}

export type LiturgiesFile = z.infer<typeof liturgiesSchema>;
export type Liturgy = z.infer<typeof liturgy>;
export type LiturgyChange = z.infer<typeof liturgyChange>;
export type SpecialService = z.infer<typeof specialService>;
export type Pause = z.infer<typeof pause>;
