/** Prints what the office should look at in the coming week, in Markdown; nothing when there is nothing to say. */
import { join } from 'node:path';
import type { Church } from '#church/schema.ts';
import { dateIn } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { readContent } from '#tools/shared/read-content.ts';
import config from '../astro.config.mjs';
import { checkContent } from './check/check-content.ts';
import { findMissingValues, hostSettings } from './weekly-report/missing-values.ts';
import { checkCalendar, checkSite, formatWeeklyReport } from './weekly-report/weekly-report.ts';

const root = join(import.meta.dirname, '..');
const today = dateIn('UTC', now());
const settings = hostSettings(config, root);
const content = readContent(root);
const report = formatWeeklyReport(content, today, {
  missing: findMissingValues(root, settings),
  warnings: await checkContent(root),
  site: await checkSite(settings.site),
  calendar: await checkCalendar(content['church.yaml'] as Church, today),
});
if (report) console.log(report);
