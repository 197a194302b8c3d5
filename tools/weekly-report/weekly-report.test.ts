import { expect, onTestFinished, test, vi } from 'vitest';
import { root, set, setUpContent } from '#content/check/fixtures/content.ts';
import { load } from '#content/load.ts';
import { checkCalendar, checkRecordings, checkSite, formatWeeklyReport } from './weekly-report.ts';

setUpContent();
const nothing = { missing: [], warnings: [], site: [], calendar: [], recordings: [], hasForm: false };

test('on six dates, the report has what is near', () => {
  const image = { file: '../assets/other.jpg', alt: 'Palms' };
  const palms = { id: 'palms', name: 'Palm Sunday', text: 'Hosanna.', rank: 'majorFeast', image };
  set('church-year.yaml', 'observances', [{ ...palms, firstDate: '7 days before Pascha' }]);
  set('liturgies.yaml', 'confirmedOn', '2027-01-01');
  set('notices.yaml', 'notices', [{ text: 'The bulletin is here.', lastDate: '2027-04-05' }]);
  const onDay = (today: `${number}-${number}-${number}`) =>
    formatWeeklyReport(load(root).content, today, nothing).replaceAll('\u00A0', ' ');
  const notice =
    '## Notices that end within a week\n\n- Through Monday, April 5, 2027: The bulletin is here.';
  const day = `## Days of the next four weeks that are undecided

- Sunday, April 25, 2027: Palm Sunday. The weekly liturgy is held at its usual hours, and no special service is entered for this day or the evening before (see docs/office/holy-week-and-feasts.md).`;
  const hours = (today: string) =>
    `## The hours\n\n- Last confirmed on Friday, January 1, 2027. When somebody has compared them with what is prayed, write the day: confirmedOn: ${today}`;
  expect(onDay('2027-03-22')).toBe('');
  expect(onDay('2027-03-29')).toBe(`${day}\n\n${notice}`);
  expect(onDay('2027-04-05')).toBe(`${day}\n\n${notice}`);
  expect(onDay('2027-04-19')).toBe(day);
  expect(onDay('2027-06-29')).toBe('');
  expect(onDay('2027-06-30')).toBe(hours('2027-06-30'));
});

test('in the first week of a month, the report asks for a message with the form', () => {
  set('liturgies.yaml', 'confirmedOn', '2027-01-01');
  const onDay = (today: `${number}-${number}-${number}`, hasForm = true) =>
    formatWeeklyReport(load(root).content, today, { ...nothing, hasForm });
  expect(onDay('2027-03-07')).toMatch(/^## The form of Contact Us\n\n- Send yourself a message with it/);
  expect(onDay('2027-03-08')).toBe('');
  expect(onDay('2027-03-07', false)).toBe('');
});

test('the report has what the checks find, each below its heading', () => {
  const value = {
    file: 'src/content/church.yaml',
    found: '',
    expected: 'The number.',
    need: 'essential',
  } as const;
  const warning = { file: 'src/content/translations/ar.yaml', line: 2, expected: 'an entry' };
  set('liturgies.yaml', 'confirmedOn', '2027-01-01');
  const report = formatWeeklyReport(load(root).content, '2027-03-22', {
    missing: [
      { ...value, key: 'phone' },
      { ...value, key: 'confirmed', found: 'false', need: 'decision' },
      { ...value, key: 'cards.when', need: 'optional' },
    ],
    warnings: [
      { ...warning, key: 'texts', found: "no translation of 'Menu'" },
      { ...warning, key: 'notices.1.text', found: "'• Snow'" },
    ],
    site: ['The site is old.'],
    calendar: ['An event could not be read.'],
    recordings: ['Not listed: a video.'],
    hasForm: true,
  });
  expect(report.match(/^## .*/gm)).toEqual([
    '## The site',
    '## The calendar',
    '## Past liturgies',
    '## Not confirmed',
    '## Look again',
    '## Texts without a translation',
    '## Needed before the site goes live',
    '## Can wait',
  ]);
  expect(report).toMatch(/`src\/content\/translations\/ar\.yaml`: no translation of 'Menu'\n/);
});

test('a site that is old, or redirects in a loop, is reported', async () => {
  const builtAt = (time: string) => `data:text/html,<!-- Built at ${time} in UTC -->`;
  expect(await checkSite(builtAt('2099-11-26T05:17:00Z'))).toEqual([]);
  expect(await checkSite('https://www.church.example')).toEqual([]);
  const expected =
    'was not built in the last three days, or cannot be read. docs/office/go-live.md says what to press.';
  const old = builtAt('2020-11-26T05:17:00Z');
  expect(await checkSite(old)).toEqual([`${old} ${expected}`]);
  const looping = 'https://www.your-church.org';
  const request = vi.fn(() => Promise.resolve(Response.redirect(looping)));
  stubFetch(request);
  expect(await checkSite(looping)).toEqual([`${looping} ${expected}`]);
  expect(request).toHaveBeenCalledTimes(21);
});

const calendar = (...lines: string[]) => `BEGIN:VCALENDAR\n${lines.join('\n')}\nEND:VCALENDAR`;
const event = (...lines: string[]) => calendar('BEGIN:VEVENT\nUID:a\nSUMMARY:Trip', ...lines, 'END:VEVENT');
const church = { calendarUrl: 'https://cloud.church.org/a.ics', timeZone: 'America/New_York' } as never;

test.each([
  ['that is not there', () => new Response(null, { status: 404 }), /^The calendar .*a\.ics .* status 404\.$/],
  ['with an event without a day', () => new Response(event('DTSTART:soon')), /^An event could .*soon/],
])('a calendar %s is reported', async (_title, answer, expected) => {
  const request = vi.fn(() => Promise.resolve(answer()));
  stubFetch(request);
  expect(await checkCalendar(church, '2027-03-22')).toEqual([expect.stringMatching(expected)]);
  expect(request.mock.calls.length).toBeLessThanOrEqual(21);
});

const memoryUrl = 'https://www.church.org/recordings.json';
const feed = (...entries: string[]) => `<feed>${entries.join('')}</feed>`;
const video = (id: string, title: string) =>
  `<entry><yt:videoId>${id}</yt:videoId><title>${title}</title><published>2026-11-20T13:00:00Z</published><media:statistics views="9"/></entry>`;

/** @param readAt when the published site read the feed */
async function checkedOn(today: string, answer: () => Response, readAt?: string) {
  const channel = `UC${'a'.repeat(22)}`;
  set('church.yaml', 'streamId', channel);
  set('pages/watch-live.yaml', 'player.pastLiturgies', undefined);
  set('pages/watch-live.yaml', 'recordings', [{ video: 'hidden-by-u', hidden: true }]);
  vi.stubEnv('TODAY', today);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url === memoryUrl ? Response.json({ channel, readAt, recordings: [] }) : answer()),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return checkRecordings(load(root), memoryUrl);
}
const missing = () => new Response(null, { status: 404 });

