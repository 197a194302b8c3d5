import { type ContentPath, valueAt } from '#content-model/content-path.ts';
import type { Report } from '#content-model/fields/object.ts';
import { describeValue } from '#tools/describe-value.ts';

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

/** Whether an issue has to be corrected. A warning is only reported. */
export const isError = ({ isWarning }: Pick<Issue, 'isWarning'>) => !isWarning;

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
