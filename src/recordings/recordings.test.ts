import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { inLanguage } from '#language/current-language.ts';
import { formatDay, formatLongDay } from '#language/dates.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { capitalize } from '#language/templates.ts';
import { liturgy, noServices, special } from '#liturgies/fixtures/services.ts';
import type { LiturgiesFile, SpecialService } from '#liturgies/schema.ts';
import { readings } from '#readings/fixtures/readings.ts';
import type { CalendarDate } from '#time/dates.ts';
import { churchDayOf } from './church-day.ts';
import { readRecordings, sourcesOf } from './read-recordings.ts';
import { channelOf, type Choices, type Memory, shownRecordings } from './recordings.ts';
import { dayIn, isLiturgy } from './title.ts';

const sample = readFileSync(join(import.meta.dirname, 'fixtures/feed.xml'), 'utf8');
const services = {
  ...noServices,
  liturgies: [
    liturgy('Tuesday, 5:00 AM–7:00 AM'),
    liturgy('Wednesday, 3:30 PM–6:00 PM'),
    liturgy('Saturday, 8:00 AM–10:30 AM'),
    liturgy('Sunday, 8:30 AM–11:30 AM'),
  ],
};
const channel = 'UCinvented-parish-feed_J';
const context = {
  channel,
  services,
  timeZone: 'America/New_York',
  languages: ['en', 'ar'] as LanguageCode[],
};
const sources = {
  feeds: ['https://feeds.example/UULV', 'https://feeds.example/UC'],
  memory: 'https://st.example/recordings.json',
};
const noChoices: Choices = { recordings: [], player: {} };
const now = '2026-11-28T20:17:00Z';

afterEach(() => void vi.unstubAllGlobals());

type Answer = string | [body: string | null, init: ResponseInit];

/** @returns what is listed, in a language */
function lines(memory: Memory, choices: Choices, moment: string, code: LanguageCode) {
  const language = languageOf(code);
  const { quotes, colon, separator, recordings } = language.words;
  return inLanguage(language, () =>
    shownRecordings(memory, choices, new Date(moment)).map(({ title, date }) => {
      const { name, reading } = date ? churchDayOf(date, readings, services) : {};
      const gospel = reading && recordings.gospelOfDay + colon + reading.gospel;
      const day = [date && capitalize(formatLongDay(date)), name, gospel].filter(Boolean).join(separator);
      return `${day} ${quotes.join(title)}`.replaceAll('\u00A0', ' ').trim();
    }),
  );
}

interface Options {
  choices?: Choices;
  moment?: string;
  /** The text of `recordings.json`. */
  known?: string;
  services?: LiturgiesFile;
}

async function read(
  answers: Record<string, Answer>,
  { choices = noChoices, moment = now, known = '', services: its = services }: Options = {},
) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    const answer = url === sources.memory ? known : answers[url.split('/').at(-1) ?? ''];
    return Promise.resolve(typeof answer === 'object' ? new Response(...answer) : new Response(answer ?? ''));
  });
  const result = await readRecordings({ ...context, choices, services: its }, sources, new Date(moment));
  const leftOut = result.leftOut.map(({ id, reason }) => `${id}: ${reason}`);
  const shown = (code: LanguageCode) => lines(result.read, choices, moment, code);
  return { ...result, leftOut, requests, en: shown('en'), ar: shown('ar') };
}

const recordingOf = (date: CalendarDate, id = 'a'.repeat(11)) => ({
  id,
  title: `Liturgy of ${formatDay(date)}`,
  date,
});
const lastWeek: Memory = {
  channel,
  readAt: '2026-11-27T20:17:00Z',
  recordings: [recordingOf('2026-11-22'), recordingOf('2026-11-21', 'b'.repeat(11))],
};

interface Row {
  answer: string;
  body?: string;
  status?: number;
  length?: number;
  padding?: number;
  replace?: [from: string, to: string];
  all?: 'sample' | 'empty';
  moment?: string;
}

const empty = sample.replace(/<entry>[^]*<\/entry>/, '');
/** Of the sample, what no row is about. */
const others = /^inv3nted-[457abd]z: /;

