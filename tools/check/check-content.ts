import { posix } from 'node:path';
import { type CalendarDate, dateIn } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { names } from '#content-files.ts';
import { type EditedFile, isDictionary, schemaOf, textsOf } from '#tools/shared/edited-files.ts';
import { readDictionaries, readFiles } from '#tools/shared/read-content.ts';
import { languageCodes } from '#language/languages.ts';
import { contentOverlays, sourceOf } from '#tools/shared/environment.ts';
import { dictionaryName, pathOf } from '#tools/shared/read-yaml.ts';
import { type ContentPath, formatContentPath, textsIn } from '#content-model/content-path.ts';
import { filesIn, findFileIssue, findUnusedFiles, misnamedFile, usedFiles } from './check-files.ts';
import { type Issue, isError, restoring, type ValueIssue } from './issue.ts';
import { inspectYaml, type InspectedYaml } from '#tools/yaml/inspect-yaml.ts';
import { findImageIssue, type ProjectImages } from './check-image.ts';
import { closestMatch, describeValue } from '#tools/describe-value.ts';
import { checkTexts } from './check-texts.ts';
import { checkTranslations } from './check-translations.ts';
import { findPastDates, type ReadCommitted } from './past-dates.ts';
import { findWarnings } from './warnings.ts';
import { findSchemaIssues } from './schema-issues.ts';

/** Checks every content file against its schema, the images that it names, and the texts of the Gospels. */
export async function checkContent(
  root: string,
  { decodeImages = false, today = dateIn('UTC', now()), committed }: CheckOptions = {},
): Promise<Issue[]> {
  const files = inspectFiles(root);
  const used = usedFiles(files);
  const checked = (await Promise.all(files.map((file) => checkFile(file, today, committed)))).flat();
  const issues = [
    ...(await unexpectedFiles(root)),
    ...(await findUnusedFiles(root, used)).flatMap(misnamedFile),
    ...checked,
    // In damaged content every text would be a missing or a former one.
    ...(checked.some(isError) ? [] : translationIssues(root, files)),
    ...duplicateMeta(files),
    ...(await checkTexts(root)),
    ...(await unusableFiles({ root, decodeImages, used }, files)),
  ];
  const position = ({ file }: Issue) => allNames.findIndex((name) => pathOf(name) === file);
  const sources = new Map(allNames.map((name) => [pathOf(name), sourceOf(root, name)]));
  return issues
    .sort((a, b) => position(a) - position(b) || a.line - b.line)
    .map((issue) => ({ ...issue, file: sources.get(issue.file) ?? issue.file }));
}

/**
 * Prints issues, on GitHub also as annotations. An error sets the exit code.
 * @returns whether there is an error
 */
export function reportIssues(issues: readonly Issue[], where = 'the content'): boolean {
  if (issues.length > 0) console.error(formatReport(issues, where));
  if (issues.length > 0 && process.env.GITHUB_ACTIONS) console.error(formatAnnotations(issues));
  const hasError = issues.some(isError);
  if (hasError) process.exitCode = 1;
  return hasError;
}

/** @returns one message with all issues: the place of each, what was found and what is expected */
export function formatReport(issues: readonly Issue[], where = 'the content'): string {
  const noun = issues.some(isError) ? 'issue' : 'warning';
  const count = issues.length === 1 ? `There is 1 ${noun}` : `There are ${issues.length} ${noun}s`;
  return [`${count} in ${where}.`, ...issues.map(formatIssue)].join('\n\n');
}

export function formatIssue({ file, line, key, found, expected }: Issue): string {
  const place = [file, line > 0 && `line ${line}`, key].filter(Boolean).join(', ');
  return `${place}\n  found:    ${found}\n  expected: ${expected}`;
}

/**
 * @returns the issues as workflow commands: GitHub shows each beside its line of the pull request
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatAnnotations(issues: readonly Issue[]): string {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);
  const annotations = issues.map(({ file, line, key, found, expected, isWarning }) => {
    const title = property(key || 'This file');
    const place = `file=${property(file)},line=${Math.max(line, 1)},title=${title}`;
    return `::${isWarning ? 'warning' : 'error'} ${place}::${data(`Found: ${found}\nExpected: ${expected}`)}`;
  });
  return annotations.join('\n');
}

const allNames = [...names, ...languageCodes.map(dictionaryName)];

/** Reads every content file, and the dictionaries. */
export const inspectFiles = (root: string): ContentFile[] =>
  [...readFiles(root), ...readDictionaries(root)].map(({ name, file }) => ({
    name,
    parsed: file && inspectYaml(file),
  }));

/** A content file; `undefined` where it does not exist. */
export interface ContentFile {
  name: EditedFile;
  parsed: InspectedYaml | undefined;
}

