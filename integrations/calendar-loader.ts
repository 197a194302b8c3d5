import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parseContent } from '#content/content-files.ts';
import { load as loadContent } from '#content/load.ts';
import { MS_PER_DAY } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { dateIn } from '#time/time-zones.ts';
import type { CalendarEvent } from '#calendar/calendar-event.ts';
import { calendarFileUrl } from '#calendar/calendar-url.ts';
import { cutText, htmlToText } from '#calendar/ics/event-fields.ts';
import { CalendarError, readUpcomingEvents } from '#calendar/ics/read-calendar.ts';

/** A copy is shown for 14 days. */
const MAX_AGE = 14 * MS_PER_DAY;

export interface CalendarEntry extends Record<string, unknown> {
  url: string;
  readAt: string;
  /** Left out where it is not known whether there are events. */
  events?: CalendarEvent[] | undefined;
  hasMore?: boolean;
}

/**
 * Loads the coming events of the parish's public calendar as one entry, `calendar`, if Schedule shows them as a list. If they
 * cannot be read, those of the last build are used again: Astro keeps its collections in `.cache/astro`.
 */
export const calendarLoader = (): Loader => ({ name: 'calendar', load });

async function load({ config, store, logger }: LoaderContext) {
  const root = fileURLToPath(config.root);
  const { content } = loadContent(root);
  const church = parseContent('church.yaml', content['church.yaml']);
  const upcoming = parseContent('pages/schedule.yaml', content['pages/schedule.yaml'])?.upcoming;
  // The content check reports it.
  if (!church || !upcoming) return;
  const url = upcoming.show === 'list' && calendarFileUrl(church);
  if (!url) {
    if (upcoming.show === 'list')
      logger.warn('Schedule lists no events: church.yaml has neither the id nor the URL of a calendar yet.');
    store.clear();
    return;
  }
  const stored = store.get<CalendarEntry>('calendar')?.data;
  const lastCopy = stored?.url === url ? stored : undefined;
  const builtAt = now();
  const today = dateIn(church.timeZone, builtAt);
  try {
    const read = await readUpcomingEvents(url, today, church.timeZone);
    const { events, hasMore, brokenLines } = read;
    if (brokenLines.length > 0) {
      const message = messageAbout(brokenLines);
      if (events.length === 0) throw new CalendarError(message);
      warn(message);
    }
    setEntry({ url, readAt: builtAt.toISOString(), events, hasMore });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const isRecent = lastCopy && builtAt.getTime() - Date.parse(lastCopy.readAt) <= MAX_AGE;
    const events = isRecent ? (lastCopy.events ?? []).filter(({ lastDate }) => today <= lastDate) : [];
    const hasEvents = lastCopy && events.length > 0;
    if (!lastCopy) store.clear();
    // An empty list would say that nothing is entered.
    else setEntry({ ...lastCopy, events: hasEvents ? events : undefined });
    const shown = hasEvents
      ? `The site shows its copy of ${lastCopy.readAt.slice(0, 10)}.`
      : 'The site has no recent copy with events, so it lists none.';
    warn(`${error.message} ${shown}`);
  }

  function setEntry(data: CalendarEntry) {
    store.set({ id: 'calendar', data });
  }

  function warn(message: string) {
    logger.warn(message);
    if (process.env.GITHUB_ACTIONS) console.log(`::warning title=Calendar::${message}`);
  }
}

function messageAbout(brokenLines: readonly string[]) {
  const count = brokenLines.length === 1 ? '1 event' : `${brokenLines.length} events`;
  const line = cutText(htmlToText(brokenLines[0]));
  return `${count} of the calendar could not be read in full, the first because of the line "${line}".`;
}
