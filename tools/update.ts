/**
 * `npm run update` brings the content to the present version of the site, and finishes a merge of the original, as docs/adopt.md says.
 * With `--confirmed` it changes files that the parish has confirmed, too.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '#content/check/check-content.ts';
import { reportIssues } from '#content/check/issue.ts';
import { update } from './update/update.ts';
import { runCommand } from './user-error.ts';

const root = join(import.meta.dirname, '..');

await runCommand(async () => {
  const { values } = parseArgs({ options: { confirmed: { type: 'boolean' } } });
  console.log((await update(root, values)).join('\n\n'));
  console.log(
    reportIssues(await checkContent(root))
      ? '\nCorrect this, and run npm run update again.'
      : '\nThe content is valid. Test the site with npm test, and commit all with: git commit --all --message "Take over the changes of the original"',
  );
});
