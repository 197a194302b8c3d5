/** The limits of everything that the project fetches. The size is counted after decompression. `node .ci/fetch.js` prints them for curl. */
export const MAX_SECONDS = 15;
const MAX_BYTES = 5_000_000;
/** As `fetch` itself has it. */
const MAX_REDIRECTS = 20;

/** A URL could not be read. The message says why, without the URL: 'was answered with the status 500'. */
export class FetchError extends Error {
  /** @param {string} message @param {number} [status] of the response, where it is the reason */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads a URL within the limits.
 *
 * @param {string} url
 * @param {object} [options]
 * @param {string} [options.protocol] of the URL, and of those to which it redirects; by default any
 * @param {Record<string, string>} [options.headers]
 * @param {number} [options.maxBytes]
 * @param {number} [options.maxRedirects]
 * @returns the bytes, and their type in the words of the server
 * @throws {FetchError}
 */
export async function fetchBytes(
  url,
  { protocol = '', headers = {}, maxBytes = MAX_BYTES, maxRedirects = MAX_REDIRECTS } = {},
) {
  const signal = AbortSignal.timeout(MAX_SECONDS * 1000);
  try {
    const response = await request(url, protocol, maxRedirects, { headers, signal, redirect: 'manual' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new FetchError(`was answered with the status ${response.status}`, response.status);
    }
    return { bytes: await readBody(response, maxBytes), type: response.headers.get('content-type') ?? '' };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(
      signal.aborted ? `was not read within ${MAX_SECONDS} seconds` : 'could not be reached',
    );
  }
}

/**
 * Each address must be allowed. `fetch` itself follows redirects by way of http, where anybody could change the content.
 *
 * @param {string} url
 * @param {string} protocol
 * @param {number} maxRedirects
 * @param {RequestInit} options
 */
async function request(url, protocol, maxRedirects, options) {
  let address = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!address.startsWith(protocol))
      throw new FetchError(`is at, or redirects to, an address that is not ${protocol.replace(':', '')}`);
    const response = await fetch(address, options);
    const location = response.headers.get('location');
    if (!location) return response;
    await response.body?.cancel();
    address = new URL(location, address).href;
  }
  throw new FetchError(maxRedirects ? `redirects more than ${maxRedirects} times` : 'redirects');
}

/** @param {Response} response @param {number} maxBytes */
async function readBody(response, maxBytes) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) throw new FetchError(`is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

if (process.argv[1]?.endsWith('fetch.js'))
  console.log(`--max-time ${MAX_SECONDS} --max-filesize ${MAX_BYTES} --max-redirs ${MAX_REDIRECTS}`);
