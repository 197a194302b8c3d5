import { isCalendar } from './parse-calendar.ts';

/** The bytes are counted after decompression. */
export const LIMITS = { milliseconds: 15_000, bytes: 5_000_000, protocols: ['https:'] };

/** The calendar could not be read. The message says why, in one sentence. */
export class CalendarError extends Error {}

class Failure extends Error {}

/**
 * Reads an iCalendar file.
 * @throws {CalendarError} when there is no answer within the limits, or no calendar in it
 */
export async function readCalendar(url: string, limits = LIMITS): Promise<string> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const response = await request(url, limits.protocols, signal);
    if (response.ok) {
      const text = await readText(response, limits.bytes);
      if (isCalendar(text)) return text;
      throw new Failure('is not an iCalendar file, or its end is missing');
    }
    await response.body?.cancel();
    throw new Failure(`was answered with the status ${response.status}`);
  } catch (error) {
    const seconds = limits.milliseconds / 1000;
    const noAnswer = signal.aborted ? `was not read within ${seconds} seconds` : 'could not be reached';
    const reason = error instanceof Failure ? error.message : noAnswer;
    throw new CalendarError(`The calendar ${withoutKey(url)} ${reason}.`);
  }
}

/** Each address must be allowed. `fetch` itself follows redirects by way of http, where anybody could change the events. */
async function request(url: string, protocols: readonly string[], signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/calendar, */*;q=0.1' };
  for (let address = url; protocols.some((it) => address.startsWith(it));) {
    const response = await fetch(address, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location) return response;
    await response.body?.cancel();
    address = new URL(location, address).href;
  }
  throw new Failure('is at, or redirects to, an address that is not https');
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
