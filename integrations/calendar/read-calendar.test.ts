import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { CalendarError, LIMITS, type Limits, readCalendar } from './read-calendar.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Fête Ⲁⲅⲓⲟⲥ 𓋹\r\nEND:VCALENDAR\r\n';
const KEY = '0c5ac9e5d4f14bd2';
const GZIP = { 'Content-Encoding': 'gzip' };
/** Ten minutes, so that no other error is due to the time: Vitest's own limit is shorter. */
const limits: Limits = { milliseconds: 600_000, bytes: 100_000, protocols: ['http:'] };
const ok = answer(200);

let base: string;
const read = () => readCalendar(`${base}/a/b`, limits);
let requests: Parameters<RequestListener>[0][];
/** What the server does with each request; the last one is for all that follow. */
let respond: RequestListener[];

// A port per test: none gets a connection that an earlier test has closed.
beforeEach(async () => {
  [requests, respond] = [[], [ok]];
  const server = createServer((request, response) => {
    requests.push(request);
    (respond[requests.length - 1] ?? respond.at(-1))?.(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
});

test('reads for 15 seconds, and 5 MB at most, and only https', async () => {
  expect(LIMITS).toEqual({ milliseconds: 15_000, bytes: 5_000_000, protocols: ['https:'] });
  await expectError(readCalendar(`${base}/`), /is at, or redirects to, an address that is not https/);
  expect(requests).toEqual([]);
});

test('redirects are followed, relative to the URL', async () => {
  respond = [redirect('c?d=1', 301), redirect('//HOST/e', 308), ok];
  expect(await read()).toBe(CALENDAR);
  expect(requests.map(({ url }) => url)).toEqual(['/a/b', '/a/c?d=1', '/e']);
});

test('a redirect to an address that is not allowed is an error', async () => {
  respond = [redirect(base.replace('127.0.0.1', 'localhost')), redirect(base), ok];
  const reading = readCalendar(base, { ...limits, protocols: ['http://127.'] });
  await expectError(reading, /redirects to, an address that is not https/);
  expect(requests).toHaveLength(1);
});

test('a calendar can have as many bytes as are allowed, after decompression, but not one more', async () => {
  // The client gets it in chunks, which divide characters of three bytes.
  const long = CALENDAR.replace('Ⲁ', 'ⲁ'.repeat(30_000));
  const text = long.replace('𓋹', `𓋹${'x'.repeat(limits.bytes - Buffer.byteLength(long))}`);
  respond = [text, text.replace('x', 'xx')].map((body) => answer(200, GZIP, gzipSync(body)));
  expect(await read()).toBe(text);
  await expectError(read(), /is larger than 0\.1 MB/);
});

test('a line that is folded in the middle of a character is read', async () => {
  const folded = Buffer.from(CALENDAR).toString('latin1').replace('\xc3\xaa', '\xc3\r\n \xaa');
  respond = [answer(200, {}, Buffer.from(folded, 'latin1'))];
  expect(await read()).toBe(CALENDAR);
});

test.each([
  ['text/calendar; charset=ISO-8859-1', 'latin1', 'Fête de Noël'],
  ['text/calendar;charset="utf-16le"; method=PUBLISH', 'utf16le', 'Fête de Noël Ⲁⲅⲓⲟⲥ'],
  ['text/calendar; charset=nonsense', 'utf8', 'Fête de Noël'],
] as const)('a calendar of the type %s is read', async (type, encoding, name) => {
  const text = CALENDAR.replace(/Fête.*/, name);
  respond = [answer(200, { 'Content-Type': type }, Buffer.from(text, encoding))];
  expect(await read()).toBe(text);
});

test.each<[string, RegExp, RequestListener, milliseconds?: number]>([
  ['fails', /the status 500/, answer(500)],
  [
    'breaks off',
    /could not be reached/,
    (_, response) => response.write('BEGIN:VCALENDAR\r\n', () => response.destroy()),
  ],
  [
    'sends a page',
    /is not an iCalendar file/,
    answer(200, { 'Content-Type': 'text/calendar' }, `<pre>${CALENDAR}</pre>`),
  ],
  [
    'sends 50 MB as gzip without an end',
    /is larger than 0\.1 MB/,
    (_, response) =>
      response.writeHead(200, GZIP).write(gzipSync('BEGIN:VCALENDAR'.padEnd(50e6)).subarray(0, -99)),
  ],
  [
    'does not end in the time allowed',
    /was not read within 0\.3 seconds/,
    (_, response) => response.write(CALENDAR),
    300,
  ],
])('a server that %s is an error', async (_, message, listener, milliseconds = limits.milliseconds) => {
  respond = [listener];
  await expectError(readCalendar(base, { ...limits, milliseconds }), message);
});

test('an error names the URL without its key, also after a redirect to a key', async () => {
  respond = [redirect(`/private-${KEY}/c.ics?key=${KEY}`), answer(404)];
  const reading = readCalendar(`${base}/private-${KEY}/b.ics?key=${KEY}`, limits);
  const message = `The calendar ${base}/private-…/b.ics was answered with the status 404.`;
  await expect(reading).rejects.toEqual(new CalendarError(message));
});

async function expectError(reading: Promise<unknown>, message: RegExp): Promise<void> {
  await expect(reading).rejects.toBeInstanceOf(CalendarError);
  await expect(reading).rejects.toThrow(message);
}

function answer(status: number, headers = {}, body: string | Buffer = CALENDAR): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** @param location with HOST for that of the request */
function redirect(location: string, status = 302): RequestListener {
  return ({ headers: { host = '' } }, response) =>
    response.writeHead(status, { Location: location.replace('HOST', host) }).end();
}
