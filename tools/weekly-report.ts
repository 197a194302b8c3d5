/** Prints what the office should look at in the coming week, in Markdown; nothing when there is nothing to say. */
import { join } from 'node:path';
import type { Church } from '#church/schema.ts';
import { formService } from '#third-parties.ts';
import { addDays } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { zoneNotes } from '#time/time-zones.ts';
import { readContent } from '#content/read-content.ts';
import config from '../astro.config.mjs';
import { checkContent } from '#content/check/check-content.ts';
import { commitBefore, lastCommit, localDate } from '#content/check/past-dates.ts';
import { findMissingValues, hostSettings } from './weekly-report/missing-values.ts';
import { checkCalendar, checkSite, formatWeeklyReport } from './weekly-report/weekly-report.ts';

const root = join(import.meta.dirname, '..');
const today = localDate(root);
// What was saved since the last report is looked at again.
const issues = await checkContent(root, {
  committed: lastCommit(root, commitBefore(root, addDays(today, -7))),
});
const { site = '' } = config;
const content = readContent(root);
const missing = findMissingValues(root, content, hostSettings(site, root));
const church = content['church.yaml'] as Church;
const report = formatWeeklyReport(content, today, {
  missing,
  hasForm: !missing.some(({ key }) => key in formService.settings),
  warnings: issues.filter(({ isWarning }) => isWarning),
  site: [...(await checkSite(site)), ...zoneNotes(church.timeZone, now())],
  calendar: await checkCalendar(church, today),
});
if (report) console.log(report);
