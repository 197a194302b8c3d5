import { posix } from 'node:path';
import type { CalendarDate } from '#time/dates.ts';
import {
  allFiles,
  type EditedFile,
  isDictionary,
  pathOf,
  schemaOf,
  textsOf,
} from '#content/content-files.ts';
import { load, type Project } from '#content/load.ts';
import { contentOverlays, differencesFile } from '#content/read-files.ts';
import { formatContentPath, textsIn } from '#content-model/content-path.ts';
import {
  closestFile,
  type Files,
  findFileIssue,
  listFiles,
  misnamedFiles,
  refusedFiles,
  findImageIssue,
} from './check-files.ts';
import { filesIn } from '#content/files.ts';
import { describeValue } from './describe-value.ts';
import { type Issue, isError, restoring, type ValueIssue } from './issue.ts';
import { inspectYaml, type InspectedYaml } from '#content/yaml/inspect-yaml.ts';
import { imageReader } from './image-record.ts';
import { checkGospelTexts } from './check-gospel-texts.ts';
import { checkTranslations } from './check-translations.ts';
import { dayOfChange, findPastDates, lastCommit, type ReadCommitted } from './past-dates.ts';
import { findWarnings } from './warnings.ts';
import { findSchemaIssues } from './schema-issues.ts';

/**
 * Checks every content file against its schema, the images and files that it names, and the texts of the Gospels.
 * @param committed reads the earlier content, with which this one is compared
 */
export async function checkContent(
  root: string,
  { project = load(root), today = dayOfChange(project), committed = lastCommit(project) } = {},
): Promise<Issue[]> {
  const files = inspectFiles(project);
  const listed = listFiles(project, files);
  const checked = files.flatMap((file) => checkFile(file, today, committed));
  // In damaged content every text would be a missing or a former one.
  const translations = checked.some(isError) ? [] : checkTranslations(project, today);
  const issues = [
    ...project.issues,
    ...unexpectedFiles(root),
    ...misnamedFiles(listed),
    ...(await refusedFiles(root)),
    ...checked,
    ...translations.map(({ name, ...issue }) =>
      issueAt(files.find((file) => file.name === name) ?? { name, parsed: undefined }, issue),
    ),
    ...duplicateMeta(files),
    ...checkGospelTexts(project),
    ...(await unusableFiles(project, listed, files)),
  ];
  const sources = new Map(allFiles.map((name) => [pathOf(name), project.sourceOf(name)]));
  return issues
    .sort((a, b) => allPaths.indexOf(a.file) - allPaths.indexOf(b.file) || a.line - b.line)
    .map((issue) => ({ ...issue, file: sources.get(issue.file) ?? issue.file }));
}

const allPaths = allFiles.map(pathOf);

export const inspectFiles = ({ files }: Project): InspectedFile[] =>
  files.map(({ name, file }) => ({ name, parsed: file && inspectYaml(file) }));

/** A content file or a dictionary, as it was read; `undefined` where it does not exist. */
export interface InspectedFile {
  name: EditedFile;
  parsed: InspectedYaml | undefined;
}

/** Checks a content file alone, without the images and files that it names. */
export function checkFile(
  { name, parsed }: InspectedFile,
  today: CalendarDate,
  committed?: ReadCommitted,
): Issue[] {
  const file = pathOf(name);
  const whole = (found: string, expected = 'its content'): Issue[] => [
    { file, line: 0, key: '', found, expected: `${expected}; ${restoring}` },
  ];
  const isEmpty = parsed?.issues.length === 0 && Object.keys(parsed.data).length === 0;
  if ((!parsed || isEmpty) && schemaOf(name).safeParse({}).success) return [];
  if (!parsed) return whole('no such file', 'this file');
  if (isEmpty) return whole('an empty file');
  if (!parsed.hasKeys) return whole('a text without any key');
  if (parsed.issues.length > 0) return parsed.issues.map((issue) => ({ file, key: '', ...issue }));
  const issues: ValueIssue[] = findSchemaIssues(name, parsed.data, today);
  if (!isDictionary(name)) {
    if (!issues.some(isError)) issues.push(...findWarnings(name, parsed.data, today, committed));
    if (committed) issues.push(...findPastDates(name, parsed.data, today, committed));
  }
  return issues.map((issue) => issueAt({ name, parsed }, issue));
}

const issueAt = ({ name, parsed }: InspectedFile, issue: ValueIssue): Issue => ({
  file: pathOf(name),
  line: parsed?.lineOf(issue.path) ?? 0,
  key: formatContentPath(issue.path, parsed?.data),
  found: issue.found,
  expected: issue.expected,
  isWarning: issue.isWarning,
});

/** Finds titles and descriptions that two pages share. Search engines distinguish pages by them. */
function duplicateMeta(files: readonly InspectedFile[]): Issue[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const depth = file.name === 'legal.yaml' ? 3 : 1;
    return textsIn(file.parsed?.data).flatMap(({ path, text }) => {
      const key = path.at(-1);
      if (path.length !== depth || (key !== 'title' && key !== 'description')) return [];
      const meta = `${key}: ${text.trim().toLowerCase()}`;
      const other = first.get(meta);
      first.set(meta, other ?? pathOf(file.name));
      const expected = `a ${key} of its own; ${other} has the same`;
      return other ? issueAt(file, { path, found: describeValue(text), expected, isWarning: true }) : [];
    });
  });
}

/** Finds images that cannot be shown or do not suit their place, and files of the parish that visitors cannot open. */
async function unusableFiles(
  project: Project,
  listed: Files,
  files: readonly InspectedFile[],
): Promise<Issue[]> {
  const { read, save } = imageReader(project.root);
  const issues = files.flatMap((file) =>
    textsOf(file.name, file.parsed?.data).map(async ({ path, text, node }) => {
      const issue = node?.image
        ? await findImageIssue(project, listed, file.name, text, node, read)
        : node?.file && text.startsWith('/files/') && (await findFileIssue(project, listed, text));
      return issue ? [issueAt(file, { path, ...issue })] : [];
    }),
  );
  const found = (await Promise.all(issues)).flat();
  save();
  return found;
}

function unexpectedFiles(root: string): Issue[] {
  return ['src/content', ...contentOverlays(root)].flatMap((folder) => {
    const paths = [...allFiles, ...(folder === 'src/content' ? [] : [differencesFile])].map((name) =>
      posix.join(folder, name),
    );
    const unexpected = filesIn(root, folder).filter((file) => !paths.includes(file));
    return unexpected.map((file) => {
      const meant = closestFile(file, paths);
      const expected = meant
        ? `its content in ${meant}, and no file of this name`
        : 'no such file in this folder: images belong in src/assets, and a new page needs code too (docs/developers/add-a-page.md)';
      return { file, line: 0, key: '', found: 'a file that the site does not read', expected };
    });
  });
}
