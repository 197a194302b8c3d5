import { upcomingEvents } from '#integrations/calendar/upcoming-events.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { calendarFileUrl } from '#calendar/calendar-url.ts';
import type { Church } from '#church/schema.ts';
import { formatLongDate } from '#language/dates.ts';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { formatIssue } from '#tools/check/check-content.ts';
import type { Issue } from '#tools/check/issue.ts';
import { findUndecidedDays } from '#tools/check/undecided-days.ts';
import { excerpt } from '#tools/describe-value.ts';
import { parseContent } from '#tools/shared/edited-files.ts';
import { CalendarError, readCalendar } from '#tools/shared/read-calendar.ts';
import { readContent } from '#tools/shared/read-content.ts';
import type { MissingValue } from './find-missing.ts';

/** After so many days somebody confirms the hours again. */
const CONFIRM_AFTER_DAYS = 180;

/** How many entries of a section are listed; the others are counted. */
const MAX_ENTRIES = 40;

/**
 * What the office should look at in the coming week, in Markdown.
 * @param today in UTC
 * @param found what the other checks say
 * @returns an empty text when there is nothing to say
 */
export function formatWeeklyReport(root: string, today: CalendarDate, found: Findings): string {
  const content = readContent(root);
  const isUntranslated = ({ key }: Issue) => /^texts(\.\d+\.text)?$/.test(key);
  const { missing, warnings } = found;
  const isConfirmation = ({ key }: MissingValue) => key === 'confirmed';
  const missingBy = (need: MissingValue['need']) =>
    missing.filter((it) => it.need === need && !isConfirmation(it)).map(formatMissing);
  const formatMissing = ({ file, key, found, expected }: MissingValue) =>
    `\`${file}\`, ${key}${found && `: ${excerpt(found)}`}. ${expected}`;
  const sections: Record<string, readonly string[]> = {
    'The site': found.site,
    'The calendar': found.calendar,
    'Days of the next three weeks that are undecided': findUndecidedDays(content, today, 21),
    'Notices that end within a week': endingNotices(content, today),
    'The hours': unconfirmedHours(content, today),
    'Not confirmed': missing.filter(isConfirmation).map(formatMissing),
    'Look again': warnings
      .filter((issue) => !isUntranslated(issue))
      .map((issue) => formatIssue(issue).replaceAll('\n', '\n  ')),
    'Texts without a translation': warnings
      .filter(isUntranslated)
      .map(({ file, found }) => `\`${file}\`: ${found}`),
    'Needed before the site goes live': missingBy('essential'),
    'To decide': missingBy('decision'),
    'Can wait': missingBy('optional'),
  };
  return Object.entries(sections)
    .filter(([, entries]) => entries.length > 0)
    .map(([heading, entries]) => `## ${heading}\n\n${formatList(entries)}`)
    .join('\n\n');
}

function formatList(entries: readonly string[]): string {
  const others = entries.length - MAX_ENTRIES;
  const listed = entries.slice(0, MAX_ENTRIES).map((entry) => `- ${entry}`);
  return [...listed, ...(others > 0 ? [`- and ${others} more`] : [])].join('\n');
}

function endingNotices(content: Content, today: CalendarDate): string[] {
  const { notices = [] } = parseContent('notices.yaml', content['notices.yaml']) ?? {};
  return notices
    .filter(({ lastDate }) => today <= lastDate && lastDate <= addDays(today, 7))
    .map(({ text, lastDate }) => `Through ${formatLongDate(lastDate)}: ${text}`);
}

function unconfirmedHours(content: Content, today: CalendarDate): string[] {
  const { confirmedOn } = parseContent('liturgies.yaml', content['liturgies.yaml']) ?? {};
  if (confirmedOn && addDays(confirmedOn, CONFIRM_AFTER_DAYS) > today) return [];
  const since = confirmedOn ? `Last confirmed on ${formatLongDate(confirmedOn)}` : 'Never confirmed';
  return [
    `${since}. When somebody has compared them with what is prayed, write the day: confirmedOn: ${today}`,
  ];
}

/**
 * Reads the published page `/`, and the calendar as the build does.
 * @param isOld says of the HTML of a page whether it was built long ago
 * @returns what is wrong with them
 */
export async function checkOnline(
  site: string,
  church: Church,
  today: CalendarDate,
  { isOld, read = readCalendar }: { isOld: (page: string) => boolean; read?: typeof readCalendar },
): Promise<Pick<Findings, 'site' | 'calendar'>> {
  const isPublished = site !== '' && !isPlaceholder(site);
  const page = isPublished ? await readPage(site) : '';
  const url = calendarFileUrl(church);
  return {
    site:
      isPublished && isOld(page)
        ? [
            `${site} was not built in the last three days, or cannot be read. docs/office/go-live.md says what to press.`,
          ]
        : [],
    calendar: url ? await brokenEvents(url) : [],
  };

  async function brokenEvents(url: string): Promise<string[]> {
    try {
      const { brokenLines } = upcomingEvents(await read(url), today, church.timeZone);
      return brokenLines.map((line) => `An event could not be read in full: ${excerpt(line)}`);
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      return [error.message];
    }
  }
}

const readPage = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  );

type Content = ReturnType<typeof readContent>;

interface Findings {
  missing: readonly MissingValue[];
  warnings: readonly Issue[];
  /** What is wrong with the published site, and with the calendar. */
  site: readonly string[];
  calendar: readonly string[];
}
