/** Prints what the office should look at in the coming week, in Markdown; nothing when there is nothing to say. */
import { join } from 'node:path';
import { formService } from '#third-parties.ts';
import { addDays } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { zoneNotes } from '#time/time-zones.ts';
import { load } from '#content/load.ts';
import config from '../astro.config.mjs';
import { checkContent } from '#content/check/check-content.ts';
import { commitBefore, lastCommit, localDate } from '#content/check/past-dates.ts';
import { findMissingValues, hostSettings } from './weekly-report/missing-values.ts';
import { recordingsUrl } from '#recordings/read-recordings.ts';
import {
  checkCalendar,
  checkRecordings,
  checkSite,
  formatWeeklyReport,
} from './weekly-report/weekly-report.ts';

const root = join(import.meta.dirname, '..');
const project = load(root);
const { content, church } = project;
const today = localDate(project);
// What was saved since the last report is looked at again.
const issues = await checkContent(root, {
  project,
  committed: lastCommit(project, commitBefore(root, addDays(today, -7))),
});
const { site = '', base } = config;
const missing = findMissingValues(project, hostSettings(site, root));
const report = formatWeeklyReport(content, today, {
  missing,
  hasForm: !missing.some(({ key }) => key in formService.settings),
  warnings: issues.filter(({ isWarning }) => isWarning),
  site: [...(await checkSite(site)), ...zoneNotes(church.timeZone, now())],
  calendar: await checkCalendar(church, today),
  recordings: await checkRecordings(project, recordingsUrl(site, base)),
});
if (report) console.log(report);
