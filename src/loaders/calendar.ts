import { readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import type { Church } from '#schemas/church.ts';
import type { SchedulePage } from '#schemas/pages/schedule.ts';
import { isRecent } from '#parish/calendar-events/calendar-copy.ts';
import { calendarFileUrl } from '#parish/calendar-events/calendar-url.ts';
import { CalendarError, LIMITS, readCalendar } from './read-calendar.ts';

/**
 * Loads the parish's public calendar as an iCalendar file, if Schedule shows its events as a list. The collection has one
 * entry, `calendar`, with the text and when it was read. If the calendar cannot be read, the entry of the last build
 * stays: Astro keeps the data of its collections in `.cache/astro`.
 */
export function calendarLoader(): Loader {
  // For tests, whose server has no certificate.
  const { CALENDAR_TEST_URL: testUrl } = process.env;
  const limits = testUrl ? { ...LIMITS, protocols: ['http:'] } : LIMITS;
  return {
    name: 'calendar',
    load: async ({ config, store, meta, logger }) => {
      const read = async (file: string) =>
        parse(await readFile(new URL(`src/content/${file}`, config.root), 'utf8')) as unknown;
      const { upcoming } = (await read('pages/schedule.yaml')) as SchedulePage;
      const url =
        upcoming.show === 'list' && (testUrl ?? calendarFileUrl((await read('church.yaml')) as Church));
      if (!url) {
        if (upcoming.show === 'list')
          logger.warn(
            'Schedule lists no events: church.yaml has neither the id nor the URL of a calendar yet.',
          );
        store.clear();
        return;
      }
      const stored = store.get<CalendarEntry>('calendar')?.data;
      const lastCopy = stored?.url === url ? stored : undefined;
      const previous = lastCopy && {
        text: lastCopy.text,
        etag: meta.get('etag'),
        lastModified: meta.get('last-modified'),
      };
      try {
        const copy = await readCalendar(url, previous, limits);
        store.set({ id: 'calendar', data: { url, text: copy.text, readAt: new Date().toISOString() } });
        setOrDelete('etag', copy.etag);
        setOrDelete('last-modified', copy.lastModified);
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        if (!lastCopy) store.clear();
        const shown =
          lastCopy && isRecent(lastCopy.readAt, new Date())
            ? `The site shows its copy of ${lastCopy.readAt.slice(0, 10)}.`
            : 'The site has no recent copy, so it lists no events.';
        logger.warn(`${error.message} ${shown}`);
        if (process.env.GITHUB_ACTIONS) console.log(`::warning title=Calendar::${error.message} ${shown}`);
      }

      function setOrDelete(key: string, value: string | undefined) {
        if (value) meta.set(key, value);
        else meta.delete(key);
      }
    },
  };
}

interface CalendarEntry extends Record<string, unknown> {
  url: string;
  text: string;
  readAt: string;
}
