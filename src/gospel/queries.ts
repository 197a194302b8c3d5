import { getChurch } from '#church/queries.ts';
import { churchDay } from '#church-year/church-year.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { getReadings } from '#readings/queries.ts';
import { formatReferences } from '#readings/reading-text.ts';
import type { Page } from '#content-model/page-names.ts';
import { gospelsOfYear, nearestDays, readingOn, SUNDAY_PAGE } from '#readings/readings.ts';
import { gospelPage, parseReferences } from '#readings/references.ts';
import { currentWords, inLanguage } from '#language/current-language.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import { type DatedReading, formatReadingDay, gospelsAround } from '#liturgies/coming-readings.ts';
import { getServices } from '#liturgies/queries.ts';
import { addDays, nextWeekday } from '#time/dates.ts';
import { folderOf, getLanguages, getToday } from '#site/queries.ts';

/** The next Gospel, that of the coming Sunday, and each Gospel of the year. The URLs of the last two stay. */
export async function getStaticPaths() {
  const gospels = gospelsOfYear(await getReadings());
  if (gospels.length === 0) return [];
  const paths = (await getLanguages()).map((language) =>
    inLanguage(language, async () => {
      const readings = await getReadings();
      const today = await getToday();
      const around = gospelsAround(readings, await getServices(), today);
      const date = nextWeekday(today, 'Sunday');
      const reading = readingOn(readings, date);
      const sunday = { next: reading && { ...reading, date }, others: around.others };
      const days = nearestDays(readings, today);
      const pages = [
        { page: 'Gospel' as Page, around, day: dayOf(around.next) },
        { page: SUNDAY_PAGE as Page, around: sunday, day: dayOf(sunday.next) },
        ...gospels.map((references) => {
          const page = gospelPage(references);
          return { page, references, around, day: days.get(page) };
        }),
      ];
      return pages.map((props) => ({
        params: { locale: folderOf(language), reference: props.page.split('/')[1] },
        props: { references: undefined, ...props },
      }));
    }),
  );
  return (await Promise.all(paths)).flat();
}

/** The day of a feast, also of one that is read on the evening before. */
const dayOf = (reading?: DatedReading) =>
  reading && { date: reading.isEve ? addDays(reading.date, 1) : reading.date, name: reading.name };

/**
 * @param references of a Gospel of the year; without them it is that of the next liturgy or Sunday, with its day
 * @param day on which it is read: its name and its medallion are in link previews. They have no date and no hours, because a preview in
 *   a group outlives a cancellation
 */
export async function getGospel({ page, references, around: { next, others }, day }: GospelProps) {
  const words = currentWords();
  const { name } = await getChurch();
  const shown = references ?? next?.references;
  const gospel = shown && formatReferences(parseReferences(shown));
  const date = !references && next && capitalize(formatReadingDay(next));
  const label =
    references && gospel ? gospel : page === SUNDAY_PAGE ? words.thisSundaysGospel : words.nextGospel;
  const named = [day?.name, gospel].filter(Boolean).join(words.separator);
  return {
    page,
    references: shown,
    eyebrow: [words.gospel, date].filter(Boolean).join(words.colon),
    heading: references ? label : (next?.name ?? label),
    others: others.filter((it) => it.references !== shown).slice(0, 5),
    content: {
      label,
      title: `${references ? named : label} · ${name}`,
      description: references
        ? fillTemplate(words.gospelDescription, { gospel: named, name })
        : [label, named].filter(Boolean).join(words.colon),
      isGospel: true,
      medallion: day && churchDay(await getChurchYear(), day.date).pictured?.image,
    },
  };
}

type GospelProps = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];
