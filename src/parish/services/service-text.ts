import { type CalendarDate, formatDay, formatWeekday } from '#dates.ts';
import type { Labels } from '#schemas/labels.ts';
import type { Liturgies } from '#schemas/liturgies.ts';
import type { Liturgy } from '#schemas/services.ts';
import { formatTimeRange } from './hours.ts';
import type { PausedDays } from './pauses.ts';
import { currentLiturgies, type Service } from './services.ts';

/**
 * The weekly liturgies of the coming days, one text each: `Friday 9:00 AM–12:00 PM until April 23`.
 *
 * @param today the date in the parish's time zone
 */
export function formatWeeklyHours({ liturgies, labels }: WeeklyHours, today: CalendarDate): string[] {
  return currentLiturgies(liturgies, today).map((liturgy) =>
    [
      liturgy.day,
      liturgy.name,
      formatTimeRange(liturgy),
      formatSeason(liturgy, today, labels),
      liturgy.language && `(${liturgy.language})`,
    ]
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

/**
 * @returns a change, a special service or a pause on one line: `Sunday, December 6: Canceled: Divine Liturgy 8:30–11:30 AM
 *   (Snow)`
 */
export function formatService(change: Service | PausedDays, labels: ServiceLabels): string {
  if (change.status === 'pause') {
    const dates = [...new Set([change.firstDate, change.lastDate])].map(formatWeekday);
    return `${dates.join(' – ')}: ${change.text}`;
  }
  const { name, date, hours, status, usual, reason, language } = change;
  const text = [
    `${formatWeekday(date)}:`,
    status === 'canceled' && `${labels.canceledLabel}:`,
    name,
    formatTimeRange(hours),
    usual && `${labels.insteadOfLabel} ${formatTimeRange(usual)}`,
    language && `(${language})`,
    reason && `(${reason})`,
  ];
  return text.filter(Boolean).join(' ');
}

/** The words around the hours. */
export type ServiceLabels = Liturgies['labels'] & Pick<Labels, 'untilLabel'>;
type WeeklyHours = Pick<Liturgies, 'liturgies'> & { labels: ServiceLabels };
type Season = Pick<Liturgy, 'firstDate' | 'lastDate'>;
