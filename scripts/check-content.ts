/**
 * `node scripts/check-content.ts [folder]` checks the content of the project in that folder (this one, unless
 * another is named) without building it.
 */
import { resolve } from 'node:path';
import { annotationsOf, checkContent, reportOf } from '#build/content-check.ts';

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..'));
const mistakes = await checkContent(root);

if (mistakes.length > 0) {
  console.error(reportOf(mistakes));
  if (process.env.GITHUB_ACTIONS) console.error(annotationsOf(mistakes));
  process.exitCode = 1;
} else {
  console.log('The content is in order.');
}
