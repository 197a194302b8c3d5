import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { beforeEach, expect, it, vi } from 'vitest';
import { texts, withValue } from '#content/check/fixtures/content.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { type ContentFile, pathOf } from '#content/content-files.ts';
import { calendar } from '#calendar/ics/fixtures/calendar.ts';
import { type CalendarEntry, calendarLoader } from './calendar-loader.ts';

const url = 'https://calendar.example/a/c.ics';
const fete = 'DTSTART:20261208T180000 | SUMMARY:Fete';
const file = calendar(fete);
const noStart = 'DTSTART:nonsense';
const noRule = 'RRULE:FREQ=SOMETIMES';
const longLine = `${fete} | LOCATION;X:${'a'.repeat(100)}`;
const over = calendar('DTSTART:20261205T180000');

type Reply = [body: BodyInit | null, init?: ResponseInit];
const redirect = (location: string, status = 302): Reply => [null, { status, headers: { location } }];
const repeated = (reply: Reply, times: number) => Array.from({ length: times }, () => reply);
const typed = (type: string, encoding: BufferEncoding, text: string): Reply => [
  Buffer.from(calendar(`${fete} ${text}`), encoding),
  { headers: { 'content-type': type } },
];
/** In pieces of one byte, the second of a character on another line. */
const folded = Buffer.from(calendar(`${fete} ê`).replace('ê', '\xc3\r\n \xaa'), 'latin1');
const pieces = new ReadableStream({
  start: (it) => {
    for (const byte of folded) it.enqueue(Uint8Array.of(byte));
    it.close();
  },
});
const endless = new ReadableStream({ pull: (it) => it.enqueue(new Uint8Array(100_000)) });
let timeout: AbortController;
const slow = new ReadableStream(
  {
    pull: (it) => {
      timeout.abort();
      it.error(timeout.signal.reason);
    },
  },
  { highWaterMark: 0 },
);
const broken = new ReadableStream({ start: (it) => it.error(new TypeError('terminated')) });

const { root, write: writeFile } = useFolder();
let requests: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  timeout = new AbortController();
  const { signal } = timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 15_000 ? signal : AbortSignal.abort()));
  write('pages/schedule.yaml', 'upcoming.show', 'list');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

type Copy = [body: string, readAt?: string, url?: string];
const december5 = '2026-12-05T12:00:00Z';
const failure: Reply = [null, { status: 500 }];

type Row = [string, Reply[], shown: string, RegExp?, Copy?];

