import type { CalendarDate } from '#time/dates.ts';
import { formatEvening, formatLongDay } from '#language/dates.ts';
import { removeMarks } from '#language/fallback-marks.ts';
import { currentWords } from '#language/current-language.ts';
import { capitalize } from '#language/templates.ts';
import { formatServiceDay, formatTimeRange } from './hours.ts';
import { statusLabel } from './status.ts';
import type { Celebration } from './this-sunday.ts';

/**
 * @param today of the build: on the day of a feast itself, its evening is over
 * @returns the day of its first liturgy: `Sunday, November 29`; `Wednesday evening, January 6` where its hour is unknown
 */
export function formatCelebrationDay({ date, firstDate, services }: Day, today: CalendarDate) {
  const [first] = services;
  if (firstDate < date && date <= today) return formatLongDay(date);
  if (first) return formatServiceDay(first.service);
  return firstDate < date ? formatEvening(firstDate) : formatLongDay(date);
}

/**
 * @param url of its Gospel
 * @returns what a visitor sends to others, on three lines of plain text: whose liturgy it is, when, and what is read
 */
export function celebrationText(
  celebration: Day & Pick<Celebration, 'name' | 'reading'>,
  church: string,
  url: string,
  today: CalendarDate,
): string {
  const { colon, separator } = currentWords();
  const { name, services, reading } = celebration;
  const hours = services.flatMap(({ service }) => [
    [statusLabel(service), formatTimeRange(service.hours)].filter(Boolean).join(' '),
    service.place,
  ]);
  const what = [name, ...hours].filter(Boolean).join(separator);
  const day = capitalize(formatCelebrationDay(celebration, today));
  return removeMarks(
    [church, [day, what].filter(Boolean).join(colon), `${reading?.gospel}${colon}${url}`].join('\n'),
  );
}

type Day = Pick<Celebration, 'date' | 'firstDate' | 'services'>;
