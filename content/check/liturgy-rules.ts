import { valueAt } from '#content-model/content-path.ts';
import { weekday } from '#content-model/fields/date-time.ts';
import { formatMonth } from '#language/dates.ts';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { isInSeason, isReplaced, isSamePlace, overlap, replacedOnItsDays } from '#liturgies/liturgies.ts';
import { nextRecurrence, recurrencesBetween, recursOn } from '#liturgies/recurrence.ts';
import { type LiturgyChange, liturgiesSchema, type LiturgiesFile } from '#liturgies/schema.ts';
import { collectIssues, type ValueIssue } from './issue.ts';
import { weeklyServiceOn } from '#liturgies/services.ts';
import { isHeld } from '#liturgies/status.ts';
import { hoursOverlap } from '#time/time-of-day.ts';
import type { Report } from '#content-model/fields/object.ts';

/**
 * Checks valid content by the rules that its schema cannot have: they need the day, or compare entries.
 * @returns what breaks the first of the rules: a rule may rely on those before it
 */
export function findBrokenRule(data: unknown, today: CalendarDate): ValueIssue[] {
  const services = liturgiesSchema.parse(data);
  for (const rule of [checkLiturgies, checkReplacements, checkSpecialServices, checkChanges, checkOverlaps]) {
    const issues = collectIssues(data, (report) => rule(services, report, today));
    if (issues.length > 0) return issues;
  }
  return [];
}

/** @returns the issue of a week with what is wrong with a fifth: the months of the coming year without one */
export function explainFifth<Issue extends ValueIssue>(
  issue: Issue,
  data: unknown,
  today: CalendarDate,
): Issue {
  const { path, expected } = issue;
  const isFifth =
    path[0] === 'liturgies' && path[2] === 'week' && /^(fifth|5(th)?)$/i.test(String(valueAt(path, data)));
  const day = weekday.safeParse(valueAt([...path.slice(0, -1), 'day'], data)).data;
  if (!isFifth || !day) return issue;
  const first: CalendarDate = `${today.slice(0, 8)}01` as CalendarDate;
  const next = `${Number(today.slice(0, 4)) + 1}${first.slice(4)}` as CalendarDate;
  const months = Map.groupBy(recurrencesBetween({ day }, first, addDays(next, -1)), (date) =>
    date.slice(0, 7),
  );
  const without = [...months.values()].flatMap((dates) => (dates.length < 5 ? dates.slice(0, 1) : []));
  return {
    ...issue,
    expected: `${expected}; in the coming year there is no fifth ${day} in ${listOf(without.map(formatMonth))}`,
  };
}

const listOf = (texts: readonly string[]) => new Intl.ListFormat('en-GB').format(texts);

function checkLiturgies({ liturgies }: LiturgiesFile, report: Report) {
  for (const [index, later] of liturgies.entries()) {
    const earlier = liturgies.slice(0, index).find((it) => overlap(it, later));
    if (!earlier) continue;
    // One of a week of the month says that it replaces the weekly one.
    const [liturgy, other] = earlier.week && !later.week ? [earlier, later] : [later, earlier];
    const { id, day, week, startTime, endTime, place } = other;
    const elsewhere = place ? "another 'place'" : "a 'place', such as Chapel";
    const inItsPlace =
      week || !liturgy.week
        ? ` If it is held in its place, for a season or from a day on, give it a firstDate, and write 'replaces: ${id}'`
        : day === liturgy.day
          ? ` If it is held in its place on these days, write 'replaces: ${id}'`
          : '';
    report(
      ['liturgies', liturgies.indexOf(liturgy), 'startTime'],
      `hours that do not overlap the liturgy '${id}', on ${week ? `the ${week} ` : ''}${day} from ${startTime} to ${endTime}. If it is held elsewhere, give it ${elsewhere}.${inItsPlace}`,
    );
  }
}

