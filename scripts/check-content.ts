/**
 * `node scripts/check-content.ts [folder]` checks the content of the project in that folder (this one, unless
 * another is named) without building it.
 */
import { resolve } from 'node:path';
import { formatAnnotations, checkContent, formatReport } from '#integrations/content-check/check-content.ts';

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..'));
const issues = await checkContent(root);

if (issues.length > 0) {
  console.error(formatReport(issues));
  if (process.env.GITHUB_ACTIONS) console.error(formatAnnotations(issues));
  process.exitCode = 1;
} else {
  console.log('The content is in order.');
}
