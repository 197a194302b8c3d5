/** Prints what the office should look at in the coming week, in Markdown; nothing when there is nothing to say. */
import { join } from 'node:path';
import type { Church } from '#church/schema.ts';
import { dateIn } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { readContent } from '#tools/shared/read-content.ts';
import { isOld } from '../.ci/check-age.js';
import config from '../astro.config.mjs';
import { checkContent } from './check/check-content.ts';
import { findMissingValues, hostSettings } from './weekly-report/missing-values.ts';
import { checkOnline, formatWeeklyReport } from './weekly-report/weekly-report.ts';

const root = join(import.meta.dirname, '..');
const today = dateIn('UTC', now());
const settings = hostSettings(config, root);
const church = readContent(root)['church.yaml'] as Church;
const online = await checkOnline(settings.site, church, today, { isOld });
const report = formatWeeklyReport(root, today, {
  missing: findMissingValues(root, settings),
  warnings: await checkContent(root),
  ...online,
});
if (report) console.log(report);
