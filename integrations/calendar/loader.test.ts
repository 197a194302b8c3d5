import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseYaml, pathOf, readYaml } from '#content-model/read-content.ts';
import { calendar } from './fixtures/calendar.ts';
import { type CalendarEntry, calendarLoader } from './loader.ts';

const url = 'https://calendar.example/c.ics';
const fete = 'DTSTART:20261208T180000 | SUMMARY:Fete';
const noStart = 'DTSTART:nonsense';
const noRule = 'RRULE:FREQ=SOMETIMES';
const failure = { status: 500 };
const failureAfterFete = { ...failure, copy: calendar(fete) };

let root: string;
beforeEach(async () => {
  vi.stubEnv('CALENDAR_TEST_URL', undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  root = await mkdtemp(join(tmpdir(), 'calendar-'));
  await mkdir(join(root, 'src/content/pages'), { recursive: true });
  write('pages/schedule.yaml', { 'upcoming.show': 'list' });
  return async () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    await rm(root, { recursive: true });
  };
});

type Answer = Partial<Record<'body', string> & Record<'status' | 'seconds', number>>;
/** `copy` is what the server returned in an earlier build, by default on December 5, at `copyUrl`. */
type State = Answer & Partial<Record<'copy' | 'copyUrl' | 'readAt', string>>;

it.each<[string, State, string[] | undefined, RegExp?]>([
  ['with an event', { body: calendar(fete) }, ['Fete']],
  ['without events', { body: calendar() }, []],
  [
    'with an event that is read in part',
    { body: calendar(`${fete} | ${noRule}`) },
    ['Fete'],
    /^1 event .*could not be read.* "RRULE:FREQ=SOMETIMES"\.$/,
  ],
  [
    'with an event that is read, and two that are not',
    { body: calendar(noStart, fete, noRule) },
    ['Fete'],
    /^2 events .*could not be read.* "DTSTART:nonsense"\.$/,
  ],
  [
    'with a password in a line that is not read',
    { body: calendar(`${fete} | LOCATION;X:Zoom SECRET`) },
    ['Fete'],
    /^1 event .* "LOCATION;X"\.$/,
  ],
  ['whose events are not read', { body: calendar(noStart) }, undefined, /^1 event .*no recent copy/],
  [
    'whose events are not read, after a good one',
    { body: calendar(noStart), copy: calendar(fete) },
    ['Fete'],
    /^1 event .*copy of 2026-12-05/,
  ],
  ['that fails', failure, undefined, /no recent copy/],
  ['that fails, after one with an event', failureAfterFete, ['Fete'], /copy of 2026-12-05/],
  [
    'that fails, after one with an event that is over',
    { ...failure, copy: calendar('DTSTART:20261205T180000') },
    undefined,
    /no recent copy/,
  ],
  ['that fails, after one without events', { ...failure, copy: calendar() }, undefined, /no recent copy/],
  [
    'that fails, after another with an event',
    { ...failureAfterFete, copyUrl: 'https://calendar.example/old.ics' },
    undefined,
    /no recent copy/,
  ],
  [
    'that fails for 14 days',
    { ...failureAfterFete, readAt: '2026-11-22T17:00:00Z' },
    ['Fete'],
    /copy of 2026-11-22/,
  ],
  [
    'that fails for longer',
    { ...failureAfterFete, readAt: '2026-11-22T16:59:59Z' },
    undefined,
    /no recent copy/,
  ],
])(
  'of a calendar %s, what is known is listed',
  async (
    _,
    { copy, copyUrl = url, readAt = '2026-12-05T12:00:00Z', ...response },
    titles,
    warning = /^$/,
  ) => {
    const load = createLoader();
    if (copy) await load({ body: copy }, copyUrl, readAt);
    expect(await load(response)).toEqual([titles, expect.stringMatching(warning)]);
  },
);

it('a calendar that takes longer than 15 seconds is not expanded, whatever takes them', async () => {
  const load = createLoader();
  await load({ body: calendar(fete) });
  const slow = (seconds: number) => ({ body: calendar(fete, fete), seconds });
  expect(await load(slow(15))).toEqual([['Fete', 'Fete'], '']);
  const warning = expect.stringMatching(/within 15 seconds.*copy of 2026-12-06/) as string;
  expect(await load(slow(15.001))).toEqual([['Fete', 'Fete'], warning]);
});

it('a copy has no password of a video call, and no address where content wants none', async () => {
  const load = createLoader();
  const body = calendar(`${fete} | LOCATION:https://zoom.us/j/8612?pwd=SECRET`);
  write('pages/schedule.yaml', { 'upcoming.show': 'list', 'upcoming.showOnlineAddresses': true });
  expect(await load({ body })).toEqual([['Fete'], '']);
  expect(load.stored()).toContain('https://zoom.us/j/8612"');
  expect(load.stored()).not.toContain('SECRET');
  write('pages/schedule.yaml', { 'upcoming.show': 'list' });
  expect(await load(failure)).toEqual([undefined, expect.stringMatching(/no recent copy/)]);
  expect(load.stored()).not.toContain('zoom');
});

/** Writes a content file of the project with other values: `{ 'upcoming.show': 'list' }`. */
function write(name: string, values: object) {
  const { document } = readYaml(join(import.meta.dirname, '../..'), name) ?? parseYaml(Buffer.from(''));
  for (const [path, value] of Object.entries(values)) document.setIn(path.split('.'), value);
  writeFileSync(join(root, pathOf(name)), document.toString());
}

/** @returns what loads the calendar, each time in a later build; it returns the titles of the events and the warning */
function createLoader() {
  const entries = new Map<string, { data: CalendarEntry }>();
  const store = {
    get: (id: string) => entries.get(id),
    set: (entry: { id: string; data: CalendarEntry }) => entries.set(entry.id, entry),
    clear: () => entries.clear(),
  };
  const load = async (
    { body, status, seconds = 0 }: Answer,
    calendarUrl = url,
    now = '2026-12-06T17:00:00Z',
  ) => {
    vi.setSystemTime(now);
    vi.stubGlobal('fetch', () => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      const response = new Response(body, { status: status ?? 200 });
      return Promise.resolve(Object.defineProperty(response, 'url', { value: calendarUrl }));
    });
    write('church.yaml', { timeZone: 'America/New_York', calendarUrl });
    const warn = vi.fn();
    const context = { config: { root: pathToFileURL(`${root}/`) }, store, logger: { warn } };
    await calendarLoader().load(context as unknown as LoaderContext);
    return [entries.get('calendar')?.data.events?.map(({ title }) => title), warn.mock.calls.join('\n')];
  };
  return Object.assign(load, { stored: () => JSON.stringify([...entries]) });
}
