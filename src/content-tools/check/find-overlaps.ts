import { addDays, type CalendarDate } from '#time/dates.ts';
import { hoursOverlap } from '#time/time-of-day.ts';
import { isHeld, weeklyServiceOn } from '#time/services.ts';
import { parseContent } from '#content-tools/content-json-schema.ts';
import { describeValue } from '#content-tools/describe-value.ts';
import type { SchemaIssue } from './schema-issues.ts';

/**
 * Finds special services that overlap a weekly liturgy of the same day, or in the night before or after it: it takes place,
 * unless it is canceled, paused or replaced. Past services are not checked.
 *
 * @param data of `liturgies.yaml`; nothing is found when it is not valid
 * @param today in UTC
 */
export function findOverlaps(data: unknown, today: CalendarDate): SchemaIssue[] {
  const services = parseContent('liturgies.yaml', data, today);
  return (services?.specialServices ?? []).flatMap(({ date, ...hours }, index) => {
    if (!services || date < addDays(today, -1)) return [];
    return [-1, 0, 1]
      .flatMap((days) => services.liturgies.map((liturgy) => ({ liturgy, days, date: addDays(date, days) })))
      .filter(({ liturgy, days, date }) => {
        const service = weeklyServiceOn(services, liturgy, date);
        return service && isHeld(service) && hoursOverlap(hours, service.hours, days);
      })
      .slice(0, 1)
      .map(({ liturgy: { id }, date }) => ({
        path: ['specialServices', index, 'startTime'],
        found: describeValue(hours.startTime),
        expected: `hours that do not overlap the liturgy '${id}' of ${date}; or below 'changes' an entry that cancels it: liturgy: ${id}, date: ${date}, canceled: true`,
      }));
  });
}