it.each<Row>([
  ['with an event', [[file]], 'Fete'],
  ['without events', [[calendar()]], ''],
  ['read in part', [[calendar(`${fete} | ${noRule}`)]], 'Fete', /^1 event .*not be read.* "RRULE:.*S"\.$/],
  ['of which events are not read', [[calendar(noStart, fete, noRule)]], 'Fete', /^2 events .* "DTSTART:non/],
  ['with a long broken line', [[calendar(longLine)]], 'Fete', / "LOCATION;X:a{88}…"\.$/],
  ['that is not read', [[calendar(noStart)]], 'unknown', /^1 event .*no recent copy/],
  ['not read, after a good one', [[calendar(noStart)]], 'Fete', /^1 event .*copy of 2026-12-05/, [file]],
  ['that fails', [failure], 'unknown', /^The calendar .*no recent copy/],
  ['that fails, after one with an event', [failure], 'Fete', /copy of 2026-12-05/, [file]],
  ['that fails, after one that is over', [failure], 'unknown', /no recent copy/, [over]],
  ['that fails, after one without events', [failure], 'unknown', /no recent copy/, [calendar()]],
  ['that fails, after another', [failure], 'unknown', /no recent copy/, [file, december5, `${url}?old`]],
  ['that fails for 14 days', [failure], 'Fete', /copy of 2026-11-22/, [file, '2026-11-22T17:00:00Z']],
  ['that fails for longer', [failure], 'unknown', /no recent copy/, [file, '2026-11-22T16:59:59Z']],
  ['at another address', [redirect('d?e=1', 301), redirect('//cdn.example/f', 308), [file]], 'Fete'],
  ['without https', [redirect('http://a.example/'), [file]], 'unknown', /redirects to, an address that/],
  ['after 20 redirects', [...repeated(redirect('?'), 20), [file]], 'Fete'],
  ['after one more', [...repeated(redirect('?'), 21), [file]], 'unknown', /redirects more than 20 times/],
  ['of 5 MB', [[file.padEnd(5_000_000)]], 'Fete'],
  ['of one byte more', [[file.padEnd(5_000_001)]], 'unknown', /is larger than 5 MB/],
  ['without an end', [[endless]], 'unknown', /is larger than 5 MB/],
  ['that takes too long', [[slow]], 'unknown', /was not read within 15 seconds/],
  ['that breaks off', [[broken]], 'unknown', /could not be reached/],
  ...['', file.slice(0, 150), file.replace('END:VCALENDAR', ''), `${file}<p>Sorry</p>`, `<pre>${file}`].map(
    (body): Row => ['that is none', [[body]], 'unknown', /is not an iCalendar file, or its end is missing/],
  ),
  ['that is folded within a character', [[pieces]], 'Fete ê'],
  ['in Latin-1', [typed('text/calendar; charset=ISO-8859-1', 'latin1', 'Noël')], 'Fete Noël'],
  ['in UTF-16', [typed('text/calendar;charset="utf-16le"; method=PUBLISH', 'utf16le', 'Ⲁ')], 'Fete Ⲁ'],
])('of a calendar %s, what is known is listed', async (_, replies, shown, warning = /^$/, earlier) => {
  const load = createLoader();
  if (earlier) await load([[earlier[0]]], earlier[2], earlier[1] ?? december5);
  expect(await load(replies)).toEqual([shown, expect.stringMatching(warning)]);
});

it('redirects are relative, and a message has the URL without its query', async () => {
  const [, warning] = await createLoader()([redirect('../b?c=d'), failure], `${url}?key=KEY`);
  expect(requests).toEqual([`${url}?key=KEY`, 'https://calendar.example/b?c=d']);
  expect(warning).toContain(`The calendar ${url} was answered with the status 500.`);
});

it('a calendar that takes longer than 15 seconds is not expanded, whatever takes them', async () => {
  const load = createLoader();
  await load([[file]]);
  expect(await load([[calendar(fete, fete)]], url, now, 15)).toEqual(['Fete, Fete', '']);
  const warning = expect.stringMatching(/within 15 seconds.*copy of 2026-12-06/) as string;
  expect(await load([[file]], url, now, 15.001)).toEqual(['Fete, Fete', warning]);
});

const write = (name: ContentFile, key: string, value: unknown) =>
  writeFile(pathOf(name), withValue(texts[name], key, value));

const now = '2026-12-06T17:00:00Z';

/** @returns what loads the calendar in a next build, and gives the titles of the events and the warning */
function createLoader() {
  const entries = new Map<string, { data: CalendarEntry }>();
  const store = {
    get: (id: string) => entries.get(id),
    set: (entry: { id: string; data: CalendarEntry }) => entries.set(entry.id, entry),
    clear: () => entries.clear(),
  };
  return async (replies: Reply[], calendarUrl = url, time = now, seconds = 0) => {
    vi.setSystemTime(time);
    requests = [];
    vi.stubGlobal('fetch', (address: string, { redirect, signal }: RequestInit) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      expect([redirect, signal]).toEqual(['manual', timeout.signal]);
      return Promise.resolve(new Response(...(replies[requests.push(address) - 1] ?? failure)));
    });
    write('church.yaml', 'calendarUrl', calendarUrl);
    const warn = vi.fn();
    const context = { config: { root: pathToFileURL(`${root}/`) }, store, logger: { warn } };
    await calendarLoader().load(context as unknown as LoaderContext);
    const titles = entries
      .get('calendar')
      ?.data.events?.map(({ title }) => title)
      .join(', ');
    return [titles ?? 'unknown', warn.mock.calls.join('\n')];
  };
}
