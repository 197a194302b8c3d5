import { addDays, type CalendarDate } from '#time/dates.ts';
import type { Church } from '#schemas/church.ts';
import type { ChurchYear } from '#schemas/church-year.ts';
import { en } from '#i18n/en.ts';
import { createFeed, type FeedOptions } from '#parish/feed.ts';
import { occurrencesIn } from '#time/church-year.ts';
import { toCoptic } from '#time/coptic-calendar.ts';
import { formatCopticDates } from './church-year-text.ts';

/**
 * The feasts and fasts as a calendar feed: all-day events of the current Coptic year and the two that follow. A fast is
 * one event over all its days. The description has the rank and the Coptic date too. The weekly fast is left out, because it would fill every calendar.
 */
export function churchYearFeed(
  churchYear: ChurchYear,
  church: Pick<Church, 'name' | 'eventIdSuffix'>,
  today: CalendarDate,
  options: Pick<FeedOptions, 'urls' | 'revised'>,
): string {
  const name = `${church.name}: ${churchYear.heading}`;
  const feed = createFeed({ ...options, church, name, product: 'Feasts and fasts' });
  const { year } = toCoptic(today);
  const occurrences = [year, year + 1, year + 2].flatMap((it) => occurrencesIn(churchYear, it));
  for (const occurrence of occurrences) {
    const { id, name, text, rank, copticYear, firstDate, lastDate, isOmitted } = occurrence;
    if (isOmitted) continue;
    const copticDates = formatCopticDates(occurrence, churchYear.months);
    feed.addEvent(`${id}.${copticYear}`, {
      allDay: true,
      // Dates are midnight in UTC, and DTEND is the day after the last one.
      timezone: 'UTC',
      start: new Date(firstDate),
      end: new Date(addDays(lastDate, 1)),
      summary: name,
      description: `${text}\n${en.ranks[rank]}, ${copticDates}`,
    });
  }
  return feed.toString();
}
