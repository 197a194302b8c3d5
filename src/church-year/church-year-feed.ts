import { addDays, type CalendarDate } from '#time/dates.ts';
import type { Page } from '#content-model/page-names.ts';
import type { Church } from '#church/schema.ts';
import type { ChurchYear } from './schema.ts';
import { currentWords } from '#language/current-language.ts';
import { fillTemplate } from '#language/templates.ts';
import { createFeed, type FeedOptions } from '#site/feed.ts';
import { occurrencesIn } from './church-year.ts';
import { toCoptic } from '#time/coptic-calendar.ts';
import { formatCopticDates, formatNight } from './church-year-text.ts';

/** When a day of the Church begins that begins in the evening: all day, it would be on the day before too. Local time, everywhere. */
const NIGHTFALL = '18:00:00';

/**
 * The feasts and fasts of four Coptic years as a calendar feed. The year before the current one is among them, because calendar apps
 * delete what a feed has no more. The weekly fast would fill every calendar.
 * @param options `urlOf` the page of a Gospel
 * @param sundays with their Gospels, if the parish wants them in it
 */
export function churchYearFeed(
  churchYear: ChurchYear,
  church: Pick<Church, 'name' | 'eventIdSuffix'>,
  today: CalendarDate,
  options: Pick<FeedOptions, 'urls' | 'revised'> & { urlOf?: (page: Page) => string },
  sundays: readonly {
    date: CalendarDate;
    name?: string | undefined;
    gospel: string;
    page?: Page | undefined;
  }[] = [],
) {
  const { feeds, ranks, separator, afterResurrection } = currentWords();
  const title = fillTemplate(feeds['church-year'], { name: church.name, heading: churchYear.heading });
  const feed = createFeed({ ...options, church, name: title, product: 'Feasts and fasts' });
  const { year } = toCoptic(today);
  const occurrences = [-1, 0, 1, 2].flatMap((it) => occurrencesIn(churchYear.observances, year + it));
  for (const occurrence of occurrences.filter(({ isOmitted }) => !isOmitted)) {
    const { id, name, text, rank, copticYear, firstDate, lastDate, evening, isPostponed } = occurrence;
    feed.addEvent(`${id}.${copticYear}`, {
      // Dates are midnight in UTC, and DTEND is the day after the last one.
      ...(evening
        ? { floating: true, start: new Date(`${addDays(firstDate, -1)}T${NIGHTFALL}Z`) }
        : { allDay: true, timezone: 'UTC', start: new Date(firstDate) }),
      end: new Date(addDays(lastDate, 1)),
      summary: isPostponed ? `${name} (${afterResurrection})` : name,
      description: [
        text,
        ...(evening ? [formatNight(occurrence).join(' ')] : []),
        ranks[rank] + separator + formatCopticDates(occurrence, churchYear.months),
      ].join('\n'),
    });
  }
  for (const { date, name, gospel, page } of sundays) {
    feed.addEvent(`gospel.${date}`, {
      allDay: true,
      timezone: 'UTC',
      start: new Date(date),
      end: new Date(addDays(date, 1)),
      summary: [name, gospel].filter(Boolean).join(separator),
      ...(page && { url: options.urlOf?.(page) ?? options.urls.page }),
    });
  }
  return feed.toString();
}
