/** `node tools/check-content.ts [root]` checks the content of a project (by default this one) without a build. */
import { resolve } from 'node:path';
import { outdatedFiles } from '#content/forms/outdated-files.ts';
import { checkContent, inspectFiles } from '#content/check/check-content.ts';
import { reportIssues } from '#content/check/issue.ts';
import { localDate } from '#content/check/past-dates.ts';
import { findUndecidedDays } from '#content/check/undecided-days.ts';
import { listFiles } from '#content/check/check-files.ts';
import { checkEnvironment, load } from '#content/load.ts';

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..'));
checkEnvironment(root);
const project = load(root);
const issues = await checkContent(root, { project });

if (!reportIssues(issues)) {
  console.log('The content is valid.');
  for (const day of findUndecidedDays(project.content, localDate(project))) console.log(day);
  // Pages CMS drops the comments of a file that it saves: one that does not begin with its description is not behind.
  const behind = outdatedFiles(project).filter(({ before }) => before.startsWith('#'));
  if (behind.length > 0)
    console.log(
      `Forms or comments are missing, or of another version, in ${behind.map(({ path }) => path).join(', ')}: npm run describe-content`,
    );
  const { unused } = listFiles(project, inspectFiles(project));
  for (const file of unused) console.log(`No content names ${file}.`);
}
