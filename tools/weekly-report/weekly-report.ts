import { CalendarError, readUpcomingEvents } from '#calendar/ics/read-calendar.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { calendarFileUrl } from '#calendar/calendar-url.ts';
import type { Church } from '#church/schema.ts';
import { formatLongDate } from '#language/dates.ts';
import { readRecordingsOf } from '#integrations/recordings-loader.ts';
import { ageOf } from '#recordings/recordings.ts';
import { recordingEmbed } from '#third-parties.ts';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { formatIssue, type Issue } from '#content/check/issue.ts';
import { findUndecidedDays } from '#content/check/undecided-days.ts';
import { excerpt } from '#content/check/describe-value.ts';
import { type Content, parseContent } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { isOld } from '#ci/check-age.js';
import { fetchBytes } from '#ci/fetch.js';
import type { MissingValue } from './missing-values.ts';

/** After so many days somebody confirms the hours again. */
const CONFIRM_AFTER_DAYS = 180;

/** @returns what the office should look at in the coming week, in Markdown; an empty text when there is nothing to say */
export function formatWeeklyReport(content: Content, today: CalendarDate, found: Findings) {
  const isUntranslated = ({ key, found }: Issue) =>
    /^texts\.\d+\.text$/.test(key) || found.startsWith('no translation of');
  const missing = Object.groupBy(found.missing, ({ key, need }) => (key === 'confirmed' ? key : need));
  const listed = (values?: readonly MissingValue[]) =>
    values?.map(
      ({ file, key, found, expected }) =>
        `\`${file}\`, ${key}${found && ` (now ‘${excerpt(found)}’)`}: ${expected.replace(/^Or /, '')}`,
    );
  const sections = {
    'The site': found.site,
    'The calendar': found.calendar,
    'Past liturgies': found.recordings,
    'The form of Contact Us': found.hasForm && Number(today.slice(-2)) <= 7 ? [testMessage] : [],
    'Days of the next four weeks that are undecided': findUndecidedDays(content, today, 28),
    'Notices that end within a week': endingNotices(content, today),
    'The hours': unconfirmedHours(content, today),
    'Not confirmed': listed(missing.confirmed),
    'Look again': found.warnings
      .filter((issue) => !isUntranslated(issue))
      .map((issue) => formatIssue(issue).replaceAll('\n', '\n  ')),
    'Texts without a translation': found.warnings
      .filter(isUntranslated)
      .map(({ file, found }) => `\`${file}\`: ${found}`),
    'Needed before the site goes live': listed(missing.essential),
    'To decide': listed(missing.decision),
    'Can wait': listed(missing.optional),
  };
  return Object.entries(sections)
    .flatMap(([heading, entries = []]) =>
      entries.length > 0 ? `## ${heading}\n\n${entries.map((entry) => `- ${entry}`).join('\n')}` : [],
    )
    .join('\n\n');
}

/** The permission of the mailbox ends without a word, months after the set-up. */
const testMessage =
  'Send yourself a message with it, and look whether it arrives (see docs/office/set-up-emailjs.md).';

const endingNotices = (content: Content, today: CalendarDate) =>
  parseContent('notices.yaml', content['notices.yaml'])
    ?.notices.filter(({ lastDate }) => today <= lastDate && lastDate <= addDays(today, 7))
    .map(({ text, lastDate }) => `Through ${formatLongDate(lastDate)}: ${text}`);

function unconfirmedHours(content: Content, today: CalendarDate) {
  const confirmedOn = parseContent('liturgies.yaml', content['liturgies.yaml'])?.confirmedOn;
  if (confirmedOn && addDays(confirmedOn, CONFIRM_AFTER_DAYS) > today) return [];
  const since = confirmedOn ? `Last confirmed on ${formatLongDate(confirmedOn)}` : 'Never confirmed';
  return [
    `${since}. When somebody has compared them with what is prayed, write the day: confirmedOn: ${today}`,
  ];
}

/** @returns what is wrong with the published page `/`, which says when it was built */
export async function checkSite(site: string): Promise<string[]> {
  if (site === '' || isPlaceholder(site)) return [];
  const page = await fetchBytes(site).then(
    ({ bytes }) => bytes.toString(),
    () => '',
  );
  return isOld(page)
    ? [
        `${site} was not built in the last three days, or cannot be read. docs/office/go-live.md says what to press.`,
      ]
    : [];
}

/** Reads the calendar as the build does. @returns what is wrong with it */
export async function checkCalendar(church: Church, today: CalendarDate): Promise<string[]> {
  const url = calendarFileUrl(church);
  if (!url) return [];
  try {
    const { brokenLines } = await readUpcomingEvents(url, today, church.timeZone);
    return brokenLines.map((line) => `An event could not be read in full: ${excerpt(line)}`);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return [error.message];
  }
}

/** Reads the past live streams as the build does. @returns why the site cannot read them, and which it leaves out */
export async function checkRecordings(project: Project, memory: string): Promise<string[]> {
  const found = await readRecordingsOf(project, memory);
  if (!found?.hasSources) return [];
  const { known, reason, leftOut } = found;
  const isOld = ageOf(known ?? {}, now()) > 7;
  const since = known?.readAt ? `since ${known.readAt.slice(0, 10)}` : 'yet';
  return [
    ...(isOld
      ? [`The site could not read the past live streams ${since}. ${reason ?? 'Now it can: start Deploy.'}`]
      : []),
    // Without its title: it may have the name of a departed, and Issues may be public.
    ...leftOut.map(
      ({ id, reason: why }) =>
        `Not listed: [${id}](${recordingEmbed(id).href}), since ${why} (see docs/office/past-liturgies.md).`,
    ),
  ];
}

interface Findings {
  missing: readonly MissingValue[];
  warnings: readonly Issue[];
  site: readonly string[];
  calendar: readonly string[];
  recordings: readonly string[];
  /** Whether the form can send. */
  hasForm: boolean;
}
