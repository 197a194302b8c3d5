import { getChurch } from '#church/queries.ts';
import { getReadings } from '#readings/queries.ts';
import { formatReferences } from '#readings/reading-text.ts';
import type { Page } from '#content-model/page-names.ts';
import { gospelsOfYear, readingOn, SUNDAY_PAGE } from '#readings/readings.ts';
import { gospelPage, parseReferences } from '#readings/references.ts';
import { currentWords, inLanguage } from '#language/current-language.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import { formatReadingDay, gospelsAround } from '#liturgies/coming-readings.ts';
import { getServices } from '#liturgies/queries.ts';
import { nextWeekday } from '#time/dates.ts';
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
      const pages = [
        { page: 'Gospel' as Page, around },
        { page: SUNDAY_PAGE as Page, around: sunday },
        ...gospels.map((references) => ({ page: gospelPage(references), references, around })),
      ];
      return pages.map((props) => ({
        params: { locale: folderOf(language), reference: props.page.split('/')[1] },
        props: { references: undefined, ...props },
      }));
    }),
  );
  return (await Promise.all(paths)).flat();
}

/**
 * @param references of a Gospel of the year; without them it is that of the next liturgy or Sunday, with its day
 */
export async function getGospel({ page, references, around: { next, others } }: GospelProps) {
  const words = currentWords();
  const { name } = await getChurch();
  const shown = references ?? next?.references;
  const gospel = shown && formatReferences(parseReferences(shown));
  const day = !references && next && capitalize(formatReadingDay(next));
  const label =
    references && gospel ? gospel : page === SUNDAY_PAGE ? words.thisSundaysGospel : words.nextGospel;
  return {
    page,
    references: shown,
    eyebrow: [words.gospel, day].filter(Boolean).join(words.colon),
    heading: references ? label : (next?.name ?? label),
    others: others.filter((it) => it.references !== shown).slice(0, 5),
    content: {
      label,
      title: `${label} · ${name}`,
      description: references
        ? fillTemplate(words.gospelDescription, { gospel: label, name })
        : [label, [day, gospel].filter(Boolean).join(words.separator)].filter(Boolean).join(words.colon),
      isGospel: true,
    },
  };
}

type GospelProps = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];
