import { getChurch } from '#church/queries.ts';
import { getReadings } from '#church-year/queries.ts';
import { formatReferences } from '#church-year/reading-text.ts';
import { gospelsOfYear } from '#church-year/readings.ts';
import { gospelPage, parseReferences } from '#church-year/references.ts';
import { currentWords, inLanguage } from '#language/current-language.ts';
import { formatLongDay } from '#language/dates.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import { gospelsAround } from '#liturgies/coming-readings.ts';
import { getServices } from '#liturgies/queries.ts';
import { folderOf, getLanguages, getToday } from '#site/queries.ts';

/** The next Gospel, and each Gospel of the year, whose URL lasts. */
export async function getStaticPaths() {
  const gospels = gospelsOfYear(await getReadings());
  if (gospels.length === 0) return [];
  const paths = (await getLanguages()).map((language) =>
    inLanguage(language, async () => {
      const around = gospelsAround(await getReadings(), await getServices(), await getToday());
      return [undefined, ...gospels].map((references) => ({
        params: { locale: folderOf(language), reference: references && gospelPage(references).split('/')[1] },
        props: { references, around },
      }));
    }),
  );
  return (await Promise.all(paths)).flat();
}

/**
 * @param references of a Gospel of the year; without them it is that of the next liturgy, with its day
 */
export async function getGospel({ references, around: { next, others } }: GospelProps) {
  const words = currentWords();
  const { name } = await getChurch();
  const shown = references ?? next?.references;
  const gospel = shown && formatReferences(parseReferences(shown));
  const day = !references && next && capitalize(formatLongDay(next.date));
  const label = references && gospel ? gospel : words.nextGospel;
  return {
    page: references ? gospelPage(references) : ('Gospel' as const),
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
      work: gospel,
    },
  };
}

type GospelProps = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];
