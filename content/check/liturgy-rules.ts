import { addDays, type CalendarDate } from '#time/dates.ts';
import { isInSeason, isReplaced, isSamePlace, overlap } from '#liturgies/liturgies.ts';
import { nextRecurrence, recursOn } from '#liturgies/recurrence.ts';
import { type LiturgyChange, liturgiesSchema, type Services } from '#liturgies/schema.ts';
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

function checkLiturgies({ liturgies }: Services, report: Report) {
  for (const [index, liturgy] of liturgies.entries()) {
    const other = liturgies.slice(0, index).find((it) => overlap(it, liturgy));
    if (!other) continue;
    const { id, day, startTime, endTime, place } = other;
    const elsewhere = place ? "another 'place'" : "a 'place', such as Chapel";
    report(
      ['liturgies', index, 'startTime'],
      `hours that do not overlap the liturgy '${id}', on ${day} from ${startTime} to ${endTime}. If it is held elsewhere, give it ${elsewhere}. If it is held in its place, for a season or from a day on, give it a firstDate, and write 'replaces: ${id}'`,
    );
  }
}

function checkReplacements({ liturgies }: Services, report: Report) {
  for (const [index, { id, replaces, firstDate }] of liturgies.entries()) {
    if (!replaces) continue;
    const others = liturgies.map((it) => it.id).filter((it) => it !== id);
    if (!others.includes(replaces)) {
      report(
        ['liturgies', index, 'replaces'],
        `the id of another weekly liturgy: ${others.map((it) => `'${it}'`).join(', ')}`,
      );
    } else if (!firstDate) {
      report(
        ['liturgies', index, 'firstDate'],
        `the first day on which it replaces '${replaces}', such as 2026-12-25`,
      );
    }
  }
}

/** A change names a liturgy and one of its days. Past changes are not checked. */
function checkChanges({ liturgies, changes }: Services, report: Report, today: CalendarDate) {
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
      expect('date', `a ${liturgy.day}, the day of this liturgy, such as ${nextRecurrence(liturgy, date)}`);
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
function checkSpecialServices({ specialServices }: Services, report: Report) {
  for (const [index, { name, date }] of specialServices.entries()) {
    if (specialServices.findIndex((it) => it.name === name && it.date === date) === index) continue;
    report(
      ['specialServices', index, 'name'],
      `a name that no other service of ${date} has, such as '${name} II'`,
    );
  }
}

/** A special service overlaps no weekly liturgy that is held, also in the nights around its day. Past services are not checked. */
function checkOverlaps(services: Services, report: Report, today: CalendarDate) {
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
