/** `npm run update` finishes a merge of the original, as docs/adopt.md says. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { languageCodes } from '#language/languages.ts';
import { readChurchOf } from './shared/read-content.ts';
import { git, gitList } from './shared/git.ts';
import { takeOver, writeList } from './language/translation-list.ts';
import { runCommand, UserError } from './user-error.ts';

const root = join(import.meta.dirname, '..');

const ownedByParish = ['src/content/*.yaml', 'src/assets', ':!src/assets/brand', ':!src/assets/CREDITS.md'];

await runCommand(async () => {
  if (git(root, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD').status !== 0)
    throw new UserError(
      'No merge is in progress. Begin with: git fetch original, and git merge --no-commit -X ours original/main',
    );
  git(root, 'checkout', 'HEAD', '--', ...ownedByParish);
  const ours = gitList(root, 'ls-tree', '-rz', '--name-only', 'HEAD');
  const deleted = unmerged(...ownedByParish).filter((file) => !ours.includes(file));
  if (deleted.length > 0) git(root, 'rm', '--quiet', '--force', '--', ...deleted);
  const left = unmerged();
  if (left.length > 0)
    throw new UserError(
      `Both have changed these files. Edit them, git add them, and run npm run update again:\n${left.join('\n')}`,
    );
  execFileSync(process.execPath, ['tools/describe-content.ts'], { cwd: root });
  git(root, 'add', '.pages.yml', 'src/content');
  const { languages } = readChurchOf(root);
  for (const code of languageCodes.filter((it) => languages.includes(it))) {
    await takeOver(root, code);
    console.log(writeList(root, code));
  }
  console.log('Now test the site with npm test, and commit the merge with git commit.');
});

function unmerged(...paths: string[]) {
  return gitList(root, 'diff', '-z', '--name-only', '--diff-filter=U', '--', ...paths);
}
