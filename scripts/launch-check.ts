/** Lists what holds a place until the parish supplies its own. Ends with 1 while the site cannot go live without it. */
import { join } from 'node:path';
import { checkContent, reportOf } from '#build/content-check.ts';
import { launchGaps, launchReport } from '#build/launch-check.ts';
import { launchSettings } from '#build/launch-settings.ts';
import config from '../astro.config.mjs';

const root = join(import.meta.dirname, '..');
const mistakes = await checkContent(root);

if (mistakes.length > 0) {
  console.error(reportOf(mistakes));
  process.exitCode = 1;
} else {
  const gaps = await launchGaps(root, launchSettings(config, root));
  console.log(launchReport(gaps));
  process.exitCode = gaps.some(({ essential }) => essential) ? 1 : 0;
}
