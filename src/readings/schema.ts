import { z } from 'astro/zod';
import { copticMonths } from '#time/coptic-calendar.ts';
import { resolveDate } from '#time/yearly-date.ts';
import {
  checkPeriod,
  confirmed,
  fieldsFor,
  optional,
  optionalHelp,
  optionalList,
  pattern,
  rule,
  strictObject,
  text,
  trueOrFalse,
  yearlyDate,
} from '#content-model/fields.ts';
import { findReferenceIssue, idsOf, referencesPattern, versePattern } from './references.ts';
import type { ChurchYear, Observance } from '#church-year/schema.ts';

const examples = 'such as Luke 14:25-35 or Matthew 15:32-16:4';
const expected = `a Gospel (Matthew, Mark, Luke or John) with chapter and whole verses, ${examples}; several with a semicolon and a space between them`;

const areVerses = rule((references: string, report) => {
  const issue = findReferenceIssue(references);
  if (issue) report([], `${issue}; ${examples}`);
});

const gospel = pattern(referencesPattern, expected)
  .max(100, expected)
  .check(areVerses)
  .optional()
  .describe('Such as Luke 14:25-35 (empty: none is shown).');

export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const sundays = strictObject(fieldsFor(ordinals, () => gospel));

const day = strictObject({
  firstDate: yearlyDate.describe('The day, such as 17 Thout, Nativity, or 56 days before Pascha.'),
  lastDate: optional(yearlyDate, 'The last day, where it is read on several', 'it is one day'),
  name: optional(
    text({ max: 60, example: 'Second day of the Epiphany' }),
    'Its name, where the list of feasts and fasts has none; a priest confirms it',
    'the Gospel is shown without a name',
  ).meta({ ask: { need: 'decision', if: { key: 'firstDate', pattern: '^(12 Tobi|30 Koiak)$' } } }),
  gospel,
  onSunday: optional(
    z.enum(['Sunday', 'nothing'], 'Sunday or nothing, or no such line'),
    'What is shown where the day is a Sunday: Sunday, which is the Gospel of that Sunday, or nothing',
    'the Gospel of the day',
  ),
  evening: optional(
    z.boolean('true, or no such line'),
    'true, when its liturgy is prayed on the evening before',
  ),
}).check(rule(checkPeriod));

const expectedVerse = 'one verse of a Gospel, such as Luke 14:27';

const quotedVerse = strictObject({
  verse: pattern(versePattern, expectedVerse)
    .max(20, expectedVerse)
    .check(areVerses)
    .describe('A verse, such as Luke 14:27.'),
});

/** Days before and after Pascha are the same as others in some years only. */
export const isMoving = ({ firstDate }: Pick<z.infer<typeof day>, 'firstDate'>) =>
  firstDate.endsWith('Pascha');

/** @returns all Gospels of the year, as content has them */
export const gospelsIn = ({ sundays, sundayOn29, days }: Gospels) =>
  [
    ...Object.values(sundays).flatMap((month) => Object.values(month ?? {})),
    sundayOn29,
    ...days.map(({ gospel }) => gospel),
  ].filter((it) => it !== undefined);

interface Gospels {
  sundays: Record<string, z.infer<typeof sundays> | undefined>;
  sundayOn29?: string | undefined;
  days: readonly z.infer<typeof day>[];
}

export const readingsSchema = strictObject({
  confirmed: confirmed('a priest has confirmed the readings of this file', { key: 'show', pattern: 'true' }),
  show: trueOrFalse.describe('Whether the site shows what is read at the next liturgies.'),
  text: trueOrFalse
    .prefault(true)
    .describe(
      optionalHelp('Whether it has pages with the text of the Gospels, not the references alone', 'it has'),
    ),
  calendar: optional(
    trueOrFalse,
    'Whether the calendar of feasts and fasts, to which visitors subscribe, has the Sundays with their Gospels',
    'it has the feasts and fasts alone',
  ),
  sundays: strictObject(
    fieldsFor(copticMonths, () => sundays.optional().describe('The Sundays of the month.')),
  )
    .prefault({})
    .describe('The Gospels of the Sundays of each Coptic month, outside Great Lent and the Holy Fifty Days.'),
  sundayOn29: gospel.describe('The Gospel of a Sunday on the 29th of a month, except Thout and Tobi.'),
  days: optionalList(day, 'firstDate: …')
    .check(
      rule((days, report) => {
        const periods = days.map(({ firstDate, lastDate = firstDate }) => ({
          moves: isMoving({ firstDate }),
          // In a year that does not follow a leap year.
          first: resolveDate(firstDate, 1743),
          last: resolveDate(lastDate, 1743),
        }));
        for (const [index, { moves, first, last }] of periods.entries())
          if (
            periods.slice(0, index).some((it) => it.moves === moves && first <= it.last && it.first <= last)
          )
            report([index, 'firstDate'], 'a day that no entry above has');
      }),
    )
    .describe('The Gospels of days before and after Pascha (the Resurrection), and of feasts.'),
  verses: optionalList(quotedVerse, 'verse: Luke 14:27').describe(
    'The verses that Home quotes from these Gospels, as a priest chooses them. Of any other Gospel it quotes the first verse.',
  ),
})
  .check(
    rule(({ verses, ...readings }, report) => {
      const ids = gospelsIn(readings).flatMap(idsOf);
      for (const [index, { verse }] of verses.entries())
        if (!ids.includes(verse)) report(['verses', index, 'verse'], 'a verse of a Gospel of this file');
    }),
  )
  .meta({
    title: 'Readings',
    description: 'The Gospels that are read at the liturgies of the Coptic year.',
  });

export type ReadingsFile = z.infer<typeof readingsSchema>;

export type Readings = ReadingsFile & {
  /** Which names the days. */
  churchYear: Pick<ChurchYear, 'months'> & { observances: readonly Observance[] };
};