it.each(readFixture(import.meta.dirname, 'fixtures/answers.yaml') as Row[])(
  'after $answer',
  async ({ body, status = 200, length, padding = 0, replace: [from, to] = ['', ''], all, ...row }) => {
    const title = to.replace('{300}', 'x'.repeat(293));
    const text = (body ?? sample.replaceAll(from, title)).slice(0, length).padEnd(padding);
    const headers = status === 302 ? { location: 'https://feeds.example/UULV' } : {};
    const answer: Answer = [status === 200 ? text : null, { status, headers }];
    const answers = { UULV: answer, UC: all ? { sample, empty }[all] : answer };
    const { moment = now, ...expected } = row;
    const result = await read(answers, { known: JSON.stringify(lastWeek), moment });
    expect({
      ...result,
      first: result.en[0],
      leftOut: result.leftOut.filter((it) => !others.test(it)),
      answer: row.answer,
    }).toMatchObject(expected);
  },
);

it.each<[string, object, shown: boolean]>([
  ['of 14 days ago', { readAt: '2026-11-14T20:17:00Z' }, true],
  ['of a minute more', { readAt: '2026-11-14T20:16:00Z' }, false],
  ['of tomorrow', { readAt: '2026-11-29T20:17:00Z' }, false],
  ['of the next minute', { readAt: '2026-11-28T20:18:00Z' }, true],
  ['without a time', { readAt: undefined }, false],
  ['with another time', { readAt: 'yesterday' }, false],
  ['of another channel', { channel: 'UCother' }, false],
  ['with another key', { views: 3 }, false],
  ['with more of a recording', { recordings: [{ ...recordingOf('2026-11-22'), views: 3 }] }, false],
  ['with another id', { recordings: [recordingOf('2026-11-22', 'a')] }, false],
  ['without recordings', { recordings: undefined }, false],
])('recordings.json %s %j is shown where the feed cannot be read: %j', async (_, change, isShown) => {
  const { en } = await read({}, { known: JSON.stringify({ ...lastWeek, ...change }) });
  expect(en).toHaveLength(isShown ? 2 : 0);
});

it.each(['', 'null', '[]', '<!doctype html>', '{"channel":'])(
  'recordings.json that is %j is as none',
  async (known) => {
    const { en, read: published } = await read({}, { known });
    expect([en, published]).toEqual([[], { channel, recordings: [] }]);
  },
);

it('recordings.json has ids, titles, days and the time of reading, and nothing of other videos', async () => {
  const { read: published } = await read({ UULV: sample });
  expect(Object.keys(published)).toEqual(['channel', 'readAt', 'recordings']);
  expect(published.recordings).toHaveLength(8);
  expect(published.recordings[1]).toEqual({
    id: 'inv3nted-2z',
    title: 'Divine Liturgy & Papal Message, Nov 22, 2026',
    date: '2026-11-22',
  });
  expect(JSON.stringify(published)).not.toMatch(/Funeral|Bible|Rehearsal|TEST|shorts/);
});

it.each<[string, Choices['recordings'], first: string[], leftOut: number]>([
  ['hides a liturgy', [{ video: 'inv3nted-1z', hidden: true }], ['inv3nted-2z', 'inv3nted-3z'], 6],
  ['hides one by its URL', [{ video: 'https://youtu.be/inv3nted-1z?t=3', hidden: true }], ['inv3nted-2z'], 6],
  ['says nothing new', [{ video: 'inv3nted-1z' }], ['inv3nted-1z', 'inv3nted-2z'], 6],
  ['names an unknown video', [{ video: 'xxxxxxxxxxx' }], ['inv3nted-1z'], 6],
  ['hides what is left out', [{ video: 'inv3nted-4z', hidden: true }], ['inv3nted-1z'], 5],
  [
    'shows a funeral',
    [{ video: 'inv3nted-4z' }],
    ['inv3nted-1z', 'inv3nted-2z', 'inv3nted-3z', 'inv3nted-4z'],
    5,
  ],
  ['shows what is only announced', [{ video: 'inv3nted-0z' }], ['inv3nted-1z', 'inv3nted-2z'], 6],
])('the office %s', async (_, recordings, first, leftOut) => {
  const choices = { ...noChoices, recordings };
  const result = await read({ UULV: sample }, { choices });
  const shown = shownRecordings(result.read, choices, new Date(now));
  expect(shown.slice(0, first.length).map(({ id }) => id)).toEqual(first);
  expect(result.leftOut).toHaveLength(leftOut);
});

