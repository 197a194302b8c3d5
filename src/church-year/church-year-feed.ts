import { addDays, type CalendarDate } from '#time/dates.ts';
import type { Church } from '#church/schema.ts';
import type { ChurchYear } from './schema.ts';
import { arabicOnly, en } from '#language/words.ts';
import { createFeed, type FeedOptions } from '#church/feed.ts';
import { occurrencesIn } from './church-year.ts';
import { toCoptic } from '#time/coptic-calendar.ts';
import { formatCopticDates } from './church-year-text.ts';

/**
 * The feasts and fasts as a calendar feed: all-day events of the current Coptic year, the one before, because calendar
 * apps delete what a feed has no more, and the two that follow. A fast is one event over all its days. The description has the rank and the Coptic date too; in Arabic
 * it has only them. The weekly fast is left out, because it would fill every calendar.
 */
export function churchYearFeed(
  churchYear: ChurchYear,
  church: Pick<Church, 'name' | 'eventIdSuffix'>,
  today: CalendarDate,
  options: Pick<FeedOptions, 'urls' | 'revised' | 'locale' | 'name'>,
): string {
  const { locale, name: title = `${church.name}: ${churchYear.heading}` } = options;
  const feed = createFeed({ ...options, church, name: title, product: 'Feasts and fasts' });
  const { year } = toCoptic(today);
  const occurrences = [-1, 0, 1, 2].flatMap((it) => occurrencesIn(churchYear, year + it));
  for (const occurrence of occurrences) {
    const { id, name, arabic, text, rank, copticYear, firstDate, lastDate, isOmitted } = occurrence;
    if (isOmitted) continue;
    const rankAndDates = locale
      ? `${locale.words.ranks[rank]}، ${formatCopticDates(occurrence, arabicOnly.months, locale.range)} ${arabicOnly.era}`
      : `${en.ranks[rank]}, ${formatCopticDates(occurrence, churchYear.months)}`;
    feed.addEvent(`${id}.${copticYear}`, {
      allDay: true,
      // Dates are midnight in UTC, and DTEND is the day after the last one.
      timezone: 'UTC',
      start: new Date(firstDate),
      end: new Date(addDays(lastDate, 1)),
      summary: (locale && arabic) ?? name,
      description: locale ? rankAndDates : `${text}\n${rankAndDates}`,
    });
  }
  return feed.toString();
}
