import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryName, isDictionary, names, pathOf, textsOf } from '#content/content-files.ts';
import { load } from '#content/load.ts';
import { entryIdOf, valueAt } from '#content-model/content-path.ts';
import { outdatedFiles } from '#content/forms/outdated-files.ts';
import { takeOver, writeList } from '#tools/language/translation-list.ts';
import { type FactOption, factOptions, type ParishFacts } from '#tools/new-parish/facts.ts';
import { isOriginal, newContent, starterOf } from '#tools/new-parish/new-parish.ts';
import { type DictionaryEntry, keyOf } from '#content/dictionary.ts';
import { editFile, filesIn } from '#content/files.ts';
import { git, gitList } from '#content/git.ts';
import { uninterrupted } from '#tools/uninterrupted.ts';
import { UserError } from '#tools/user-error.ts';
import { editContent } from '#content/yaml/content-document.ts';
import { applyChanges, changes } from '#content/changes.ts';
import { formerContent, formerTexts } from './former-content.ts';
import { mergeValues } from './merge-values.ts';

const subject = 'Take over the changes of the original';
/** What a parish makes its own. */
const owned = ['src/content/*.yaml', 'src/assets', ':!src/assets/brand', ':!src/assets/CREDITS.md'];
/** Files that moved, and changed more than git follows. */
const moved = { 'tailwind.config.ts': 'src/styles/palette.ts' };

/**
 * Brings the content to the present version of the site, and finishes a merge of the original, where one is in progress. All of it is
 * prepared in a copy: until that is complete, the work tree stays as it is.
 * @param confirmed whether to change files that the parish has confirmed
 * @returns what has changed, in paragraphs
 * @throws {UserError} when the parish has to do something first
 */
