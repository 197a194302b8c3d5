import type { CalendarDate } from '#time/dates.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import { currentWords } from '#language/current-language.ts';
import { fillTemplate } from '#language/templates.ts';
import { occurrencesBetween } from '#church-year/church-year.ts';
import { formatNameOn } from '#church-year/church-year-text.ts';
import type { Reference } from './references.ts';
import { isMoving, type Readings } from './schema.ts';

type Names = Readings['churchYear'];

/** @returns `Luke 14:25–35`; several with commas */
export function formatReferences(references: readonly Reference[]) {
  const { gospels, verse, verseRange, separator } = currentWords();
  return references
    .map(({ book, first, last }) => {
      const start = `${gospels[book]}\u00A0${fillTemplate(verse, { ...first })}`;
      if (first.chapter === last.chapter && first.verse === last.verse) return start;
      const end = first.chapter === last.chapter ? last.verse : fillTemplate(verse, { ...last });
      return fillTemplate(verseRange, { first: start, last: end });
    })
    .join(separator);
}

/** @returns `Third Sunday of Hathor` */
export const nameOfSunday = (index: number, month: number, { months }: Names) =>
  fillTemplate(currentWords().monthSunday, {
    ordinal: currentWords().ordinals[index] ?? '',
    month: months[copticMonths[month - 1] ?? 'nasi'],
  });

/** @returns the name of a Sunday of Great Lent or the Holy Fifty Days that is no feast */
export function nameOfMovingSunday(daysAfterPascha: number): string | undefined {
  const { lentSundays, fiftySunday, ordinals } = currentWords();
  const week = daysAfterPascha / 7;
  const ordinal = week > 1 && ordinals[week - 1];
  return lentSundays[week + 8] ?? (ordinal ? fillTemplate(fiftySunday, { ordinal }) : undefined);
}

/** Of several on one day, which one a Gospel is of. */
const namingRanks = ['majorFeast', 'minorFeast', 'feast', 'eve', 'fast'];

/**
 * @param row of the readings
 * @returns its own name, or that of the feast or fast of its day, which moves with Pascha as the row does: Jonah's Fast, and not
 *   St. Antony, whose feast may fall in it
 */
export function nameOfRow(
  { name, moves }: { name?: string | undefined; moves: boolean },
  date: CalendarDate,
  { observances }: Names,
): string | undefined {
  if (name) return name;
  const ofItsKind = observances.filter((it) => it.rank !== 'season' && isMoving(it) === moves);
  const current = occurrencesBetween(ofItsKind, date);
  const [named] = current.reverse().sort((a, b) => namingRanks.indexOf(a.rank) - namingRanks.indexOf(b.rank));
  return named?.rank === 'eve' ? named.name : named && formatNameOn(named, date);
}
