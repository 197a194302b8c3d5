import type { ChurchYear } from '#schemas/church-year.ts';
import { colorOf, occurrencesIn } from '#time/church-year.ts';
import { copticMonths, fromCoptic, toCoptic } from '#time/coptic-calendar.ts';
import { addDays, type CalendarDate, datesBetween, formatMonth } from '#time/dates.ts';

/**
 * The Coptic year of a date as a circle: its months and those of the civil calendar, the fasts and seasons of several days
 * (`periods`), and the feasts. Angles are in degrees, clockwise from the top, where the year begins.
 */
export function churchYearWheel({ observances, months }: ChurchYear, today: CalendarDate) {
  const { year } = toCoptic(today);
  const firstDay = (month: number) =>
    fromCoptic({ year: month > 13 ? year + 1 : year, month: ((month - 1) % 13) + 1, day: 1 });
  const days = datesBetween(firstDay(1), addDays(firstDay(14), -1));
  const angleOf = (date: CalendarDate) => ((datesBetween(firstDay(1), date).length - 1) * 360) / days.length;
  /** The part of the circle before the day `end`. */
  const sector = (first: CalendarDate, end: CalendarDate) => ({ start: angleOf(first), end: angleOf(end) });
  const kept = occurrencesIn({ observances }, year)
    .filter(({ isOmitted, rank }) => !isOmitted && rank !== 'eve')
    .map(({ name, rank, color, firstDate, lastDate }) => ({
      ...{ name: shortName(name), rank, color: colorOf({ color, rank }) },
      ...sector(firstDate, addDays(lastDate, 1)),
      isPeriod: rank === 'season' || (rank === 'fast' && firstDate < lastDate),
    }));
  return {
    year,
    today: angleOf(today),
    months: copticMonths.map((key, index) => ({
      name: months[key],
      ...sector(firstDay(index + 1), firstDay(index + 2)),
    })),
    civilMonths: days
      .filter((date) => date.endsWith('-01'))
      .map((date) => ({ name: formatMonth(date), ...sector(date, addDays(date, 30)) })),
    periods: kept.filter(({ isPeriod }) => isPeriod),
    feasts: kept
      .filter(({ isPeriod }) => !isPeriod)
      .map((it) => ({ ...it, angle: it.start + 180 / days.length })),
  };
}

/** @returns the name without what every feast says, and without what explains it: `Resurrection`, `Nayrouz` */
const shortName = (name: string) => name.replace(/^Feast of (the )?|,.*|\s*\([^()]*\)$/g, '');

/**
 * @returns the feasts whose names have room along their radius: those of today first, then the higher ranks
 * @param gap the least angle between two names
 * @param length the most letters of a name
 */
export function namedFeasts<Feast extends Sector & { name: string; rank: string; angle: number }>(
  feasts: readonly Feast[],
  today: number,
  gap: number,
  length: number,
): Feast[] {
  const isToday = ({ start, end }: Feast) => start <= today && today < end;
  return ['majorFeast', 'minorFeast', 'feast', 'fast']
    .flatMap((rank) => feasts.filter((it) => it.rank === rank && it.name.length <= length))
    .sort((a, b) => Number(isToday(b)) - Number(isToday(a)))
    .reduce<Feast[]>((named, feast) => {
      const hasRoom = named.every(({ angle }) => Math.abs(angle - feast.angle) >= gap);
      return hasRoom ? [...named, feast] : named;
    }, []);
}

/** @returns the point of a circle around 0,0 at an angle: `0,-380` */
export function pointAt(radius: number, angle: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)].map((it) => Number((it * radius).toFixed(1))).join();
}

/** @returns the path of a part of a ring, of less than half a circle, as SVG writes it */
export const ringPath = ([inner, outer]: Ring, { start, end }: Sector): string =>
  [
    `M${pointAt(outer, start)}A${outer},${outer} 0 0 1 ${pointAt(outer, end)}`,
    `L${pointAt(inner, end)}A${inner},${inner} 0 0 0 ${pointAt(inner, start)}Z`,
  ].join('');

/** @returns the angle that a name needs, by the mean width of the letters of the headings' font */
const nameAngle = (name: string, [inner]: Ring, size: number) =>
  ((name.length * 0.49 + 0.5) * size * 180) / (inner * Math.PI);

/** @returns the part of a ring, after or before a sector, where its name has room and no other sector is */
export function besideSector(
  { name, start, end }: NamedSector,
  others: readonly Sector[],
  ring: Ring,
  size: number,
): NamedSector | undefined {
  const angle = nameAngle(name, ring, size);
  return [end, start - angle]
    .map((from) => ({ name, start: from, end: from + angle }))
    .find((it) => others.every((other) => other.end <= it.start || it.end <= other.start));
}

/**
 * @returns the arc on which the name of a sector stands upright: in the lower half it runs the other way round; `undefined` if the name
 *   is too long
 */
export function textPath({ name, start, end }: NamedSector, ring: Ring, size: number) {
  // A sector of `besideSector` is as wide as its name, but for the rounding.
  if (nameAngle(name, ring, size) > end - start + 0.001) return undefined;
  const [inner, outer] = ring;
  const isLow = start + end > 180 && start + end < 540;
  // The height of the capitals is 0.7 of the size.
  const radius = (inner + outer) / 2 + (isLow ? 0.35 : -0.35) * size;
  const [from, to] = isLow ? [end, start] : [start, end];
  return `M${pointAt(radius, from)}A${radius},${radius} 0 0 ${isLow ? 0 : 1} ${pointAt(radius, to)}`;
}

/** The inner and the outer radius. */
export type Ring = readonly [number, number];

interface Sector {
  start: number;
  end: number;
}

export type NamedSector = Sector & { name: string };
export type Wheel = ReturnType<typeof churchYearWheel>;
