import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '#time/dates.ts';
import { canonicalName, formatOffset, offsetAt, rulesOf } from '#time/time-zones.ts';

/** Before the first event of most feeds. */
const FIRST_YEAR = 2024;

/** After these, weekdays fall on the same days of the month. */
const YEARS = 28;

/**
 * Describes a time zone: by a rule where clocks change on a weekday of a month, otherwise by each change.
 * Packages that write one have the wrong week in some years, as in Santiago and Jerusalem.
 * @param firstDate of the events: what follows begins before it
 * @returns its VTIMEZONE component, and its TZID, which differs from `name` for an alias
 * @throws {RangeError} when there is no such time zone
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
export function vtimezone(name: string, firstDate: CalendarDate = `${FIRST_YEAR + 1}-01-01`) {
  const timezone = canonicalName(name);
  const firstYear = Math.min(FIRST_YEAR, Number(firstDate.slice(0, 4)) - 1);
  const changes = changesSince(name, firstYear);
  const isKnown = changes[0]?.clock.year === firstYear;
  const offset = formatOffset(offsetAt(name, Date.UTC(firstYear, 0)));
  const before = { clock: new Temporal.PlainDateTime(1970, 1, 1), from: offset, to: offset };
  const groups = Map.groupBy(isKnown ? changes : [before, ...changes], ({ from, to }) => from + to);
  const lines = [...groups.values()].flatMap((group) => {
    // A rule holds for the coming years: each earlier change stands by itself.
    const coming = group.findIndex(({ clock }) => clock.year >= FIRST_YEAR);
    const first = group[coming];
    const rule = coming >= 0 && ruleOf(group.slice(coming).map(({ clock }) => clock));
    if (!rule || !first) return group.flatMap((change) => observance(change));
    return [...group.slice(0, coming).flatMap((change) => observance(change)), ...observance(first, rule)];
  });
  const timeZoneRules = ['BEGIN:VTIMEZONE', `TZID:${timezone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
  return { timezone, timeZoneRules };
}

/** When clocks change, as they show it before, and their offsets to UTC. */
interface Change {
  clock: Temporal.PlainDateTime;
  from: string;
  to: string;
}

function changesSince(name: string, firstYear: number): Change[] {
  return rulesOf(name)
    .changes.map(({ at, ...offsets }) => {
      const [from, to] = [offsets.from, offsets.to].map(formatOffset) as [string, string];
      const clock = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(from).toPlainDateTime();
      return { clock, from, to };
    })
    .filter(({ clock: { year } }) => firstYear <= year && year < FIRST_YEAR + YEARS);
}

function observance({ clock, from, to }: Change, rule?: string) {
  const type = Number(from.replace(':', '')) < Number(to.replace(':', '')) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${type}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `DTSTART:${clock.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${type}`,
  ];
}

/** @returns the rule by which clocks change once in each of the years, on a weekday of a month */
function ruleOf(clocks: readonly Temporal.PlainDateTime[]): string | undefined {
  const keys = new Set(clocks.map((it) => `${it.month} ${it.dayOfWeek} ${it.toPlainTime().toString()}`));
  const days = clocks.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const [clock] = clocks;
  if (!clock || keys.size > 1 || clocks.length !== YEARS || last - first !== 6) return undefined;
  const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][clock.dayOfWeek - 1];
  const monthDays = Array.from({ length: 7 }, (_, index) => first + index);
  const inMonth =
    last === clock.daysInMonth
      ? `-1${weekday}`
      : last % 7 === 0
        ? `${last / 7}${weekday}`
        : `${weekday};BYMONTHDAY=${monthDays.join(',')}`;
  return `FREQ=YEARLY;BYMONTH=${clock.month};BYDAY=${inMonth}`;
}
