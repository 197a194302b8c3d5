import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { pipeline, type Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CalendarError, LIMITS, readCalendar, type CalendarCopy, type Limits } from './read-calendar.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Fête Ⲁⲅⲓⲟⲥ 𓋹\r\nEND:VCALENDAR\r\n';
const DATE = 'Sun, 11 Jan 2026 05:00:00 GMT';
const KEY = '0c5ac9e5d4f14bd2';
const GZIP = { 'Content-Encoding': 'gzip' };
const NO_CALENDAR = /not an iCalendar file/i;
const SIZE = /large|big|size|more than|bytes/i;
const TIME = /time|second|long|slow/i;
/** Ten minutes, so that no other error is due to the time: Vitest's own limit is shorter. */
const limits: Limits = { milliseconds: 600_000, bytes: 100_000, redirects: 3, protocols: ['http:'] };
const ok = answer(200);
type Source = () => Iterable<string | Buffer> | AsyncIterable<Buffer>;

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
  expect(LIMITS).toMatchObject({ milliseconds: 15_000, redirects: 3, protocols: ['https:'] });
  expect([5_000_000, 5 * 1024 * 1024]).toContain(LIMITS.bytes);
  await expectError(readCalendar(`${base}/`));
  expect(requests).toEqual([]);
});

test('asks for a calendar, without conditions and cookies', async () => {
  respond = [
    answer(302, { 'Set-Cookie': 'a=1; Path=/', Location: '/' }),
    answer(200, { 'Set-Cookie': 'b=1' }),
    ok,
  ];
  for (let i = 0; i < 2; i++) expect(await read()).toEqual({ text: CALENDAR });
  for (const { method, headers } of requests) {
    expect(`${method} ${headers.accept}`).toMatch(/^GET .*text\/calendar/);
    expect(Object.keys(headers).filter((name) => /^(cookie|if-.*)$/.test(name))).toEqual([]);
  }
});

// prettier-ignore
test.each([
  [{ 'ETag': 'W/"1"', 'Last-Modified': DATE }, { etag: 'W/"1"', lastModified: DATE }],
  [{ 'ETag': '"1"' },                          { etag: '"1"' }],
  [{ 'Last-Modified': DATE },                  { lastModified: DATE }],
  [{},                                         {}],
])('after %j the next request has these conditions, also behind a redirect', async (headers: Record<string, string>, validators) => {
  respond = [answer(200, headers), answer(304), redirect('/b'), answer(304, { ETag: '"2"' }), ok];
  const copy = await read();
  expect(copy).toEqual({ text: CALENDAR, ...validators });
  for (let i = 0; i < 2; i++) expect(await read(copy)).toBe(copy);
  expect(await read({ ...copy, text: 'old' }), 'a changed calendar').toEqual({ text: CALENDAR });
  const sent = requests.map((request) => [request.headers['if-none-match'], request.headers['if-modified-since']]);
  for (const i of [1, 3, 4]) expect(sent[i]).toEqual([headers.ETag, headers['Last-Modified']]);
});

// prettier-ignore
test.each([304, 500])('status %i is an error that names it', async (status) => {
  respond = [answer(status, { Location: '/b' }), ok];
  expect((await expectError(read())).replace(base, '')).toMatch(new RegExp(`\\b${status}\\b`));
  expect(requests).toHaveLength(1);
});

// prettier-ignore
test.each([
  [301, 'c?d=1', '/a/c?d=1'], [308, '//HOST/c', '/c'],
])('status %i redirects /a/b to %s', async (status, location, url) => {
  respond = [redirect(location, status), ok];
  expect(await read()).toEqual({ text: CALENDAR });
  expect(requests.map((request) => request.url)).toEqual(['/a/b', url]);
});

test.each([0, 3])('where %i redirects are allowed, one more is an error', async (redirects) => {
  const hops = ['/1', '/2', '/3', '/4'].map((path) => redirect(path));
  respond = [...hops.slice(0, redirects), ok, ...hops.slice(0, redirects + 1), ok];
  expect(await read(undefined, { redirects })).toEqual({ text: CALENDAR });
  await expectError(read(undefined, { redirects }));
  expect(requests).toHaveLength(redirects + 1 + redirects + 1);
});

// prettier-ignore
test.each([
  ['/b.ics', '/b.ics'], ['file:///etc/hosts', '/etc/hosts'], ['data:,BEGIN:VCALENDAR%0AEND:VCALENDAR', ''], ['http://calendar.invalid/b.ics', 'http://calendar.invalid/b.ics'], ['http://HOST/b.ics', '/b.ics'],
])('the URL %j is an error where no server listens', async (url, named) => {
  await closeServer();
  await expectError(readCalendar(url.replace('HOST', new URL(base).host), undefined, limits), named);
});

// prettier-ignore
test.each<[string, RequestListener]>([
  ['after a byte order mark and whitespace', answer(200, {}, `\uFEFF \r\n${CALENDAR}`)], ['without a final line break', answer(200, {}, CALENDAR.trim())],
  ['in single bytes', stream(singleBytes, { 'Content-Type': 'text/html; charset=iso-8859-1' })],
])('a calendar %s is read', async (_, listener) => {
  respond = [listener];
  expect((await read()).text.trim()).toBe(CALENDAR.trim());
});

