import { z } from 'astro/zod';
import { strictObject } from './fields/strict-object.ts';
import { calendarDate } from './fields/calendar-date.ts';
import { feedLabelFields } from './fields/feed-labels.ts';
import { id } from './fields/id.ts';
import { arrayWithUniqueIds } from './fields/array-with-unique-ids.ts';
import { heading, label, text } from './fields/text.ts';
import { placeholder } from './fields/placeholder.ts';
import { optionalList } from './fields/optional-list.ts';
import { timeOfDay } from './fields/time-of-day.ts';
import { weekday } from './fields/weekday.ts';
import { checkChanges, checkLiturgies, checkSpecialServices, sortByWeekday } from './liturgy-rules.ts';

const canceledExpected = 'the word true, or no such line and other hours instead';
const serviceName = (example: string) => text({ max: 40, example });

const liturgy = strictObject({
  id: id.describe('A unique name for each liturgy; it should stay the same when the hours change.'),
  day: weekday.describe('The day of the week, in English.'),
  startTime: timeOfDay.describe('When it starts: hour, colon, minutes, AM or PM.'),
  endTime: timeOfDay.describe('When it ends, in the same format.'),
  name: serviceName('Vespers')
    .optional()
    .describe('Its name, where it is not the usual one (may be left out: the eventName below).'),
  firstDate: calendarDate
    .optional()
    .describe('The first day of its season: year, month, day (may be left out: since always).'),
  lastDate: calendarDate
    .optional()
    .describe('The last day of its season: year, month, day (may be left out: for good).'),
  placeholder: placeholder.describe("Marks invented hours. Remove it once the church's own hours are here."),
});

const change = strictObject({
  liturgy: id.describe('The id of the liturgy in the list above.'),
  date: calendarDate.describe('The day: year, month, day.'),
  canceled: z.boolean(canceledExpected).optional().describe('true, when there is no liturgy on that day.'),
  startTime: timeOfDay.optional().describe('Or the hours of that day: when it starts.'),
  endTime: timeOfDay.optional().describe('And when it ends.'),
  reason: text({ max: 60, example: 'Snow' }).optional().describe('Why, in a few words (may be left out).'),
});

const specialService = strictObject({
  name: serviceName('Nativity Eve Liturgy').describe('Its name.'),
  date: calendarDate.describe('The day on which it starts: year, month, day.'),
  startTime: timeOfDay.describe('When it starts.'),
  endTime: timeOfDay.describe('When it ends; after midnight, when it is earlier than the start.'),
});

/** `liturgies.yaml`: the services. Parsing sorts the weekly liturgies by weekday and start time. */
export const liturgiesSchema = () =>
  strictObject({
    liturgies: arrayWithUniqueIds(liturgy, 'liturgies')
      .superRefine(checkLiturgies)
      .transform(sortByWeekday)
      .describe(
        'The weekly liturgies. The site shows them in the order of the week, whatever their order here.',
      ),
    changes: optionalList(change, 'liturgy: …').describe(
      'A liturgy that is canceled, or has other hours, on one day. Past entries may stay.',
    ),
    specialServices: optionalList(specialService, 'name: …')
      .superRefine(checkSpecialServices)
      .describe('Services on one day beside the weekly ones. Past entries may stay.'),
    labels: strictObject({
      changesHeading: heading('Changes and special services').describe(
        'The heading of the changes and special services of the coming weeks.',
      ),
      canceledLabel: label('Canceled').describe('Before a liturgy that is canceled.'),
      insteadOfLabel: label('instead of').describe('Between the hours of that day and the usual ones.'),
      fromLabel: label('from').describe('Before the first day of a season.'),
      untilLabel: label('until').describe('Before the last day of a season.'),
      moreLabel: label('All changes on Schedule').describe(
        'The link to Schedule on Home, where there are more changes than Home shows.',
      ),
    }).describe('The words around the hours.'),
    calendar: strictObject({
      eventName: label('Divine Liturgy').describe('The usual name of a liturgy.'),
      ...feedLabelFields,
    }).describe('The calendar feed with the same hours, which visitors can add to their own calendar.'),
  })
    .superRefine(checkChanges)
    .meta({ title: 'Liturgies', description: 'The weekly liturgies, their changes, and special services.' });

export type Liturgies = z.infer<ReturnType<typeof liturgiesSchema>>;
export type Liturgy = z.infer<typeof liturgy>;
export type LiturgyChange = z.infer<typeof change>;
export type SpecialService = z.infer<typeof specialService>;
