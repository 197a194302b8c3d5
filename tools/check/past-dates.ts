import { addDays, type CalendarDate, dateIn } from '#time/dates.ts';
import { now } from '#time/now.ts';
import type { ContentFile } from '#content-files.ts';
import { textsOf } from '#tools/shared/edited-files.ts';
import { textsIn } from '#content-model/content-path.ts';
import { describeValue } from '#tools/describe-value.ts';
import { sourceOf } from '#tools/shared/environment.ts';
import { git } from '#tools/shared/git.ts';
import { parseYaml } from '#tools/shared/read-yaml.ts';
import { calendarDate } from '#content-model/fields/date-time.ts';
import type { ValueIssue } from './issue.ts';

/**
 * Finds entries that were over when they were entered, and would never be shown: a cancellation in the wrong year.
 * @param today in UTC: the day of the parish ends at most 12 hours later
 * @param committed reads an earlier version of the file, whose dates may stay. Without one every past date is a warning
 */
export function findPastDates(
  name: ContentFile,
  data: unknown,
  today: CalendarDate,
  committed: ReadCommitted,
): ValueIssue[] {
  const past = textsOf(name, data).filter(
    ({ text, node }) => node?.expires && calendarDate.safeParse(text).success && text < addDays(today, -1),
  );
  if (past.length === 0) return [];
  const before = committed(name);
  const known = new Set(textsIn(before).map(({ text }) => text));
  const expected = `today, ${today}, or a later date: is the year right, and the month? An old entry may stay.`;
  return past
    .filter(({ text }) => !known.has(text))
    .map(({ path, text }) => ({
      path,
      found: `${describeValue(text)}, which is over`,
      expected,
      isWarning: before === undefined,
    }));
}

/** @returns today in UTC; in CI without `TODAY` the day of the last commit, which is built again every night, also when its notices are over */
export function dayOfChange(root: string): CalendarDate {
  const isOfCommit = process.env.CI && !process.env.TODAY;
  const committedOn = isOfCommit ? git(root, 'show', '--no-patch', '--format=%cs', 'HEAD').stdout.trim() : '';
  return calendarDate.safeParse(committedOn).data ?? dateIn('UTC', now());
}

/**
 * @returns what reads the content of the last commit from git; in CI, where the last commit is the one that is tested, that
 *   of `BASE_COMMIT`, the last one that passed, or of the commit before
 */
export function lastCommit(root: string): ReadCommitted {
  const { BASE_COMMIT, CI } = process.env;
  const commit = [BASE_COMMIT, CI && 'HEAD^1'].find(Boolean) ?? 'HEAD';
  return (name) => {
    const { status, stdout } = git(root, 'show', `${commit}:./${sourceOf(root, name)}`);
    return status === 0 ? parseYaml(Buffer.from(stdout)).data : undefined;
  };
}

/** @param name of a content file: `notices.yaml` @returns its content; `undefined` where it is not known */
export type ReadCommitted = (name: ContentFile) => unknown;