/** Checks a content file alone, without the images and files that it names. */
export async function checkFile(
  { name, parsed }: ContentFile,
  today: CalendarDate,
  committed?: ReadCommitted,
): Promise<Issue[]> {
  const file = pathOf(name);
  const whole = { file, line: 0, key: '', expected: `its content; ${restoring}` };
  if ((!parsed || parsed.isEmpty) && schemaOf(name).safeParse({}).success) return [];
  if (!parsed) return [{ ...whole, found: 'no such file', expected: `this file; ${restoring}` }];
  if (parsed.isEmpty && parsed.issues.length === 0) return [{ ...whole, found: 'an empty file' }];
  if (!parsed.hasKeys) return [{ ...whole, found: 'a text without any key' }];
  if (parsed.issues.length > 0) return parsed.issues.map((issue) => ({ file, ...issue }));
  const issues: ValueIssue[] = findSchemaIssues(name, parsed.data, today);
  if (committed && !isDictionary(name))
    issues.push(...(await findPastDates(name, parsed.data, today, committed)));
  if (!isDictionary(name) && !issues.some(isError))
    for (const warning of await findWarnings(name, parsed.data, committed))
      issues.push({ ...warning, isWarning: true });
  return issues.map(({ path, found, expected, isWarning }) =>
    issueAt({ name, parsed }, path, { found, expected, isWarning }),
  );
}

/** Adds to an issue where it is. */
const issueAt = (
  { name, parsed }: ContentFile,
  path: ContentPath,
  issue: Pick<Issue, 'found' | 'expected' | 'isWarning'>,
): Issue => ({
  file: pathOf(name),
  line: parsed?.lineOf(path) ?? 0,
  key: formatContentPath(path, parsed?.data),
  ...issue,
});

function translationIssues(root: string, files: readonly ContentFile[]): Issue[] {
  return checkTranslations(root).map(({ name, path, ...issue }) => {
    const parsed = files.find((file) => file.name === name)?.parsed;
    return issueAt({ name, parsed }, path, issue);
  });
}

/** Finds titles and descriptions that two pages share. Search engines distinguish pages by them. */
function duplicateMeta(files: readonly ContentFile[]): Issue[] {
  return ['title', 'description'].flatMap((key) => {
    const first = new Map<string, string>();
    const texts = files.flatMap(({ name, parsed }) =>
      textsIn(parsed?.data).map((it) => ({ ...it, name, parsed })),
    );
    return texts.flatMap(({ name, parsed, path, text: value }) => {
      const isOfPage = name === 'legal.yaml' ? path.length === 3 : path.length === 1;
      if (!isOfPage || path.at(-1) !== key) return [];
      const text = value.trim().toLowerCase();
      const other = first.get(text);
      first.set(text, other ?? pathOf(name));
      if (!other) return [];
      const expected = `a ${key} of its own; ${other} has the same`;
      return [issueAt({ name, parsed }, path, { found: describeValue(value), expected })];
    });
  });
}

/** Finds images that cannot be shown or do not suit their place, and files of the parish that visitors cannot open. */
async function unusableFiles(project: ProjectImages, files: readonly ContentFile[]): Promise<Issue[]> {
  const issues = files.flatMap(({ name, parsed }) =>
    textsOf(name, parsed?.data).map(async ({ path, text, node }) => {
      const issue = node?.image
        ? await findImageIssue(project, pathOf(name), text, node)
        : node?.file && text.startsWith('/files/') && (await findFileIssue(project.root, text));
      return issue ? [issueAt({ name, parsed }, path, issue)] : [];
    }),
  );
  return (await Promise.all(issues)).flat();
}

/** Files that no schema covers, also in the overlays. */
async function unexpectedFiles(root: string): Promise<Issue[]> {
  const folders = ['src/content', ...contentOverlays(root)];
  const known = folders.flatMap((folder) => allNames.map((name) => posix.join(folder, name)));
  const files = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat();
  const unexpected = files.filter((file) => !known.includes(file));
  return unexpected.map((file) => {
    const neighbors = known.filter((path) => posix.dirname(path) === posix.dirname(file));
    const similar = closestMatch(
      posix.basename(file),
      neighbors.map((path) => posix.basename(path)),
    );
    const isPage = file.endsWith('.yaml') && file.startsWith('src/content/pages/');
    const expected = similar
      ? `its content in ${posix.join(posix.dirname(file), similar)}, and no file of this name`
      : isPage
        ? 'no such file: a new page needs code too (docs/developers/add-a-page.md)'
        : 'no such file in this folder; images belong in src/assets';
    return { file, line: 0, key: '', found: 'a file that the site does not read', expected };
  });
}

interface CheckOptions {
  decodeImages?: boolean;
  today?: CalendarDate;
  /** Reads the last commit, as `lastCommit` does; without it, dates in the past are not reported. */
  committed?: ReadCommitted;
}
