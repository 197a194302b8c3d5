/** `node scripts/check-content.ts [root]` checks the content of a project (by default this one) without a build. */
import { resolve } from 'node:path';
import { dateIn } from '#dates.ts';
import { checkContent, formatAnnotations, formatReport } from '#content-tools/check/check-content.ts';
import { findComingClashes } from '#content-tools/check/coming-clashes.ts';
import { findUnusedFiles } from '#content-tools/check/unused-files.ts';
import { readContent } from '#content-tools/read-content.ts';

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..'));
const issues = await checkContent(root);

if (issues.length > 0) {
  console.error(formatReport(issues));
  if (process.env.GITHUB_ACTIONS) console.error(formatAnnotations(issues));
  process.exitCode = 1;
} else {
  console.log('The content is valid.');
  for (const { dates, text } of findComingClashes(await readContent(root), dateIn('UTC', new Date())))
    console.log(`${dates}: ${text}`);
  for (const file of await findUnusedFiles(root)) console.log(`No content names ${file}.`);
}
