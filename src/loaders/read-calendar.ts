import { isCalendar } from '#parish/calendar-events/parse-calendar.ts';

/** What a server returned, with the headers by which it recognizes that nothing has changed. */
export interface CalendarCopy {
  text: string;
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export interface Limits {
  /** For the whole reading. */
  milliseconds: number;
  /** After decompression. */
  bytes: number;
  redirects: number;
  protocols: readonly string[];
}

export const LIMITS: Limits = { milliseconds: 15_000, bytes: 5_000_000, redirects: 3, protocols: ['https:'] };

/** The calendar could not be read. The message says why, in one sentence. */
export class CalendarError extends Error {}

/** What the message says of the calendar. */
class Failure extends Error {}

/**
 * Reads an iCalendar file with a conditional request.
 *
 * @param previous what the last good reading returned
 * @returns the copy, or the previous one when it has not changed
 * @throws {CalendarError} when there is no answer within the limits, or no calendar in it
 */
export async function readCalendar(
  url: string,
  previous?: CalendarCopy,
  limits: Limits = LIMITS,
): Promise<CalendarCopy> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const response = await request(url, requestHeaders(previous), signal, limits);
    if (response.status !== 200) await response.body?.cancel();
    if (response.status === 304 && previous) return previous;
    if (response.status !== 200) throw new Failure(`was answered with the status ${response.status}`);
    const text = await readText(response, limits.bytes);
    if (!isCalendar(text)) throw new Failure('is not an iCalendar file, or its end is missing');
    const etag = response.headers.get('etag');
    const lastModified = response.headers.get('last-modified');
    return { text, ...(etag && { etag }), ...(lastModified && { lastModified }) };
  } catch (error) {
    const seconds = limits.milliseconds / 1000;
    const noAnswer = signal.aborted ? `was not read within ${seconds} seconds` : 'could not be reached';
    const reason = error instanceof Failure ? error.message : noAnswer;
    throw new CalendarError(`The calendar ${withoutKey(url)} ${reason}.`);
  }
}

async function request(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  limits: Limits,
): Promise<Response> {
  let target = url;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    if (!URL.canParse(target)) throw new Failure('has no valid URL');
    if (!limits.protocols.includes(new URL(target).protocol)) {
      throw new Failure(
        redirects > 0 ? 'redirects to an address that is not https' : 'is not at an https address',
      );
    }
    const response = await fetch(target, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || !location) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, target)) throw new Failure('redirects to an invalid URL');
    target = new URL(location, target).href;
  }
  throw new Failure(`redirects more than ${limits.redirects} times`);
}

function requestHeaders(previous: CalendarCopy | undefined): Record<string, string> {
  return {
    Accept: 'text/calendar, */*;q=0.1',
    ...(previous?.etag && { 'If-None-Match': previous.etag }),
    ...(previous?.lastModified && { 'If-Modified-Since': previous.lastModified }),
  };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) throw new Failure(`is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  // Long lines are folded at bytes, which may be inside a character: they are unfolded before decoding.
  const unfolded = Buffer.concat(chunks)
    .toString('latin1')
    .replace(/\r?\n[ \t]/g, '');
  return decoderOf(response).decode(Buffer.from(unfolded, 'latin1'));
}

/** A calendar is in UTF-8, unless its server says otherwise: RFC 5545, 3.1.4. */
function decoderOf(response: Response): TextDecoder {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** @returns the URL without its query, a password, and the key of a private address of Google */
function withoutKey(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/\/\/[^/]*@/, '//')
    .replace(/\/private-[^/]+/, '/private-…');
}
