/** `node tools/check-content.ts [root]` checks the content of a project (by default this one) without a build. */
import { resolve } from 'node:path';
import { checkContent, inspectFiles } from './check/check-content.ts';
import { reportIssues } from './check/issue.ts';
import { localDate } from './check/past-dates.ts';
import { findUndecidedDays } from './check/undecided-days.ts';
import { listFiles } from './check/check-files.ts';
import { checkEnvironment, readContent } from '#tools/shared/read-content.ts';

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..'));
checkEnvironment(root);
const issues = await checkContent(root);

if (!reportIssues(issues)) {
  console.log('The content is valid.');
  for (const day of findUndecidedDays(readContent(root), localDate(root))) console.log(day);
  const { unused } = listFiles(root, inspectFiles(root));
  for (const file of unused) console.log(`No content names ${file}.`);
}
