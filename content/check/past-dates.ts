import { addDays, type CalendarDate } from '#time/dates.ts';
import { dateIn, isTimeZone } from '#time/time-zones.ts';
import { now } from '#time/now.ts';
import { type ContentFile, names, pathOf, textsOf } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { parseYaml } from '#content/yaml/read-yaml.ts';
import { textsIn, valueAt } from '#content-model/content-path.ts';
import { describeValue } from './describe-value.ts';
import { git, gitFiles } from '#content/git.ts';
import { calendarDate } from '#content-model/fields/date-time.ts';
import { collectIssues, type ValueIssue } from './issue.ts';

/**
 * Finds entries that were over when they were entered, and would never be shown: a cancellation in the wrong year.
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
  return collectIssues(data, (report, warn) => {
    for (const { path, text } of past)
      if (!known.has(text)) (before ? report : warn)(path, expected, `${describeValue(text)}, which is over`);
  });
}

/** @returns the date in the parish's time zone */
export function localDate({ church }: Pick<Project, 'church'>, moment = now()): CalendarDate {
  const timeZone = String(valueAt(['timeZone'], church));
  return dateIn(isTimeZone(timeZone) ? timeZone : 'UTC', moment);
}

/** @returns today; in CI without `TODAY` the day of the last commit, which is built again every night, also when its notices are over */
export function dayOfChange(project: Pick<Project, 'root' | 'church'>): CalendarDate {
  const isOfCommit = process.env.CI && !process.env.TODAY;
  const seconds = isOfCommit
    ? Number(git(project.root, 'show', '--no-patch', '--format=%ct', 'HEAD').stdout)
    : 0;
  return localDate(project, seconds > 0 ? new Date(seconds * 1000) : now());
}

/**
 * @param base by default the last commit that passed in CI, or else the last commit; in CI, where that is tested, the one before
 * @returns what reads the content of the base from git. It finds no content of another parish, from which `npm run new-parish` began
 */
export function lastCommit(
  { root, sourceOf, church, textOf, written }: CommittedProject,
  base = process.env.BASE_COMMIT,
): ReadCommitted {
  const commit = [base, process.env.CI && 'HEAD^1'].find(Boolean) ?? 'HEAD';
  let files: Map<string, Buffer> | undefined;
  const read: ReadCommitted = (name) => {
    files ??= gitFiles(root, commit, names.map(sourceOf));
    const bytes = files.get(sourceOf(name));
    if (!bytes) return undefined;
    return bytes.toString() === textOf(name) ? written(name) : parseYaml(bytes).data;
  };
  const parishOf = (church: unknown) => valueAt(['eventIdSuffix'], church);
  let isSame: boolean | undefined;
  return (name) => {
    isSame ??= parishOf(read('church.yaml')) === parishOf(church);
    return isSame ? read(name) : undefined;
  };
}

type CommittedProject = Pick<Project, 'root' | 'sourceOf' | 'church' | 'textOf' | 'written'>;

/** @returns the last commit before a date; in a younger repository, the one with which the content of the parish began */
export function commitBefore(root: string, date: CalendarDate) {
  const find = (...options: string[]) => git(root, 'log', '-1', '--format=%H', ...options).stdout.trim();
  return find(`--before=${date}T00:00Z`) || find('-G^eventIdSuffix', '--', pathOf('church.yaml'));
}

/** @returns earlier content of a file; `undefined` where it is not known */
export type ReadCommitted = (name: ContentFile) => unknown;
