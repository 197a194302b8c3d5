import { type ContentPath, valueAt } from '#content-model/content-path.ts';
import type { Report } from '#content-model/fields/object.ts';
import { describeValue } from './describe-value.ts';

/** Something in the content that has to be corrected before the site can be built; with `isWarning`, that is probably not meant. */
export interface Issue {
  /** Relative to the root of the project: `src/content/church.yaml`. */
  file: string;
  /** Counted from 1; 0 when the issue concerns the whole file. */
  line: number;
  /** As `formatContentPath` formats it: `liturgies.sunday.endTime`; empty when the issue concerns the whole file. */
  key: string;
  found: string;
  expected: string;
  isWarning?: boolean | undefined;
}

export const isError = ({ isWarning }: Pick<Issue, 'isWarning'>) => !isWarning;

/** Prints issues, on GitHub also as annotations. @returns whether there is an error, which sets the exit code */
export function reportIssues(issues: readonly Issue[], where = 'the content') {
  if (issues.length > 0) console.error(formatReport(issues, where));
  if (process.env.GITHUB_ACTIONS) for (const issue of issues) console.error(formatAnnotation(issue));
  const hasError = issues.some(isError);
  if (hasError) process.exitCode = 1;
  return hasError;
}

/** @returns one message with all issues, then one with the warnings */
export function formatReport(issues: readonly Issue[], where = 'the content') {
  return ['issue', 'warning']
    .flatMap((noun) => {
      const listed = issues.filter((it) => isError(it) === (noun === 'issue'));
      const count = listed.length === 1 ? `There is 1 ${noun}` : `There are ${listed.length} ${noun}s`;
      return listed.length > 0 ? [`${count} in ${where}.`, ...listed.map(formatIssue)] : [];
    })
    .join('\n\n');
}

export function formatIssue({
  file,
  line,
  key,
  found,
  expected,
}: Omit<Issue, 'line' | 'key'> & Partial<Issue>) {
  const place = [file, line && `line ${line}`, key].filter(Boolean).join(', ');
  return `${place}\n  found:    ${found}\n  expected: ${expected}`;
}

/**
 * @returns the issue as a workflow command: GitHub shows it beside its line of the pull request
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatAnnotation(issue: Issue) {
  const file = issue.file.replace(/[%:,]/g, encodeURIComponent);
  const message = formatIssue(issue).replace(/[%\n]/g, encodeURIComponent);
  return `::${isError(issue) ? 'error' : 'warning'} file=${file},line=${Math.max(issue.line, 1)}::${message}`;
}

/** An issue of a value, whose line is not known yet. */
export interface ValueIssue extends Pick<Issue, 'found' | 'expected' | 'isWarning'> {
  path: ContentPath;
}

/** @returns what a check of some data reports; what was found is the value, where the report does not say it */
export function collectIssues(data: unknown, check: (report: Report, warn: Report) => void): ValueIssue[] {
  const issues: ValueIssue[] = [];
  const reporter =
    (isWarning?: true): Report =>
    (path, expected, found = describeValue(valueAt(path, data))) =>
      issues.push({ path, found, expected, isWarning });
  check(reporter(), reporter(true));
  return issues;
}

/** What to do when something is gone that nobody can write again. */
export const restoring = "to bring it back: 'When you want your old text back' in docs/office/README.md";