test('a calendar can have as many bytes as are allowed, after decompression, but not one more', async () => {
  const text = CALENDAR.replace('𓋹', `𓋹${'x'.repeat(limits.bytes - Buffer.byteLength(CALENDAR))}`);
  respond = [text, text.replace('x', 'xx')].map((body) => answer(200, GZIP, gzipSync(body)));
  expect(await read()).toEqual({ text });
  expect(await expectError(read())).toMatch(SIZE);
});

// prettier-ignore
test.each<[string, RegExp, ...RequestListener[]]>([
  ['redirects to itself', /redirect/, redirect('/a/b')],
  ['redirects to an invalid URL', /redirect/, redirect('http://:x/')], ['redirects to a file', /redirect/, redirect('file:///etc/hosts')],
  ['redirects to a key', /404/, redirect(`/private-${KEY}/b.ics?key=${KEY}`), answer(404)],
  ['closes the connection', /./, ({ socket }) => socket.destroy()],
  ['breaks off', /./, (_, response) => response.write('BEGIN:VCALENDAR\r\n', () => response.destroy())],
  ['sends less than announced', /./, ({ socket }, response) => response.writeHead(200, { 'Content-Length': 99 }).write('BEGIN:VCALENDAR', () => socket.end())],
  ['sends a page', NO_CALENDAR, answer(200, { 'Content-Type': 'text/calendar' }, `<pre>${CALENDAR}</pre>`)],
  ['sends no end', NO_CALENDAR, answer(200, {}, CALENDAR.trim().slice(0, -1))],
  ['sends more after it', NO_CALENDAR, answer(200, {}, `${CALENDAR}x`)],
  ['sends 50 MB in chunks', SIZE, stream(flood)],
  ['sends 50 MB with a redirect', /404/, stream(flood, { Location: '/b' }, 302), answer(404)],
  ['sends 50 MB as gzip without an end', SIZE, (_, response) => response.writeHead(200, GZIP).write(gzipSync('BEGIN:VCALENDAR'.padEnd(50e6)).subarray(0, -99))],
  ['never answers', TIME, () => undefined], ['does not end', TIME, (_, response) => response.write(CALENDAR)],
  ['trickles a body', TIME, (_, response) => trickle(response, 'BEGIN:VCALENDAR\r\n')],
  ['redirects slowly', TIME, (...exchange) => void setTimeout(requests.length > 3 ? ok : redirect(`/${requests.length}`), 200, ...exchange)],
])('a server that %s is an error, and the connection closes', async (_, message, ...listeners) => {
  respond = listeners;
  expect(await expectError(read(undefined, message === TIME ? { milliseconds: 300 } : {}))).toMatch(message);
  expect(requests.length).toBeLessThanOrEqual(1 + limits.redirects);
  await closeServer();
  expect(flooded, 'all was sent').toBe(false);
});

// prettier-ignore
test.each<[string, RequestListener, Partial<Limits>?, string?]>([
  ['status', answer(404)], ['text', answer(200, {}, '<!doctype html>')], ['time', () => undefined, { milliseconds: 300 }],
  ['host', ok, {}, 'http://calendar.invalid'], ['target', redirect('ftp://HOSTPATH')], ['invalid URL', ok, {}, 'http://:x'],
])('an error about the %s names the URL without its key', async (_, listener, limit, origin = base) => {
  respond = [listener];
  for (const [path, named] of [['/private-KEY/b.ics', '/private-…/b.ics'], ['/b.ics?key=KEY', '/b.ics'], ['/private-KEY/b.ics?key=KEY', '/private-…/b.ics']] as const)
    await expectError(readCalendar(origin + path.replaceAll('KEY', KEY), undefined, { ...limits, ...limit }), named);
});

function read(previous?: CalendarCopy, limit: Partial<Limits> = {}): Promise<CalendarCopy> {
  return readCalendar(`${base}/a/b`, previous, { ...limits, ...limit });
}

/** @returns the message of the error, which contains the URL */
async function expectError(reading: Promise<CalendarCopy>, url = base): Promise<string> {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CalendarError);
  const { message } = error as CalendarError;
  expect(message).toContain(url);
  expect(message).toMatch(/^\S.*\S$/);
  expect(message).not.toMatch(new RegExp(`undefined|\\[object|\\bat \\S+:\\d+:\\d+|${KEY}`));
  return message;
}

/** Ends when the last connection has closed. */
async function closeServer(): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}

function answer(status: number, headers = {}, body: string | Buffer = CALENDAR): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** @param location with HOST and PATH for those of the request */
function redirect(location: string, status = 302): RequestListener {
  return ({ url = '', headers: { host = '' } }, response) =>
    response.writeHead(status, { Location: location.replace('HOST', host).replace('PATH', url) }).end();
}

function stream(chunks: Source, headers = {}, status = 200): RequestListener {
  return (_, response) => pipeline(chunks, response.writeHead(status, headers), () => undefined);
}

async function* singleBytes(): AsyncGenerator<Buffer> {
  for (const byte of Buffer.from(CALENDAR)) {
    yield Buffer.of(byte);
    // The client, which runs in the same event loop, receives this byte before the next is sent.
    for (let i = 0; i < 3; i++) await setImmediate();
  }
}

function trickle(stream: Writable, start: string): void {
  stream.write(start);
  const timer = setInterval(() => stream.write('x'), 20);
  stream.on('close', () => clearInterval(timer));
}

function* flood(): Generator<Buffer> {
  yield Buffer.from('BEGIN:VCALENDAR\r\n'.padEnd(50_000));
  for (let i = 1; i < 1000; i++) yield Buffer.alloc(50_000, ' ');
  flooded = true;
}
