import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/check/check-content.ts';
import { formatIssue, type Issue, isError } from '#content/check/issue.ts';
import { git, gitList } from '#content/git.ts';

/** What the office edits. */
const folders = ['src/content', 'src/assets', 'public/files'];

const MAX_COMMITS = 30;

/**
 * Replaces each faulty file of the working tree by its last good version, so that everything else can be published. A new file is
 * removed, where the site does without it. Where this does not help, the other files of a change go back too, such as a photo that
 * somebody deleted.
 * @param commit whose content is in the working tree
 */
export async function holdBack(root: string, commit = 'HEAD') {
  const held: HeldBack[] = [];
  const findErrors = async () => (await checkContent(root)).filter(isError);
  let errors = await findErrors();
  for (let solved; errors[0]; errors = solved.errors) {
    const { file } = errors[0];
    solved = await goBack(file);
    if (!solved) break;
    held.push({ ...solved, issues: errors.filter((issue) => issue.file === file) });
  }
  return { held, errors };

  /** Goes back from the newest change until the file has no error. The working tree stays as it is when none helps. */
  async function goBack(file: string) {
    const faulty = new Set(errors.map((issue) => issue.file));
    const present = git(root, 'write-tree').stdout.trim();
    const isHeldBack = (path: string) => held.some(({ files }) => files.some((it) => isIn(path, it)));
    for (const change of changesBefore(root, file, commit)) {
      const changed = filesOf(root, change).filter((path) => !isHeldBack(path));
      // A folder, which may have too many files, goes back as a whole.
      const own = changed.some((path) => isIn(path, file)) ? [file] : [];
      for (const files of [own, changed]) {
        const left = restore(root, `${change}~`, files) ? await findErrors() : errors;
        // The translations are checked once nothing else has an error.
        const isNew = (path: string) => !faulty.has(path) && !path.includes('/translations/');
        if (!left.some((issue) => issue.file === file || isNew(issue.file)))
          return { files, change, errors: left };
        restore(root, present, files);
      }
    }
    return undefined;
  }
}

export const restoreContent = (root: string, commit: string) =>
  restore(
    root,
    commit,
    folders.filter((folder) => existsSync(join(root, folder))),
  );

/** @returns a report in Markdown: what the check says of each file, and who saved it; empty when everything is published */
export function formatHeldBack(root: string, { held, errors }: Awaited<ReturnType<typeof holdBack>>) {
  const entries = held.map(({ files, change, issues }) => {
    const later = listChanges(root, `${change}..HEAD`, '--', ...files);
    const alsoHeld = later && `\n\nAlso held back, because it is in the same file:\n\n${later}`;
    const listed = files.length > 9 ? [...files.slice(0, 8), `${files.length - 8} other files`] : files;
    return `**${listed.join(', ')}** is published as it was before this change:\n\n${listChanges(root, '-1', change)}\n\n${formatIssues(issues)}${alsoHeld}`;
  });
  const never = `Nothing is published until this is corrected:\n\n${formatIssues(errors)}`;
  return [...entries, ...(errors.length > 0 ? [never] : [])].join('\n\n');
}

/** @returns a report on all content: the changes since a commit, and the end of what the build said */
export function formatRestored(root: string, commit: string, output: string) {
  const changes = listChanges(root, `${commit}..HEAD`, '--', ...folders);
  const end = output.trim().split('\n').slice(-40).join('\n');
  return `The site cannot be built with the present content. It is published as it was before these changes:\n\n${changes}\n\n${inBlock(end)}`;
}

const listChanges = (root: string, ...range: readonly string[]) =>
  git(root, '--literal-pathspecs', 'log', '--format=- ‘%s’ (%an, %cs)', ...range).stdout.trim();

const formatIssues = (issues: readonly Issue[]) => inBlock(issues.map(formatIssue).join('\n\n'));
const inBlock = (text: string) => `~~~text\n${text}\n~~~`;

/** @returns the last changes of the content, then those of the file, the newest first; not the first commit */
const changesBefore = (root: string, file: string, commit: string) =>
  new Set(
    [folders, [file]].flatMap((paths) => {
      const options = ['-z', `--max-count=${MAX_COMMITS}`, '--min-parents=1', '--format=%H'];
      return gitList(root, '--literal-pathspecs', 'log', ...options, commit, '--', ...paths);
    }),
  );

/** Whether a path is that of a file, or in a folder. */
const isIn = (path: string, fileOrFolder: string) => `${path}/`.startsWith(`${fileOrFolder}/`);

const filesOf = (root: string, change: string) =>
  gitList(root, 'diff', '-z', '--name-only', '--no-renames', `${change}~`, change, '--', ...folders);

/**
 * Puts files as they are in a commit or tree into the working tree and the index. Those that it does not have are removed.
 * @returns whether the clone has them
 */
const restore = (root: string, source: string, files: readonly string[]) =>
  git(root, '--literal-pathspecs', 'restore', `--source=${source}`, '--staged', '--worktree', '--', ...files)
    .status === 0;

interface HeldBack {
  files: string[];
  /** The commit before which they are held back. */
  change: string;
  issues: Issue[];
}
