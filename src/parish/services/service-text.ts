import { type CalendarDate, formatDay, formatWeekday } from '#dates.ts';
import type { Labels } from '#schemas/labels.ts';
import type { Liturgies } from '#schemas/liturgies.ts';
import type { Liturgy } from '#schemas/services.ts';
import { formatTimeRange } from './hours.ts';
import { currentLiturgies, type Service } from './services.ts';

/**
 * The weekly liturgies of the coming days, one text each: `Friday 9:00 AM–12:00 PM until April 23`.
 *
 * @param today the date in the parish's time zone
 */
export function formatWeeklyHours({ liturgies, labels }: WeeklyHours, today: CalendarDate): string[] {
  return currentLiturgies(liturgies, today).map((liturgy) =>
    [liturgy.day, liturgy.name, formatTimeRange(liturgy), formatSeason(liturgy, today, labels)]
      .filter(Boolean)
      .join(' '),
  );
}

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

/** @returns a change or a special service on one line: `Sunday, December 6: Canceled: Divine Liturgy 8:30–11:30 AM (Snow)` */
export function formatService(
  { name, date, hours, status, usual, reason }: Service,
  labels: ServiceLabels,
): string {
  const text = [
    `${formatWeekday(date)}:`,
    status === 'canceled' && `${labels.canceledLabel}:`,
    name,
    formatTimeRange(hours),
    usual && `${labels.insteadOfLabel} ${formatTimeRange(usual)}`,
    reason && `(${reason})`,
  ];
  return text.filter(Boolean).join(' ');
}

/** The words around the hours. */
export type ServiceLabels = Liturgies['labels'] & Pick<Labels, 'untilLabel'>;
type WeeklyHours = Pick<Liturgies, 'liturgies'> & { labels: ServiceLabels };
type Season = Pick<Liturgy, 'firstDate' | 'lastDate'>;
