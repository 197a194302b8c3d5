// Only its data is read: the package's code is neither loaded nor shipped.
import latest from 'moment-timezone/data/packed/latest.json' with { type: 'json' };
import { Temporal } from 'temporal-polyfill';
import { type CalendarDate, MS_PER_DAY, toCalendarDate } from './dates.ts';
import { oncePer } from './once-per.ts';

/**
 * The release of the IANA time zone database by whose rules the site counts, and the day of the package that has it: when you update
 * `moment-timezone`, take the date from the first line of its changelog.
 */
export const zoneData = { version: latest.version, releasedOn: '2026-10-29' as CalendarDate };

/** Offsets to UTC in minutes, east of it positive. */
export interface ZoneRules {
  /** Before the first change. */
  first: number;
  changes: readonly ZoneChange[];
  /** Of a zone that the data lacks, or whose data cannot be read. */
  isOfNode: boolean;
}

interface ZoneChange {
  /** In milliseconds since 1970. */
  at: number;
  from: number;
  to: number;
}

type PackedData = Pick<typeof latest, 'version' | 'zones' | 'links'>;

/**
 * The rules of a time zone, by data that is updated apart from Node: governments change them at short notice, and Node follows months
 * later. Where the data has none, they are those of Node.
 * @param name in any case, as `Intl` takes it, or an offset: `America/New_York`, `+02:00`
 * @throws {RangeError} for a zone that neither knows
 */
export const rulesOf = (name: string, data: PackedData = latest): ZoneRules => onceOf(data, name);

const onceOf = oncePer(
  (data: PackedData, name: string) =>
    fixedOffset(name) ?? unpack(packedZone(name, data)) ?? rulesOfNode(name, data.version),
);

function fixedOffset(name: string): ZoneRules | undefined {
  const [, sign, hours, minutes] = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/.exec(name) ?? [];
  if (!sign) return undefined;
  return { first: Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)), changes: [], isOfNode: false };
}

function packedZone(name: string, { zones, links }: PackedData) {
  const isNamed = (id = '') => id.toLowerCase() === name.toLowerCase();
  const link = links.map((it) => it.split('|')).find(([, alias]) => isNamed(alias));
  const target = link?.[0] ?? name;
  return zones.find((it) => it.slice(0, it.indexOf('|')).toLowerCase() === target.toLowerCase());
}

/**
 * Reads `Name|abbreviations|offsets|indices|minutes between changes|population`. Numbers have the base 60, and offsets are minutes west.
 * @returns `undefined` for data that is missing or damaged
 * @see https://momentjs.com/timezone/docs/#/data-formats/packed-format/
 */
function unpack(zone = ''): ZoneRules | undefined {
  const [, , offsets = '', indices = '', differences = ''] = zone.split('|');
  // Before 1972 some offsets have seconds, which Temporal does not take.
  const known = offsets.split(' ').map((it) => -Math.round(fromBase60(it)));
  const used = Array.from(indices).map((index) => known[fromBase60(index)] ?? NaN);
  const [first = NaN, ...later] = used;
  const minutes = differences.split(' ').filter(Boolean).map(fromBase60);
  let at = 0;
  const changes = later.map((to, index) => {
    at += (minutes[index] ?? NaN) * 60_000;
    return { at: Math.round(at), from: used[index] ?? NaN, to };
  });
  const numbers = [first, ...changes.flatMap((it) => [it.at, it.to])];
  const isInOrder = changes.every((it, index) => index === 0 || it.at > (changes[index - 1]?.at ?? NaN));
  if (!numbers.every(Number.isFinite) || !isInOrder || minutes.length !== later.length) return undefined;
  return { first: first + 0, changes: changes.filter(({ from, to }) => from !== to), isOfNode: false };
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';

function fromBase60(text: string) {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\w*)\.?(\w*)$/.exec(text) ?? [];
  if (sign === undefined || whole + fraction === '') return NaN;
  const digit = (character: string) => {
    const value = DIGITS.indexOf(character);
    return value < 0 ? NaN : value;
  };
  const left = Array.from(whole).reduce((sum, it) => sum * 60 + digit(it), 0);
  const right = Array.from(fraction).reduceRight((sum, it) => (sum + digit(it)) / 60, 0);
  return Number(`${sign}1`) * (left + right);
}

/** Enough for every date of the site. */
const YEARS_OF_NODE = [1970, 2100] as const;

function rulesOfNode(name: string, version: string): ZoneRules {
  if (!isKnownToNode(name))
    throw new RangeError(
      `Neither tz ${version} of moment-timezone nor Node's tz ${process.versions.tz} knows the time zone ${name}.`,
    );
  const [start, end] = YEARS_OF_NODE.map((year) => Date.UTC(year, 0)) as [number, number];
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(name);
  const offsetOf = (time: Temporal.ZonedDateTime) => Math.round(time.offsetNanoseconds / 60e9);
  const changes: ZoneChange[] = [];
  for (let before = at(start); ;) {
    const next = before.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > end) break;
    changes.push({ at: next.epochMilliseconds, from: offsetOf(before), to: offsetOf(next) });
    before = next;
  }
  return { first: offsetOf(at(start)), changes, isOfNode: true };
}

function isKnownToNode(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** @returns the name by which `Intl` knows a time zone, and most programs: `America/New_York` for `US/Eastern` */
export const canonicalName = (name: string) =>
  isKnownToNode(name)
    ? new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
    : name;

/** Whether a time zone has rules: `America/New_York`. */
export function isTimeZone(name: string) {
  try {
    return Boolean(rulesOf(name));
  } catch {
    return false;
  }
}

/** @returns the offset to UTC in minutes, east of it positive */
export const offsetAt = (timeZone: string, moment: number) => offsetBy(rulesOf(timeZone), moment);

function offsetBy({ first, changes }: ZoneRules, moment: number) {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.at ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1]?.to ?? first;
}