function checkReplacements({ liturgies }: LiturgiesFile, report: Report) {
  for (const [index, liturgy] of liturgies.entries()) {
    const { id, day, week, replaces, firstDate } = liturgy;
    if (!replaces) continue;
    const onItsDays = replacedOnItsDays(liturgy, liturgies);
    const others = liturgies.map((it) => it.id).filter((it) => it !== id);
    if (!others.includes(replaces)) {
      report(
        ['liturgies', index, 'replaces'],
        `the id of another weekly liturgy: ${others.map((it) => `'${it}'`).join(', ')}`,
      );
    } else if (onItsDays && onItsDays.day !== day) {
      report(
        ['liturgies', index, 'replaces'],
        `the id of a liturgy on ${day}: on the ${week} ${day} of each month this one is held in its place. What is not held on another day is canceled below 'changes'`,
      );
    } else if (!firstDate && !onItsDays) {
      report(
        ['liturgies', index, 'firstDate'],
        `the first day on which it replaces '${replaces}', such as 2026-12-25`,
      );
    }
  }
}

/** A change names a liturgy and one of its days. Past changes are not checked. */
function checkChanges({ liturgies, changes }: LiturgiesFile, report: Report, today: CalendarDate) {
  const yesterday = addDays(today, -1);
  const ids = liturgies.map(({ id }) => `'${id}'`).join(', ');
  for (const [index, change] of changes.entries()) {
    const { date } = change;
    const expect = (key: keyof LiturgyChange, expected: string) => report(['changes', index, key], expected);
    if (date < yesterday) continue;
    const liturgy = liturgies.find(({ id }) => id === change.liturgy);
    if (!liturgy) {
      expect('liturgy', `the id of a weekly liturgy: ${ids}`);
    } else if (!recursOn(liturgy, date)) {
      const { day, week } = liturgy;
      const dayText = week ? `the ${week} ${day} of a month` : `a ${day}`;
      expect('date', `${dayText}, the day of this liturgy, such as ${nextRecurrence(liturgy, date)}`);
    } else if (!isInSeason(liturgy, date)) {
      const { firstDate, lastDate } = liturgy;
      const season = [firstDate && `from ${firstDate}`, lastDate && `through ${lastDate}`];
      expect('date', `a date in the season of this liturgy, ${season.filter(Boolean).join(' ')}`);
    } else if (isReplaced(liturgy, date, liturgies)) {
      expect('liturgy', `the id of the liturgy that is held in its place on ${date}`);
    } else if (changes.findIndex((it) => it.liturgy === change.liturgy && it.date === date) < index) {
      expect('date', 'one change of a liturgy on one day; an entry above has the same day');
    }
  }
}

/** Two services of the same name on the same day would be one event in calendars. */
function checkSpecialServices({ specialServices }: LiturgiesFile, report: Report) {
  for (const [index, { name, date }] of specialServices.entries()) {
    if (specialServices.findIndex((it) => it.name === name && it.date === date) === index) continue;
    report(
      ['specialServices', index, 'name'],
      `a name that no other service of ${date} has, such as '${name} II'`,
    );
  }
}

/** A special service overlaps no weekly liturgy that is held, also in the nights around its day. Past services are not checked. */
function checkOverlaps(services: LiturgiesFile, report: Report, today: CalendarDate) {
  for (const [index, { date, place, ...hours }] of services.specialServices.entries()) {
    if (date < addDays(today, -1)) continue;
    const overlapping = [-1, 0, 1].flatMap((difference) => {
      const day = addDays(date, difference);
      return services.liturgies
        .filter((liturgy) => {
          const service = weeklyServiceOn(services, liturgy, day);
          const isThere = service && isHeld(service) && isSamePlace(service, { place });
          return isThere && hoursOverlap(hours, service.hours, difference);
        })
        .map(({ id }) => ({ id, day }));
    });
    for (const { id, day } of overlapping.slice(0, 1))
      report(
        ['specialServices', index, 'startTime'],
        `hours that do not overlap the liturgy '${id}' of ${day}; or below 'changes' an entry that cancels it: liturgy: ${id}, date: ${day}, canceled: true`,
      );
  }
}
