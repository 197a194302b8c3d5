import { fromCoptic, toCoptic } from '#time/coptic-calendar.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import type { YearlyDate } from '#time/yearly-date.ts';
import {
  type ChurchYearRules,
  isFeastRank,
  type Occurrence,
  occurrencesIn,
  type Period,
} from './church-year.ts';
import type { Observance } from './schema.ts';
import { type MosaicDay, mosaicDays, type TileColor } from './year-mosaic.ts';

/** The feasts whose stars have names. */
const namedFeasts: YearlyDate[] = ['Nativity', '11 Tobi', 'Pascha'];

/** How far from its star the name of a feast may begin, in days. */
const REACH = 3;

/** A run of days of one color that is shorter has a color of its own, such as a Paramoun or Jonah's Fast: no name is on it. */
const BAND_DAYS = 4;

/** A name is not wider, or it would hide the month. */
const MAX_TILES = 12;

/**
 * What the mosaic of the year says: today, the longest fast or season of each color, and three feasts beside their stars. No name is on a
 * star, on another name or on a day with a color of its own; one without room has no place.
 * @param todayText `Today`
 * @returns in the order of their days, in which a screen reader says them
 */
export function yearNames(rules: ChurchYearRules, today: CalendarDate, todayText: string): YearName[] {
  const days = mosaicDays(rules, today);
  const { year } = toCoptic(today);
  const occurrences = occurrencesIn(rules.observances, year).filter((it) => !it.isOmitted && !it.isPostponed);
  const firstDay = fromCoptic({ year, month: 1, day: 1 });
  const indexOf = (date: CalendarDate) => datesBetween(firstDay, date).length - 1;
  const isOwn = ownColors(days);
  const taken = new Set<MosaicDay>();
  const isFree = (it?: MosaicDay): it is MosaicDay =>
    it !== undefined && it.state !== 'today' && !isFeastRank(it.kind ?? '') && !taken.has(it);

  /** @param windows where a name may be, the best first */
  const place = (windows: readonly (MosaicDay | undefined)[][]): YearName['place'] => {
    const window = windows.find((it): it is MosaicDay[] => it.every(isFree)) ?? [];
    for (const it of window) taken.add(it);
    const [first] = window;
    return first && { ...first, tiles: window.length };
  };
  /** Windows beside a day, in its month and of one color: the nearest first, those after it before those before it. */
  const beside = (index: number, tiles: number, reach: number) => {
    const starts = Array.from({ length: reach + 1 }, (_, gap) => [index + 1 + gap, index - gap - tiles]);
    return starts
      .flat()
      .map((start) => Array.from({ length: tiles }, (_, at) => days[start + at]))
      .filter((window) =>
        window.every(
          (it) => it && it.month === days[index]?.month && it.color === window[0]?.color && !isOwn(it),
        ),
      );
  };

  const current = days.findIndex(({ state }) => state === 'today');
  const ofToday: YearName = { text: todayText, place: place(beside(current, tilesOf(todayText), 0)) };
  const ofBands = longestBands(occurrences, rules.showColors ? days : [], indexOf).map(
    ({ band, color, own }): YearName => {
      const text = nameOf(band);
      const tiles = tilesOf(text);
      const runs = runsOf(own.filter(isFree)).filter(({ length }) => length >= tiles);
      const middles = runs
        .sort((a, b) => b.length - a.length)
        .map((run) => run.slice(Math.floor((run.length - tiles) / 2)).slice(0, tiles));
      return { text, period: { ...band, color }, place: place(middles) };
    },
  );
  const ofFeasts = rules.observances
    .filter(({ firstDate, rank }) => isFeastRank(rank) && namedFeasts.includes(firstDate))
    .flatMap(({ id }) => occurrences.find((it) => it.id === id) ?? [])
    .map((feast): YearName => {
      const text = nameOf(feast);
      return { text, place: place(beside(indexOf(feast.firstDate), tilesOf(text), REACH)) };
    });
  const positionOf = ({ place: at, period }: YearName) =>
    at ? (at.month - 1) * 30 + at.day - 1 : indexOf(period?.firstDate ?? firstDay);
  return [ofToday, ...ofBands, ...ofFeasts]
    .filter((it) => it.place ?? it.period)
    .sort((a, b) => positionOf(a) - positionOf(b));
}

export interface YearName {
  text: string;
  /** Of a fast or season, also of one that has no room. */
  period?: Period & { color: TileColor };
  /** The first of the days that it is on, and how many they are. */
  place: (Pick<MosaicDay, 'month' | 'day' | 'state' | 'color'> & { tiles: number }) | undefined;
}

const nameOf = ({ name, shortName }: Pick<Observance, 'name' | 'shortName'>) =>
  shortName ?? name.replace(/ *\([^)]*\)/, '');

/** @returns how many tiles are as wide as a text, on the narrowest screen that shows it, with letters of 12 px on tiles of 21 px */
function tilesOf(text: string) {
  const tiles = Math.ceil(text.length * 0.3 + 0.3);
  // More than a month has.
  return tiles > MAX_TILES ? 31 : tiles;
}

/** @returns the longest fast or season of each color, with the days that have its color, in the order of dates */
function longestBands(
  occurrences: readonly Occurrence[],
  days: readonly MosaicDay[],
  indexOf: (date: CalendarDate) => number,
) {
  const bands = occurrences.flatMap((band) => {
    const { rank, firstDate, lastDate } = band;
    const color: TileColor | undefined = band.color ?? (rank === 'fast' ? 'sage' : undefined);
    if (!color || color === 'gold' || (rank !== 'fast' && rank !== 'season') || firstDate === lastDate)
      return [];
    const own = days
      .slice(Math.max(indexOf(firstDate), 0), indexOf(addDays(lastDate, 1)))
      .filter((it) => it.color === color);
    return own.length >= BAND_DAYS ? { band, color, own } : [];
  });
  const isLongest = ({ color, own }: (typeof bands)[number], index: number) =>
    !bands.some(
      (it, at) =>
        it.color === color && (it.own.length > own.length || (it.own.length === own.length && at < index)),
    );
  return bands.filter(isLongest);
}

/** @returns days that follow each other in a month */
function runsOf(days: readonly MosaicDay[]) {
  const runs: MosaicDay[][] = [];
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before?.month === day.month && before.day === day.day - 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** @returns a function that says whether a day is in a short run of a color. Feasts do not interrupt a run */
function ownColors(days: readonly MosaicDay[]) {
  const runs: MosaicDay[][] = [];
  for (const day of days.filter(({ kind }) => !isFeastRank(kind ?? ''))) {
    if (runs.at(-1)?.[0]?.color === day.color) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  const own = new Set(runs.filter((run) => run.length < BAND_DAYS && run[0]?.color !== 'lapis').flat());
  return (day: MosaicDay) => own.has(day);
}
