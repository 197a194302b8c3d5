import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendar } from '#parish/calendar-events/fixtures/calendar.ts';
import { type CalendarEntry, calendarLoader } from './calendar.ts';

const url = 'https://calendar.example/c.ics';
const fete = 'DTSTART:20261208T180000 | SUMMARY:Fete';
const noStart = 'DTSTART:nonsense';
const noRule = 'RRULE:FREQ=SOMETIMES';
const failure = { status: 500 };

let root: string;
beforeEach(async () => {
  vi.stubEnv('CALENDAR_TEST_URL', undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-06T17:00:00Z') });
  root = await mkdtemp(join(tmpdir(), 'calendar-'));
  const folder = join(root, 'src/content');
  await mkdir(join(folder, 'pages'), { recursive: true });
  await writeFile(join(folder, 'pages/schedule.yaml'), 'upcoming: { show: list }');
  await writeFile(join(folder, 'church.yaml'), `timeZone: America/New_York\ncalendarUrl: ${url}`);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(root, { recursive: true });
});

/** `copy` is what the server returned in an earlier build, by default on December 5. */
interface State {
  body?: string;
  status?: number;
  copy?: string;
  readAt?: string;
}

// prettier-ignore
it.each<[string, State, string[] | undefined, RegExp?]>([
  ['with an event', { body: calendar(fete) }, ['Fete']],
  ['without events', { body: calendar() }, []],
  ['with an event that is read in part', { body: calendar(`${fete} | ${noRule}`) }, ['Fete'], /^1 event .*could not be read.* "RRULE:FREQ=SOMETIMES"\.$/],
  ['with an event that is read, and two that are not', { body: calendar(noStart, fete, noRule) }, ['Fete'], /^2 events .*could not be read.* "DTSTART:nonsense"\.$/],
  ['whose events are not read', { body: calendar(noStart) }, undefined, /^1 event .*no recent copy/],
  ['whose events are not read, after a good one', { body: calendar(noStart), copy: calendar(fete) }, ['Fete'], /^1 event .*copy of 2026-12-05/],
  ['that fails', failure, undefined, /no recent copy/],
  ['that fails, after one with an event', { ...failure, copy: calendar(fete) }, ['Fete'], /copy of 2026-12-05/],
  ['that fails, after one without events', { ...failure, copy: calendar() }, undefined, /no recent copy/],
  ['that fails for 14 days', { ...failure, copy: calendar(fete), readAt: '2026-11-22T17:00:00Z' }, ['Fete'], /copy of 2026-11-22/],
  ['that fails for longer', { ...failure, copy: calendar(fete), readAt: '2026-11-22T16:59:59Z' }, undefined, /no recent copy/],
  ['that has not changed', { status: 304, copy: calendar(fete) }, ['Fete']],
])('of a calendar %s, what is known is listed', async (_, { body = null, status = 200, copy, readAt = '2026-12-05T12:00:00Z' }, titles, warning = /^$/) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  const entries = new Map<string, { data: CalendarEntry }>();
  if (copy) entries.set('calendar', { data: { url, text: copy, readAt } });
  const store = { get: (id: string) => entries.get(id), set: (entry: { id: string; data: CalendarEntry }) => entries.set(entry.id, entry), clear: () => entries.clear() };
  const warn = vi.fn();
  const config = { root: pathToFileURL(`${root}/`) };
  await calendarLoader().load({ config, store, meta: new Map(), logger: { warn } } as unknown as LoaderContext);
  expect(entries.get('calendar')?.data.events?.map(({ title }) => title)).toEqual(titles);
  expect(warn.mock.calls.join('\n')).toMatch(warning);
});
