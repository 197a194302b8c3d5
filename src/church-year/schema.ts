import { z } from 'astro/zod';
import {
  arrayWithUniqueIds,
  checkPeriod,
  confirmed,
  copticMonthNames,
  id,
  imageWithAlt,
  introduction,
  optional,
  rule,
  sentence,
  strictObject,
  text,
  trueOrFalse,
  weekday,
  type WithImages,
  yearlyDate,
  yearlyPeriod,
} from '#content-model/fields.ts';

const ranks = ['majorFeast', 'minorFeast', 'feast', 'fast', 'eve', 'season'] as const;

/** The colors of the site: `gold` on most days, the others by the church's year. */
const churchColors = ['gold', 'violet', 'black', 'white', 'blue', 'red'] as const;
export type ChurchColor = (typeof churchColors)[number];

const name = text({ max: 60, example: 'Feast of the Cross' }).describe('Its name.');

const observance = strictObject({
  id: id.describe('A unique name; it should stay the same, because calendars know the entry by it.'),
  name,
  shortName: optional(
    text({ max: 20, example: 'Nativity' }),
    'Its name in the mosaic of the year, where there is little room',
    'its name, without what is in brackets',
  ),
  text: sentence('St. Helena found the Cross in Jerusalem.').describe('A sentence or two about it.'),
  image: imageWithAlt(256).describe('The round image on its card.'),
  rank: z
    .enum(ranks, `one of the ranks ${ranks.join(', ')}`)
    .describe(
      'majorFeast or minorFeast, which are feasts of the Lord; feast, which is any other; fast; eve, which is the fast of an eve; or season, which is a longer time, listed until it has begun.',
    ),
  color: optional(
    z.enum(churchColors, `one of the colors ${churchColors.join(', ')}`),
    'The color of the site on its days: gold, violet, black, white, blue or red',
    'white for a feast of the Lord, otherwise none of its own',
    // Whether it still has the color of Great Lent is the parish's custom.
  ).meta({ ask: { need: 'decision', if: { key: 'id', pattern: '^lazarus-saturday$' } } }),
  firstDate: yearlyDate.describe(
    'When it is, or the first of its days, such as 29 Koiak, 55 days before Pascha (the Resurrection), or Paramoun of Nativity (its eve, or the Friday before a weekend).',
  ),
  lastDate: optional(yearlyDate, 'The last of its days, in the same words', 'it is one day'),
  evening: optional(z.boolean('true, or no such line'), 'true, when it begins on the evening before'),
  service: optional(
    z.boolean('true, or no such line'),
    'true, when a service of its own is held; as long as none is entered, its card says whom to ask for the hour',
  ),
  omitted: optional(yearlyPeriod, 'The days on which it is not celebrated'),
  postponed: optional(yearlyPeriod, 'The days on which it is not celebrated, but after the Resurrection'),
  postponedTo: optional(
    yearlyDate,
    'On which day it is celebrated then, such as 8 days after Pascha; a priest decides it',
    'the site says that it is celebrated after the Resurrection',
  ).meta({ ask: { need: 'decision', if: { key: 'postponed', pattern: 'object' } } }),
}).check(rule(checkPeriod));

export const churchYearSchema = strictObject({
  confirmed: confirmed('a priest has confirmed the names and dates of this file'),
  ...introduction('Feasts and fasts', 'The feasts and fasts of the Coptic year.'),
  showColors: trueOrFalse.describe('Whether the site changes its colors with the feasts and fasts.'),
  months: copticMonthNames.describe('The names of the Coptic months.'),
  observances: arrayWithUniqueIds(observance, 'observances').describe(
    'The feasts and fasts. The site shows them in the order of their dates.',
  ),
  weeklyFast: strictObject({
    name,
    weekdays: z
      .array(weekday, 'a list of days of the week, each on a line of its own that begins with a hyphen')
      .describe('The days of the week on which it is kept.'),
    omitted: yearlyPeriod.describe('It is not kept in these days, nor on a major feast.'),
    omittedText: sentence('It is not kept in the fifty days after the Resurrection:').describe(
      'What the site says of that, before their dates.',
    ),
  }).describe('The fast of every week.'),
}).meta({
  title: 'Feasts and fasts',
  description: 'The feasts and fasts of the Coptic year, with the rules for their dates.',
});

export type ChurchYear = WithImages<z.infer<typeof churchYearSchema>>;
export type YearlyPeriod = z.infer<typeof yearlyPeriod>;
/** What the rules need of an entry. */
export type Observance = Pick<
  ChurchYear['observances'][number],
  | 'id'
  | 'name'
  | 'shortName'
  | 'rank'
  | 'color'
  | 'service'
  | 'firstDate'
  | 'lastDate'
  | 'evening'
  | 'omitted'
  | 'postponed'
  | 'postponedTo'
>;
