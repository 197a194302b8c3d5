import { addDays, type CalendarDate } from '#time/dates.ts';
import { parseTime } from '#time/time-of-day.ts';
import type { Hours } from '#time/time-of-day.ts';
import { isHeld, weeklyServiceOn } from '#time/services.ts';
import { parseContent } from '#content-tools/content-json-schema.ts';
import { describeValue } from '#content-tools/describe-value.ts';
import type { SchemaIssue } from './schema-issues.ts';

/**
 * Finds special services that overlap a weekly liturgy of the same day: it takes place, unless it is canceled, paused or
 * replaced. Past services are not checked.
 *
 * @param data of `liturgies.yaml`; nothing is found when it is not valid
 * @param today in UTC
 */
export function findOverlaps(data: unknown, today: CalendarDate): SchemaIssue[] {
  const services = parseContent('liturgies.yaml', data, today);
  return (services?.specialServices ?? []).flatMap(({ date, ...hours }, index) => {
    if (!services || date < addDays(today, -1)) return [];
    return services.liturgies
      .filter((liturgy) => {
        const service = weeklyServiceOn(services, liturgy, date);
        return service && isHeld(service) && overlap(service.hours, hours);
      })
      .slice(0, 1)
      .map(({ id }) => ({
        path: ['specialServices', index, 'startTime'],
        found: describeValue(hours.startTime),
        expected: `hours that do not overlap the liturgy '${id}' of this day; or below 'changes' an entry that cancels it: liturgy: ${id}, date: ${date}, canceled: true`,
      }));
  });
}

function overlap(a: Hours, b: Hours): boolean {
  const [first, second] = [a, b].map(({ startTime, endTime }) => {
    const [start, end] = [parseTime(startTime).minutes, parseTime(endTime).minutes];
    return { start, end: end < start ? end + 24 * 60 : end };
  });
  return first !== undefined && second !== undefined && first.start < second.end && second.start < first.end;
}
