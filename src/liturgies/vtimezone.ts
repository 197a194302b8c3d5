import { Temporal } from 'temporal-polyfill';

/** Before the first event of the feed. */
const FIRST_YEAR = 2024;

/** After these, weekdays fall on the same days of the month. */
const YEARS = 28;

/**
 * Describes a time zone by the data of Node.js: by a rule where clocks change on a weekday of a month, otherwise by each change.
 * Packages with such data have the wrong week in some years, as in Santiago and Jerusalem.
 * @returns its VTIMEZONE component, and its TZID, which differs from `name` for an alias
 * @throws {RangeError} when there is no such time zone
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
export function vtimezone(name: string) {
  const timezone = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  const start = Temporal.ZonedDateTime.from({ year: FIRST_YEAR, month: 1, day: 1, timeZone: timezone });
  const changes = changesFrom(start);
  const isKnown = changes[0]?.clock.year === FIRST_YEAR;
  const before = { clock: new Temporal.PlainDateTime(1970, 1, 1), from: start.offset, to: start.offset };
  const groups = Map.groupBy(isKnown ? changes : [before, ...changes], ({ from, to }) => from + to);
  const lines = [...groups.values()].flatMap((group) => {
    const rule = ruleOf(group.map(({ clock }) => clock));
    return (rule ? group.slice(0, 1) : group).flatMap((change) => observance(change, rule));
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

function changesFrom(start: Temporal.ZonedDateTime): Change[] {
  const changes: Change[] = [];
  for (let before = start; ;) {
    const next = before.getTimeZoneTransition('next');
    if (!next || next.year >= FIRST_YEAR + YEARS) return changes;
    const clock = next.withTimeZone(before.offset).toPlainDateTime();
    changes.push({ clock, from: before.offset, to: next.offset });
    before = next;
  }
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