/** @returns the date in a time zone */
export const dateIn = (timeZone: string, now: Date): CalendarDate =>
  toCalendarDate(new Date(now.getTime() + offsetAt(timeZone, now.getTime()) * 60_000));

/** @returns what the clocks of a time zone show: `2026-12-06T08:30` */
export const clockAt = (timeZone: string, moment: number) => inZone(timeZone, moment).toPlainDateTime();

/**
 * @returns a moment with the offset of a time zone. Arithmetic with its days does not know when that changes: calculate with the
 *   clock, and use {@link momentOf}.
 */
export const inZone = (timeZone: string, moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(formatOffset(offsetAt(timeZone, moment)));

/** @returns a later time: the days of a duration are those of the calendar, its hours are exact (RFC 5545, 3.3.6) */
export function addTo(timeZone: string, time: Temporal.ZonedDateTime, duration: Temporal.Duration) {
  const { weeks, days } = duration;
  const clock = time.toPlainDateTime().add({ weeks, days });
  const start = weeks + days > 0 ? momentOf(timeZone, clock) : time.epochMilliseconds;
  return inZone(timeZone, start + duration.with({ weeks: 0, days: 0 }).total('milliseconds'));
}

/** @returns the last date that is touched by what ends at a time, which may be midnight */
export const lastDateOf = (timeZone: string, end: Temporal.ZonedDateTime) =>
  dateIn(timeZone, new Date(end.epochMilliseconds - 1000));

/** @returns the offset at a moment and the next one, for scripts without the data: `-05:00 until 2027-03-14T07:00:00.000Z, then -04:00` */
export function describeOffsets(timeZone: string, moment: number) {
  const offset = formatOffset(offsetAt(timeZone, moment));
  const next = rulesOf(timeZone).changes.find(({ at }) => at > moment);
  return next ? `${offset} until ${new Date(next.at).toISOString()}, then ${formatOffset(next.to)}` : offset;
}

/** @returns `-05:00` */
export function formatOffset(minutes: number) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/**
 * @returns when the clocks of a time zone show a time, in milliseconds since 1970. Of a time that they show twice, the first is meant;
 *   a time that they skip is as much later (RFC 5545, 3.3.5).
 */
export function momentOf(timeZone: string, clock: Temporal.PlainDateTime) {
  const asUtc = clock.toZonedDateTime('UTC').epochMilliseconds;
  // Clocks change by a day at most, and in no zone twice in these days.
  const before = offsetAt(timeZone, asUtc - 1.5 * MS_PER_DAY);
  const after = offsetAt(timeZone, asUtc + 1.5 * MS_PER_DAY);
  const moments = [before, after].map((offset) => asUtc - offset * 60_000);
  const shown = moments.filter((moment) => moment + offsetAt(timeZone, moment) * 60_000 === asUtc);
  return shown.length > 0 ? Math.min(...shown) : asUtc - before * 60_000;
}

/** @returns when a day begins in a time zone, in minutes since 1970 */
export const midnightOf = (date: CalendarDate, timeZone: string) =>
  momentOf(timeZone, Temporal.PlainDateTime.from(date)) / 60_000;

/** The database is released some times a year. */
const OLD_AFTER_DAYS = 365;

/**
 * @returns what the office and developers should know of the rules of the parish's time zone: that those of Node differ in the coming
 *   year, or are used, and that the data is old
 */
export function zoneNotes(timeZone: string, now: Date, data = latest, releasedOn = zoneData.releasedOn) {
  const version = `tz ${data.version} of moment-timezone`;
  const nodeVersion = `Node's tz ${process.versions.tz}`;
  const days = Math.floor((now.getTime() - Date.parse(releasedOn)) / MS_PER_DAY);
  const old = `The rules of time zones, ${version}, are of ${releasedOn}, ${days} days ago: update moment-timezone.`;
  const difference = () => {
    const rules = findRules(timeZone, data);
    if (rules instanceof RangeError) return rules.message;
    if (rules.isOfNode)
      return `The hours of ${timeZone} go by ${nodeVersion}: ${version} has no rules for it that can be read.`;
    const first = isKnownToNode(timeZone) ? firstDifference(timeZone, rules, now.getTime()) : undefined;
    if (!first) return undefined;
    const text = `The hours of ${timeZone} go by ${version}. By ${nodeVersion}, they would differ from ${first.date} on: ${first.ofNode} in place of ${first.offset}.`;
    return String(process.versions.tz) > data.version ? `${text} Update moment-timezone.` : text;
  };
  return [difference(), days > OLD_AFTER_DAYS ? old : undefined].filter((it) => it !== undefined);
}

function findRules(...zone: Parameters<typeof rulesOf>) {
  try {
    return rulesOf(...zone);
  } catch (error) {
    if (error instanceof RangeError) return error;
    throw error;
  }
}

/** @returns the first day of a year in which `Intl` has another offset in some hour, with both */
function firstDifference(timeZone: string, rules: ZoneRules, start: number) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: '2-digit' });
  const HOUR = MS_PER_DAY / 24;
  for (let at = Math.floor(start / HOUR) * HOUR; at < start + 366 * MS_PER_DAY; at += HOUR) {
    const [, sign = '+', hours = '0', minutes = '0'] =
      /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(at)) ?? [];
    const [ofNode, offset] = [
      Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)),
      offsetBy(rules, at),
    ];
    if (ofNode !== offset)
      return {
        date: toCalendarDate(new Date(at)),
        ofNode: formatOffset(ofNode),
        offset: formatOffset(offset),
      };
  }
  return undefined;
}