export async function update(root: string, { confirmed = false } = {}) {
  const isMerge = hasObject(root, 'MERGE_HEAD');
  const message = join(root, git(root, 'rev-parse', '--git-path', 'MERGE_MSG').stdout.trim());
  // Git deletes the file when the merge is committed or aborted.
  const isFirst = isMerge && !readFileSync(message, 'utf8').startsWith(subject);
  if (isMerge) {
    followMoves(root);
    requireResolved(root);
  }
  if (isFirst) requireCommitted(root);
  const copy = join(root, '.cache/update');
  const ours = join(copy, 'ours');
  try {
    rmSync(copy, { recursive: true, force: true });
    if (isFirst) extract(root, 'HEAD', ours);
    else cpSync(join(root, 'src/content'), join(ours, 'src/content'), { recursive: true });
    const present = bringUp(ours);
    const isCompared = isFirst || (isMerge && confirmed);
    const values = isCompared ? takeOverValues(root, copy, isFirst, confirmed) : undefined;
    for (const { path, after } of outdatedFiles(load(ours))) editFile(ours, path, () => after);
    const deleted = uninterrupted(() => replaceWorkTree(root, ours, isFirst));
    const paragraphs = Object.entries({
      'Brought to the present keys and meanings': present,
      'Taken over, because you had left it as it was': values?.taken,
      'Not taken over, because you have confirmed the file; npm run update -- --confirmed does': values?.held,
      'Left, because you have your own; the original has changed': values?.kept,
      'Still deleted, because you had deleted it; the original has changed it': deleted,
      'What visitors see differently': values?.visible,
    }).flatMap(([title, lines = []]) => (lines.length > 0 ? [`${title}:`, ...lines].join('\n  ') : []));
    if (isFirst) writeFileSync(message, [subject, ...paragraphs].join('\n\n'));
    for (const code of load(root).church.languages) {
      await takeOver(root, code);
      paragraphs.push(writeList(root, code));
    }
    return isMerge ? paragraphs : [...paragraphs, howToBegin(root)];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Compares each value with that of the original's commit with which the parish began, and with that of its last one, as a parish in its
 * place gets them: in its language, without the facts of the original's parish.
 */
function takeOverValues(root: string, copy: string, isFirst: boolean, confirmed: boolean) {
  const [ours, base, theirs] = ['ours', 'base', 'theirs'].map((name) => join(copy, name)) as [
    string,
    string,
    string,
  ];
  const commit = findBase(root);
  extract(root, commit, base);
  extract(root, 'MERGE_HEAD', theirs);
  const former = filesIn(base);
  const facts = factsOf(ours);
  for (const folder of [base, theirs]) {
    if (!isOriginal(ours) && existsSync(starterOf(folder))) newContent(folder, folder, facts);
    bringUp(folder);
    if (!isOriginal(ours) && !existsSync(starterOf(folder))) formerContent(folder, facts);
  }
  const day = git(root, 'show', '-s', '--format=%cs', commit).stdout.trim();
  const visible = changes.visible
    .filter(({ date }) => date > day)
    .map(({ date, text }) => `${date}: ${text}`);
  const all = { taken: [] as string[], held: [] as string[], kept: [] as string[], visible };
  const used = new Set<string>();
  for (const name of [...names, ...load(ours).church.languages.slice(1).map(dictionaryName)]) {
    const path = pathOf(name);
    if (!existsSync(join(ours, path))) {
      // The parish has deleted it, or it is new.
      if (former.includes(path) || !existsSync(join(theirs, path))) continue;
      cpSync(join(theirs, path), join(ours, path));
      all.taken.push(`${name} is new`);
    }
    const both = [base, theirs].map((folder) => load(folder).written(name));
    editContent(ours, name, (document) => {
      const isConfirmed = document.get('confirmed') === true;
      // A second run is about confirmed files, and the translations of what it takes over there.
      const isHeld = isConfirmed ? !confirmed : !isFirst;
      const isUsed = ({ text, file = '' }: DictionaryEntry) => used.has(`${file} ${keyOf(text)}`);
      const lines = mergeValues(document, both, isHeld, isDictionary(name) ? isUsed : undefined);
      for (const kind of ['taken', 'held', 'kept'] as const)
        if (isFirst || isConfirmed || kind === 'taken')
          all[kind].push(...lines[kind].map((it) => `${name}, ${it}`));
      const data: unknown = document.toJS();
      for (const { text, path: at } of textsOf(name, data))
        for (const file of ['', name, `${name}#${entryIdOf(at, data)}`]) used.add(`${file} ${keyOf(text)}`);
    });
  }
  return all;
}

/** @returns what `npm run new-parish` would have been told */
function factsOf(root: string): ParishFacts {
  const { written } = load(root);
  const facts = Object.entries(factOptions).map(([option, row]) => {
    const { file = 'church.yaml', path }: FactOption = row;
    const value = valueAt(path.split('.'), written(file));
    const entries = Array.isArray(value) ? (value as (string | { id?: string } | null)[]) : undefined;
    return [
      option,
      entries?.map((it) => (typeof it === 'string' ? it : it?.id)).join(' ') ?? value ?? undefined,
    ];
  });
  return Object.fromEntries(facts) as ParishFacts;
}

/** Applies `changes.yaml` to all content. */
const bringUp = (root: string) =>
  load(root).files.flatMap(({ name }) => {
    const lines: string[] = [];
    if (existsSync(join(root, pathOf(name))))
      editContent(root, name, (document) => lines.push(...applyChanges(document, name)));
    return lines;
  });

/**
 * @returns the commit of the original whose values the parish has: the last that it merged. Before the project had `changes.yaml`, merges
 *   left the content as it was
 */
function findBase(root: string) {
  const began = ['log', '-1', '--format=%H', '-G^eventIdSuffix', '--', pathOf('church.yaml')];
  const hasChanges = ['content', 'tools/update'].some((it) => hasObject(root, `HEAD:${it}/changes.yaml`));
  const last = hasChanges ? 'HEAD' : git(root, ...began).stdout.trim();
  const { status, stdout } = git(root, 'merge-base', last, 'MERGE_HEAD');
  if (status === 0) return stdout.trim();
  throw new UserError(
    'This clone lacks the commit with which the parish began. Get it with: git fetch --unshallow',
  );
}

/** Copies the content of a commit, with what it gives to new parishes. */
function extract(root: string, commit: string, folder: string) {
  const paths = ['src/content', 'starter/src/content', formerTexts];
  const files = gitList(root, 'ls-tree', '-rz', '--name-only', commit, '--', ...paths);
  mkdirSync(folder, { recursive: true });
  git(root, `--work-tree=${folder}`, 'restore', '--ignore-unmerged', '--source', commit, '--', ...files);
}

/** Puts the prepared files into the work tree. @returns the files that the parish has deleted, and the original has changed */
function replaceWorkTree(root: string, ours: string, isFirst: boolean) {
  const files = [...filesIn(ours, 'src'), '.pages.yml'];
  const deleted: string[] = [];
  if (isFirst) {
    git(root, 'checkout', 'HEAD', '--', ...owned);
    const present = [...files, ...gitList(root, 'ls-tree', '-rz', '--name-only', 'HEAD', 'src/assets')];
    const tracked = [...unmerged(root).keys(), ...gitList(root, 'ls-files', '-z', 'src/content')];
    deleted.push(...new Set(tracked).difference(new Set(present)));
    if (deleted.length > 0) git(root, 'rm', '--quiet', '--force', '--', ...deleted);
  }
  for (const file of files)
    if (existsSync(join(ours, file))) editFile(root, file, () => readFileSync(join(ours, file), 'utf8'));
  if (isFirst) git(root, 'add', '--', '.pages.yml', 'src/content');
  return deleted;
}

/** @returns the files that git could not merge, with their versions: 1 of both, 2 of the parish, 3 of the original */
const unmerged = (root: string, ...paths: readonly string[]) =>
  Map.groupBy(gitList(root, 'ls-files', '-uz', ...paths), (entry) => entry.replace(/.*\t/, ''));

/** Makes the parish's changes of a file, such as its color, where the original has the file now. */
function followMoves(root: string) {
  // For git, its dictionaries are those that a parish may have deleted.
  if (!hasObject(root, 'HEAD:starter') && hasObject(root, 'MERGE_HEAD:starter'))
    git(root, 'checkout', 'MERGE_HEAD', '--', 'starter');
  for (const [from, to] of Object.entries(moved)) {
    if (!unmerged(root, from).has(from)) continue;
    const [base, parish] = [1, 2].map((version) => {
      const file = join(root, `${to}.${version}`);
      writeFileSync(file, git(root, 'show', `:${version}:${from}`).stdout);
      return file;
    }) as [string, string];
    git(root, 'merge-file', '--theirs', to, base, parish);
    for (const file of [base, parish]) rmSync(file);
    git(root, 'add', '--', to);
    git(root, 'rm', '--quiet', '--force', '--', from);
  }
}

/** @throws {UserError} for code that both have changed */
function requireResolved(root: string) {
  const files = new Map([...unmerged(root)].filter(([file]) => !unmerged(root, ...owned).has(file)));
  const lines = [...files].map(([file, versions]) => {
    const has = (version: number) => versions.some((it) => it.includes(` ${version}\t`));
    const who = !has(2) ? ', which you had deleted' : !has(3) ? ', which the original has deleted' : '';
    return `${file}${who}`;
  });
  if (lines.length > 0)
    throw new UserError(
      `Both have changed these files. Edit and git add each, or git rm it, and run npm run update again. Nothing is done yet.\n${lines.join('\n')}`,
    );
}

/** @throws {UserError} for edits that the parish's last version would replace */
function requireCommitted(root: string) {
  const edited = gitList(root, 'diff', '-z', '--name-only', '--diff-filter=u', '--', ...owned);
  if (edited.length > 0)
    throw new UserError(
      `These files have changes that are not committed. git merge --abort, commit or discard them, and merge again. Nothing is done yet.\n${edited.join('\n')}`,
    );
}

function howToBegin(root: string) {
  const add = 'git remote add original https://github.com/OWNER/ORIGINAL-REPOSITORY.git, ';
  return `No merge of the original is in progress. To take over its changes: ${hasObject(root, 'original/main') ? '' : add}git fetch original, and git merge --no-commit -X ours original/main`;
}

const hasObject = (root: string, name: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', name).status === 0;