test.each<[string, today: string, () => Response, readAt: string | undefined, report: string[]]>([
  ['that failed today', '2026-11-27', missing, '2026-11-20T10:00:00Z', []],
  [
    'that fails for more than seven days',
    '2026-11-28',
    missing,
    '2026-11-20T10:00:00Z',
    [
      'The site could not read the past live streams since 2026-11-20. The feed was answered with the status 404.',
    ],
  ],
  [
    'that never was read',
    '2026-11-28',
    () => new Response('<!doctype html>'),
    undefined,
    ['The site could not read the past live streams yet. The feed is not a feed, or its end is missing.'],
  ],
  [
    'that can be read again',
    '2026-11-28',
    () => new Response(feed()),
    '2026-11-20T10:00:00Z',
    ['The site could not read the past live streams since 2026-11-20. Now it can: start Deploy.'],
  ],
  [
    'with a funeral and a hidden video',
    '2026-11-28',
    () =>
      new Response(
        feed(
          video('aaaaaaaaaaa', 'Liturgy of November 21'),
          video('bbbbbbbbbbb', 'Funeral of N. N.'),
          video('hidden-by-u', 'Bible study'),
        ),
      ),
    '2026-11-27T10:00:00Z',
    [
      'Not listed: [bbbbbbbbbbb](https://www.youtube.com/watch?v=bbbbbbbbbbb), since it is a short, or its title has no word for a liturgy, or one of something else (see docs/office/past-liturgies.md).',
    ],
  ],
])('a feed %s is reported, without titles', async (_title, today, answer, readAt, report) => {
  expect(await checkedOn(today, answer, readAt)).toEqual(report);
});

test('a site that lists no past liturgies, and one that is not published, request nothing', async () => {
  const request = vi.fn(() => Promise.resolve(missing()));
  stubFetch(request);
  expect(await checkRecordings(load(root), memoryUrl)).toEqual([]);
  set('church.yaml', 'streamId', `UC${'a'.repeat(22)}`);
  set('pages/watch-live.yaml', 'player.pastLiturgies', undefined);
  expect(await checkRecordings(load(root), 'https://www.church.example/recordings.json')).toEqual([]);
  expect(request).not.toHaveBeenCalled();
});

function stubFetch(fetch: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
}
