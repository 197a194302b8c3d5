/** Lists what the church has yet to supply or to decide. Exits with 1 while the site must not go live without it. */
import { join } from 'node:path';
import { checkContent, reportIssues } from './check/check-content.ts';
import { findMissingValues, formatLaunchReport, launchSettings } from './launch-check/launch-check.ts';
import config from '../astro.config.mjs';

const root = join(import.meta.dirname, '..');
const issues = await checkContent(root);

if (!reportIssues(issues)) {
  const missing = findMissingValues(root, launchSettings(config, root));
  console.log(formatLaunchReport(missing));
  process.exitCode = missing.some(({ need }) => need === 'essential') ? 1 : 0;
}