it('a video that the office shows has a day only if that is sure, and is gone with its line', async () => {
  const known = await read(
    { UULV: sample },
    { choices: { ...noChoices, recordings: [{ video: 'inv3nted-4z' }] } },
  );
  expect(known.en[3]).toBe('“Funeral of our beloved N. N.”');
  const { en } = await read({}, { known: JSON.stringify(known.read) });
  expect(en.join()).not.toContain('Funeral');
});

it('what the office hides is gone also where the feed cannot be read', async () => {
  const choices = { ...noChoices, recordings: [{ video: 'a'.repeat(11), hidden: true }] };
  const { en } = await read({}, { known: JSON.stringify(lastWeek), choices });
  expect(en).toEqual(['Saturday, November 21 “Liturgy of November 21”']);
});

it.each([
  ['UCinvented-parish-feed_J', {}, true],
  ['UCinvented-parish-feed_J', { recordingsShown: 0 }, false],
  ['UCinvented-parish-feed_J', { player: { pastLiturgies: { label: 'All' } } }, false],
  ['dQw4w9WgXcQ', {}, false],
  [undefined, {}, false],
])('the stream %s with %j has a list: %j', (streamId, choices, hasList) => {
  expect(Boolean(channelOf(streamId, { ...noChoices, ...choices }))).toBe(hasList);
});

it.each([
  [undefined, 6],
  [3, 3],
])('with the number %s, %i are listed', async (recordingsShown, count) => {
  const { en } = await read({ UULV: sample }, { choices: { ...noChoices, recordingsShown } });
  expect(en).toHaveLength(count);
});

const titles = readFixture(import.meta.dirname, 'fixtures/titles.yaml') as [string, CalendarDate, string?][];

it.each(titles)('the title %j of %s means %s', (title, published, day) => {
  expect(dayIn(title, published)).toBe(day);
});

it.each<[string, isLiturgy: boolean, ...LanguageCode[]]>([
  ['Holy Mass', true],
  ['Qurban', true],
  ['Liturgical hymns', false],
  ['Vespers', false],
  ['Heilige Liturgie', false],
  ['Heilige Liturgie', true, 'de'],
  ['Messe de dimanche', true, 'fr'],
  ['القداس الإلهي', true],
  ['والقُدّاس', true],
  ['بالقداس', true],
  ['قداسة البابا', false],
  ['القداس الإلهي', false, 'en'],
  // What is none is known in all languages.
  ['Funerals and Liturgy', false],
  ['Liturgy, rehearsal', false],
  ['Liturgy, TEST', false],
  ['قداس الجناز', false],
  ['قداس ذكرى الأربعين', false],
  ['قداس وإكليل', false],
  ['Liturgy and Taufe', false],
  ['Liturgy and funérailles', false],
  ['The greatest Liturgy', true],
  ['قداس أحد التجربة', true],
])('the title %j is of a liturgy: %j', (title, expected, ...languages) => {
  expect(isLiturgy(title, languages.length > 0 ? languages : ['en', 'ar'])).toBe(expected);
});

/** A video without a date in its title that began, or was announced, at a time. */
const feedOf = (published: string, views = 5, title = 'Divine Liturgy') =>
  `<feed><entry><yt:videoId>aaaaaaaaaaa</yt:videoId><title>${title}</title><published>${published}</published><media:statistics views="${views}"/></entry></feed>`;

// The services are on Saturday from 13:00 to 15:30, and on Sunday from 13:30 to 16:30.
it.each<[string, published: string, moment: string, date?: string]>([
  ['seen on its day', '2026-11-21T13:05Z', '2026-11-21T20:17Z', '2026-11-21'],
  ['45 minutes before the service', '2026-11-21T12:15Z', '2026-11-21T20:17Z', '2026-11-21'],
  ['a minute earlier', '2026-11-21T12:14Z', '2026-11-21T20:17Z'],
  ['at its end', '2026-11-21T15:30Z', '2026-11-21T20:17Z', '2026-11-21'],
  ['after it', '2026-11-21T15:31Z', '2026-11-21T20:17Z'],
  ['seen before the next service', '2026-11-21T13:05Z', '2026-11-22T12:44Z', '2026-11-21'],
  ['seen when that may have begun', '2026-11-21T13:05Z', '2026-11-22T12:45Z'],
])('a stream that is %s, without a date in its title', async (_, published, moment, date) => {
  const { read: published_ } = await read({ UULV: feedOf(published) }, { moment });
  expect(published_.recordings.map((it) => it.date)).toEqual(date ? [date] : []);
});

