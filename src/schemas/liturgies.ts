import { sortByWeekday } from '#time/liturgies.ts';
import { arrayWithUniqueIds, optionalList, uniqueIds } from './fields/list.ts';
import { strictObject } from './fields/object.ts';
import { rule } from './fields/rule.ts';
import { arabic, label } from './fields/text.ts';
import { checkChanges, checkLiturgies, checkReplacements, checkSpecialServices } from './liturgy-rules.ts';
import type { SchemaContext } from './schema-context.ts';
import { liturgy, liturgyChange, pause, specialService } from './services.ts';

/** `liturgies.yaml`: the services. Parsing sorts the weekly liturgies by weekday and start time. */
export const liturgiesSchema = ({ today }: SchemaContext) =>
  strictObject({
    liturgies: arrayWithUniqueIds(liturgy, 'liturgies')
      .check(rule(checkLiturgies))
      .check(rule(checkReplacements))
      .transform(sortByWeekday)
      .describe(
        'The weekly liturgies. The site shows them in the order of the week, whatever their order here.',
      ),
    changes: optionalList(liturgyChange, 'liturgy: …').describe(
      'A liturgy that is canceled, or has other hours, on one day. Past entries may stay.',
    ),
    specialServices: optionalList(specialService, 'name: …')
      .check(rule(checkSpecialServices))
      .describe('Services on one day beside the weekly ones. Past entries may stay.'),
    pauses: optionalList(pause, 'id: …')
      .check(uniqueIds)
      .describe(
        'The days of the church year on which the weekly liturgies are not held. A change with hours, or a special service, on such a day is shown.',
      ),
    feed: strictObject({
      eventName: label('Divine Liturgy').describe('The usual name of a liturgy.'),
      arabic: arabic({ max: 60, example: 'القداس الإلهي' }),
    }).describe(
      'What a liturgy without a name of its own is called in changes, and in the calendar feed with the same hours.',
    ),
  })
    .check(rule((content, report) => checkChanges(content, today, report)))
    .meta({
      title: 'Liturgies',
      description: 'The weekly liturgies, their changes and pauses, and special services.',
    });
