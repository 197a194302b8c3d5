/**
 * Lists what the church has yet to supply or to decide. Exits with 1 while the site must not go live without it. With
 * `--online`, it reads the calendar too.
 */
import { join } from 'node:path';
import type { Church } from '#church/schema.ts';
import { checkContent, reportIssues } from './check/check-content.ts';
import { readContent } from '#tools/shared/read-content.ts';
import {
  checkCalendar,
  findMissingValues,
  formatLaunchReport,
  launchSettings,
} from './launch-check/launch-check.ts';
import config from '../astro.config.mjs';

const root = join(import.meta.dirname, '..');
const issues = await checkContent(root);

if (!reportIssues(issues)) {
  const missing = findMissingValues(root, launchSettings(config, root));
  if (process.argv.includes('--online')) {
    const church = readContent(root)['church.yaml'] as Church;
    missing.push(...(await checkCalendar(church)));
  }
  console.log(formatLaunchReport(missing));
  process.exitCode = missing.some(({ need }) => need === 'essential') ? 1 : 0;
}