it('a stream that was announced during one service for another has no day, and one that was seen keeps it', async () => {
  const saturday = '2026-11-21T20:17:00Z';
  const sunday = '2026-11-22T20:17:00Z';
  const announced = await read({ UULV: feedOf('2026-11-21T13:05Z', 0) }, { moment: saturday });
  expect(announced.read.recordings).toEqual([]);
  const next = { moment: sunday, known: JSON.stringify(announced.read) };
  expect((await read({ UULV: feedOf('2026-11-21T13:05Z') }, next)).en).toEqual([]);
  const seen = await read({ UULV: feedOf('2026-11-21T13:05Z') }, { moment: saturday });
  const later = { moment: sunday, known: JSON.stringify(seen.read) };
  const { en } = await read({ UULV: feedOf('2026-11-21T13:05Z') }, later);
  expect(en).toEqual(['Saturday, November 21 “Divine Liturgy”']);
});

it('a service that is canceled or paused is no witness', async () => {
  const without = async (more: Partial<LiturgiesFile>) => {
    const videos = { UULV: feedOf('2026-11-20T13:00Z', 5, 'Liturgy of November 21') };
    return (await read(videos, { services: { ...services, ...more } })).leftOut;
  };
  const reason = ['aaaaaaaaaaa: liturgies.yaml has no service on 2026-11-21'];
  expect(await without({})).toEqual([]);
  expect(await without({ changes: [{ liturgy: 'saturday', date: '2026-11-21', canceled: true }] })).toEqual(
    reason,
  );
  const pause = { id: 'a', text: 'A', firstDate: '12 Hathor' } as const;
  expect(await without({ pauses: [pause] })).toEqual(reason);
});

it.each<[string, readonly SpecialService[], CalendarDate, name?: string, gospel?: string]>([
  ['one liturgy', [], '2026-11-22', 'Second Sunday of hathor', 'Luke\u00A03:2–3'],
  ['another service', [special('2026-11-22, 6:00 PM–7:00 PM, Vespers')], '2026-11-22'],
  ['one in the evening', [special('2026-11-20, 6:00 PM–7:00 PM, Liturgy')], '2026-11-20'],
  ['none', [], '2026-11-20'],
  [
    'a liturgy of what is prayed on the evening before',
    [special('2027-01-07, 8:00 AM–10:00 AM, Liturgy')],
    '2027-01-07',
  ],
])('a past day with %s', (_, specialServices, date, name, gospel) => {
  const day = churchDayOf(date, readings, { ...services, specialServices: [...specialServices] });
  expect([day.name, day.reading?.gospel]).toEqual([name, gospel]);
});

it.each<[string, NodeJS.ProcessEnv, url?: string | undefined, reads?: boolean]>([
  ['the published site', {}, undefined, true],
  ['a fork, which has no SITE_URL', {}, 'https://www.church.example/recordings.json'],
  ['a site on this computer', {}, 'http://localhost:8787/recordings.json'],
  ['a pull request', { GITHUB_EVENT_NAME: 'pull_request' }],
])(
  'in a build of %s, what is requested',
  async (_, env, url = 'https://www.st-mark.org/recordings.json', reads = false) => {
    const request = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(new Response(sample)));
    vi.stubGlobal('fetch', request);
    const from = sourcesOf(channel, url, env);
    const { read: published } = await readRecordings(
      { ...context, choices: noChoices, services },
      from,
      new Date(now),
    );
    expect(request.mock.calls.map(([it]) => it)).toEqual(
      reads ? [url, `https://www.youtube.com/feeds/videos.xml?playlist_id=UULV${channel.slice(2)}`] : [],
    );
    expect(published.recordings).toHaveLength(reads ? 8 : 0);
  },
);
