import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { addDays, type CalendarDate, dateIn } from '#time/dates.ts';
import { now } from '#time/now.ts';
import type { ContentFile } from '#content-files.ts';
import { textsOf } from '#tools/shared/edited-files.ts';
import { textsIn } from '#content-model/content-path.ts';
import { describeValue } from '#tools/describe-value.ts';
import { sourceOf } from '#tools/shared/environment.ts';
import { parseYaml } from '#tools/shared/read-yaml.ts';
import { calendarDate } from '#content-model/fields/date-time.ts';
import type { ValueIssue } from './issue.ts';

/**
 * Finds entries that were over when they were entered, and would never be shown: a cancellation in the wrong year.
 * @param today in UTC: the day of the parish ends at most 12 hours later
 * @param committed reads an earlier version of a file, whose dates may stay. Without one every past date is a warning;
 *   where it exists and cannot be read, an error
 */
export async function findPastDates(
  name: ContentFile,
  data: unknown,
  today: CalendarDate,
  committed: ReadCommitted,
): Promise<ValueIssue[]> {
  const past = textsOf(name, data).filter(
    ({ text, node }) => node?.expires && calendarDate.safeParse(text).success && text < addDays(today, -1),
  );
  if (past.length === 0) return [];
  const before = await committed(name).catch((error: unknown) => error);
  const isUnreadable = before instanceof Error;
  const known = new Set(isUnreadable ? [] : textsIn(before).map(({ text }) => text));
  const expected = `today, ${today}, or a later date: is the year right, and the month?`;
  const unchecked = `${expected} An old entry may stay, but whether it is one cannot be checked: git cannot read the last commit. Delete the entry, or run 'git fetch --refetch' and check again.`;
  return past
    .filter(({ text }) => !known.has(text))
    .map(({ path, text }) => ({
      path,
      found: `${describeValue(text)}, which is over`,
      ...(before === undefined
        ? { expected: `${expected} An old entry may stay.`, isWarning: true }
        : { expected: isUnreadable ? unchecked : expected }),
    }));
}

/** @returns today in UTC; in CI without `TODAY` the day of the last commit, which is built again every night, also when its notices are over */
export function dayOfChange(root: string): CalendarDate {
  const args = ['show', '--no-patch', '--format=%cs', 'HEAD'];
  const committedOn =
    process.env.CI && !process.env.TODAY ? String(spawnSync('git', args, { cwd: root }).stdout).trim() : '';
  return calendarDate.safeParse(committedOn).data ?? dateIn('UTC', now());
}

/**
 * @returns what reads the content of the last commit from git; in CI, where the last commit is the one that is tested, that
 *   of `BASE_COMMIT`, the last one that passed, or of the commit before. It rejects when git has the commit without its files
 */
export function lastCommit(root: string): ReadCommitted {
  const { BASE_COMMIT, CI } = process.env;
  const commit = [BASE_COMMIT, CI && 'HEAD^1'].find(Boolean) ?? 'HEAD';
  return async (name) => {
    // A clone without the old files fetches them, and must not ask for a password.
    const options = { cwd: root, env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' } };
    const git = promisify(execFile)('git', ['show', `${commit}:./${sourceOf(root, name)}`], options);
    return git.then(
      ({ stdout }) => parseYaml(Buffer.from(stdout)).data,
      (error: unknown) => {
        if (/promisor|bad object|unable to read/.test(String(error))) throw error;
      },
    );
  };
}

/** @param name of a content file: `notices.yaml` */
export type ReadCommitted = (name: ContentFile) => Promise<unknown>;
