import { type CalendarDate, formatDay } from '#dates.ts';
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
): string {
  const from = firstDate && firstDate > today ? `${labels.fromLabel} ${formatDay(firstDate)}` : '';
  const until = lastDate ? `${labels.untilLabel} ${formatDay(lastDate)}` : '';
  return [from, until].filter(Boolean).join(' ');
}

type ServiceLabels = Liturgies['labels'] & Pick<Labels, 'untilLabel'>;
type Season = Pick<Liturgy, 'firstDate' | 'lastDate'>;
