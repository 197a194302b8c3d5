import { type CalendarDate, type DateFormat, formatDay } from '#dates.ts';
import type { Labels } from '#schemas/labels.ts';
import type { Liturgies } from '#schemas/liturgies.ts';
import type { Liturgy } from '#schemas/services.ts';

/**
 * The season of a weekly liturgy: `until April 3`, or `from March 8 until April 3` before it begins.
 *
 * @param today the date in the parish's time zone
 * @returns an empty text for a liturgy without a season
 */
export function formatSeason(
  { firstDate, lastDate }: Season,
  today: CalendarDate,
  labels: ServiceLabels,
  dateFormat?: DateFormat,
): string {
  const from =
    firstDate && firstDate > today ? `${labels.fromLabel} ${formatDay(firstDate, dateFormat)}` : '';
  const until = lastDate ? `${labels.untilLabel} ${formatDay(lastDate, dateFormat)}` : '';
  return [from, until].filter(Boolean).join(' ');
}

type ServiceLabels = Pick<Liturgies['labels'], 'fromLabel'> & Pick<Labels, 'untilLabel'>;
type Season = Pick<Liturgy, 'firstDate' | 'lastDate'>;
