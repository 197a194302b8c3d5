import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CalendarCopy, CalendarError, LIMITS, type Limits, readCalendar } from './read-calendar.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Fête Ⲁⲅⲓⲟⲥ 𓋹\r\nEND:VCALENDAR\r\n';
const DATE = 'Sun, 11 Jan 2026 05:00:00 GMT';
const KEY = '0c5ac9e5d4f14bd2';
const GZIP = { 'Content-Encoding': 'gzip' };
const SIZE = /is larger than 0\.1 MB/;
const TIME = /was not read within 0\.3 seconds/;
/** Ten minutes, so that no other error is due to the time: Vitest's own limit is shorter. */
const limits: Limits = { milliseconds: 600_000, bytes: 100_000, redirects: 3, protocols: ['http:'] };
const ok = answer(200);

let server: Server;
let base: string;
let requests: Parameters<RequestListener>[0][];
/** What the server does with each request; the last one is for all that follow. */
let respond: RequestListener[];
let flooded: boolean;

// A port per test: none gets a connection that an earlier test has closed.
beforeEach(async () => {
  [requests, respond, flooded] = [[], [ok], false];
  server = createServer((request, response) => {
    requests.push(request);
    (respond[requests.length - 1] ?? respond.at(-1))?.(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await closeServer();
});

test('reads for 15 seconds, 5 MB and three redirects at most, and only https', async () => {
  expect(LIMITS).toEqual({ milliseconds: 15_000, bytes: 5_000_000, redirects: 3, protocols: ['https:'] });
  await expectError(readCalendar(`${base}/`), /is not at an https address/);
  expect(requests).toEqual([]);
});

test('asks for a calendar, without conditions and cookies', async () => {
  respond = [answer(302, { 'Set-Cookie': 'a=1; Path=/', Location: '/' }), ok];
  expect(await read()).toEqual({ text: CALENDAR });
  expect(requests).toHaveLength(2);
  for (const { method, headers } of requests) {
    expect(`${method} ${headers.accept}`).toMatch(/^GET .*text\/calendar/);
    expect(Object.keys(headers).filter((name) => /^(cookie|if-.*)$/.test(name))).toEqual([]);
  }
});

test.each<[headers: Record<string, string>, validators: object]>([
  [
    { ETag: 'W/"1"', 'Last-Modified': DATE },
    { etag: 'W/"1"', lastModified: DATE },
  ],
  [{ 'Last-Modified': DATE }, { lastModified: DATE }],
])('after %j the next request has these conditions, also behind a redirect', async (headers, validators) => {
  respond = [answer(200, headers), redirect('/b'), answer(304), ok];
  const copy = await read();
  expect(copy).toEqual({ text: CALENDAR, ...validators });
  expect(await read(copy)).toBe(copy);
  expect(await read({ ...copy, text: 'old' }), 'a changed calendar').toEqual({ text: CALENDAR });
  for (const request of requests.slice(1)) {
    expect(request.headers['if-none-match']).toBe(headers.ETag);
    expect(request.headers['if-modified-since']).toBe(headers['Last-Modified']);
  }
});

test('redirects are followed, relative to the URL, but no more than are allowed', async () => {
  const hops = [redirect('c?d=1', 301), redirect('//HOST/e', 308), redirect('/f')];
  respond = [...hops, ok, ...hops, redirect('/g'), ok];
  expect(await read()).toEqual({ text: CALENDAR });
  expect(requests.map(({ url }) => url)).toEqual(['/a/b', '/a/c?d=1', '/e', '/f']);
  await expectError(read(), /redirects more than 3 times/);
  expect(requests).toHaveLength(8);
});

test.each([
  ['/b.ics', /has no valid URL/],
  ['file:///etc/hosts', /is not at an https address/],
  ['http://HOST/b.ics', /could not be reached/],
])('the URL %j is an error where no server listens', async (url, message) => {
  await closeServer();
  await expectError(readCalendar(url.replace('HOST', new URL(base).host), undefined, limits), message);
});

test('a calendar is read in single bytes, in any encoding, after a byte order mark', async () => {
  respond = [stream(singleBytes, { 'Content-Type': 'text/html; charset=iso-8859-1' })];
  expect((await read()).text.trim()).toBe(CALENDAR.trim());
});

test('a calendar can have as many bytes as are allowed, after decompression, but not one more', async () => {
  const text = CALENDAR.replace('𓋹', `𓋹${'x'.repeat(limits.bytes - Buffer.byteLength(CALENDAR))}`);
  respond = [text, text.replace('x', 'xx')].map((body) => answer(200, GZIP, gzipSync(body)));
  expect(await read()).toEqual({ text });
  await expectError(read(), SIZE);
});

// prettier-ignore
test.each<[string, RegExp, ...RequestListener[]]>([
  ['has not changed, but was not read before', /the status 304/, answer(304)],
  ['fails', /the status 500/, answer(500, { Location: '/b' }), ok],
  ['redirects to an invalid URL', /redirects to an invalid URL/, redirect('http://:x/')],
  ['redirects to a file', /redirects to an address that is not https/, redirect('file:///etc/hosts')],
  ['redirects to a key', /the status 404/, redirect(`/private-${KEY}/b.ics?key=${KEY}`), answer(404)],
  ['breaks off', /could not be reached/, (_, response) => response.write('BEGIN:VCALENDAR\r\n', () => response.destroy())],
  ['sends a page', /is not an iCalendar file/, answer(200, { 'Content-Type': 'text/calendar' }, `<pre>${CALENDAR}</pre>`)],
  ['sends 50 MB in chunks', SIZE, stream(flood)],
  ['sends 50 MB as gzip without an end', SIZE, (_, response) => response.writeHead(200, GZIP).write(gzipSync('BEGIN:VCALENDAR'.padEnd(50e6)).subarray(0, -99))],
  ['never answers', TIME, () => undefined],
  ['does not end', TIME, (_, response) => response.write(CALENDAR)],
  ['redirects slowly', TIME, (...exchange) => void setTimeout(redirect(`/${requests.length}`), 200, ...exchange)],
])('a server that %s is an error, and the connection closes', async (_, message, ...listeners) => {
  respond = listeners;
  await expectError(read(undefined, message === TIME ? { milliseconds: 300 } : {}), message);
  await closeServer();
  expect(flooded, 'all was sent').toBe(false);
});

test.each([
  ['/private-KEY/b.ics', '/private-…/b.ics'],
  ['/b.ics?key=KEY', '/b.ics'],
  ['/private-KEY/b.ics?key=KEY', '/private-…/b.ics'],
])('the error about %s names the URL without its key', async (path, named) => {
  respond = [answer(404)];
  const reading = readCalendar(base + path.replaceAll('KEY', KEY), undefined, limits);
  expect(await expectError(reading, /404/)).toContain(`${base}${named} `);
});

function read(previous?: CalendarCopy, limit: Partial<Limits> = {}): Promise<CalendarCopy> {
  return readCalendar(`${base}/a/b`, previous, { ...limits, ...limit });
}

/** @returns the message of the error, which matches and has no key */
async function expectError(reading: Promise<CalendarCopy>, expected: RegExp): Promise<string> {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CalendarError);
  const { message } = error as CalendarError;
  expect(message).toMatch(expected);
  expect(message).not.toContain(KEY);
  return message;
}

/** Ends when the last connection has closed. */
async function closeServer(): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}

function answer(status: number, headers = {}, body: string | Buffer = CALENDAR): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** @param location with HOST for that of the request */
function redirect(location: string, status = 302): RequestListener {
  return ({ headers: { host = '' } }, response) =>
    response.writeHead(status, { Location: location.replace('HOST', host) }).end();
}

function stream(chunks: () => Iterable<Buffer> | AsyncIterable<Buffer>, headers = {}): RequestListener {
  return (_, response) => pipeline(chunks, response.writeHead(200, headers), () => undefined);
}

async function* singleBytes(): AsyncGenerator<Buffer> {
  for (const byte of Buffer.from(`\uFEFF \r\n${CALENDAR}`)) {
    yield Buffer.of(byte);
    // The client, which runs in the same event loop, receives this byte before the next is sent.
    for (let i = 0; i < 3; i++) await setImmediate();
  }
}

function* flood(): Generator<Buffer> {
  yield Buffer.from('BEGIN:VCALENDAR\r\n'.padEnd(50_000));
  for (let i = 1; i < 1000; i++) yield Buffer.alloc(50_000, ' ');
  flooded = true;
}
