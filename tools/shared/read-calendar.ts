/** How long reading a calendar may take, and expanding it. */
export const MAX_MILLISECONDS = 15_000;
/** Counted after decompression. */
const MAX_BYTES = 5_000_000;

/** The calendar could not be read. The message says why, in one sentence. */
export class CalendarError extends Error {}

/**
 * Reads an iCalendar file.
 * @param protocol of its address, and of those to which it redirects
 * @throws {CalendarError}
 */
export async function readCalendar(url: string, protocol = 'https:') {
  const signal = AbortSignal.timeout(MAX_MILLISECONDS);
  try {
    const response = await request(url, protocol, signal);
    if (!response.ok) {
      await response.body?.cancel();
      throw new CalendarError(`was answered with the status ${response.status}`);
    }
    const text = await readText(response);
    if (isCalendar(text)) return text;
    throw new CalendarError('is not an iCalendar file, or its end is missing');
  } catch (error) {
    const noAnswer = signal.aborted
      ? `was not read within ${MAX_MILLISECONDS / 1000} seconds`
      : 'could not be reached';
    const reason = error instanceof CalendarError ? error.message : noAnswer;
    // The query may have a key.
    throw new CalendarError(`The calendar ${url.replace(/[?#].*$/, '')} ${reason}.`);
  }
}

/** Each address must be allowed. `fetch` itself follows redirects by way of http, where anybody could change the events. */
async function request(url: string, protocol: string, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/calendar, */*;q=0.1' };
  for (let address = url; address.startsWith(protocol);) {
    const response = await fetch(address, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location) return response;
    await response.body?.cancel();
    address = new URL(location, address).href;
  }
  throw new CalendarError('is at, or redirects to, an address that is not https');
}

async function readText(response: Response) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > MAX_BYTES) throw new CalendarError(`is larger than ${MAX_BYTES / 1_000_000} MB`);
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

/** Whether a text begins and ends as an iCalendar file does: what is cut off would be missing on the page. */
const isCalendar = (text: string) => /^\uFEFF?\s*BEGIN:VCALENDAR\b[^]*END:VCALENDAR\s*$/i.test(text);
