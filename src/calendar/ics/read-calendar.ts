import type { CalendarDate } from '#time/dates.ts';
import { FetchError, fetchBytes, MAX_SECONDS } from '#ci/fetch.js';
import { upcomingEvents } from './upcoming-events.ts';

/** The calendar could not be read. The message says why, in one sentence. */
export class CalendarError extends Error {}

/**
 * Reads the coming events of a calendar. Expanding them counts in the limit of time too.
 * @throws {CalendarError}
 */
export async function readUpcomingEvents(url: string, today: CalendarDate, timeZone: string) {
  const started = Date.now();
  const text = await readCalendar(url);
  return upcomingEvents(text, today, timeZone, () => {
    if (Date.now() - started > MAX_SECONDS * 1000)
      throw new CalendarError(
        `The calendar has too many recurring events to read within ${MAX_SECONDS} seconds.`,
      );
  });
}

/** Reads an iCalendar file. */
async function readCalendar(url: string) {
  try {
    const { bytes, type } = await fetchBytes(url, {
      protocol: 'https:',
      headers: { Accept: 'text/calendar, */*;q=0.1' },
    });
    const text = decode(bytes, type);
    if (isCalendar(text)) return text;
    throw new FetchError('is not an iCalendar file, or its end is missing');
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    // The query may have a key.
    throw new CalendarError(`The calendar ${url.replace(/[?#].*$/, '')} ${error.message}.`);
  }
}

/** Long lines are folded at bytes, which may be inside a character: they are unfolded before decoding. */
const decode = (bytes: Buffer, type: string) =>
  decoderOf(type).decode(Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1'));

/** A calendar is in UTF-8, unless its server says otherwise: RFC 5545, 3.1.4. */
function decoderOf(type: string): TextDecoder {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Whether a text begins and ends as an iCalendar file does: what is cut off would be missing on the page. */
const isCalendar = (text: string) => /^\uFEFF?\s*BEGIN:VCALENDAR\b[^]*END:VCALENDAR\s*$/i.test(text);
