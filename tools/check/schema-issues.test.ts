import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { player } from '#other-sites.ts';
import { paschaOf } from '#time/coptic-calendar.ts';
import { legalPage } from '#church/fixtures/legal-page.ts';
import type { ContentFile } from '#content-files.ts';
import { valueAt } from '#content-model/content-path.ts';
import { label } from '#content-model/fields/text.ts';
import { findPath } from '#tools/yaml/content-document.ts';
import { edit, expectIssue, issuesIn, texts, withValue } from './fixtures/content.ts';

const change = { liturgy: 'sunday', date: '2099-12-06', canceled: true };
const moved = { ...change, canceled: false, startTime: '9:00 AM' };
const service = { name: 'Vespers', date: '2099-12-05', startTime: '6:00 PM', endTime: '7:00 PM' };
const morningService = (date: string) => ({ ...service, date, startTime: '8:30 AM', endTime: '9:00 AM' });
const season = { id: 'lent', day: 'Sunday', startTime: '8:00 AM', endTime: '9:00 AM' };
const december = { firstDate: '2099-12-01', lastDate: '2099-12-31', replaces: 'sunday' };
const image = { file: '../assets/other.jpg', alt: 'A star' };
const labels = { title: 'Online', phrase: 'online', buttonLabel: 'Give', heading: 'Give', steps: ['Pay.'] };
const method = { id: 'card', ...labels, text: 'Give.', image, url: 'https://church.org/give' };
const longNotice = { text: 'x'.repeat(77), link: { label: 'Read', page: 'home' }, lastDate: '2099-12-06' };
const question = { id: 'park', question: 'Where do I park?' };
const pascha = { id: 'pascha', text: 'Pascha', firstDate: 'Pascha' };
const feast = {
  id: 'feast',
  name: 'Nativity',
  text: 'Christ is born.',
  rank: 'majorFeast',
  firstDate: '29 Koiak',
  image,
};
const toronto = { country: 'CA', street: '1 Main Street', city: 'Toronto', region: 'ON' };
const calendarUrl = /https:\/\/ instead of webcal.*not its secret address/;

/** By file: the key of an issue, what is set there or at other keys, what is expected, and what is found if not that value. */
type Issue = [key: string, set: unknown, expected: RegExp, found?: RegExp | undefined];
type Issues = Partial<Record<ContentFile, Issue[]>>;

const wrongValues: Issues = {
  'church.yaml': [
    ['phone', '(804) 555-0100', /^a phone number .*\+1-202-555-0143/],
    ['phone', '+1-804-555-121', /all its digits/],
    ['name', null, /3 to 60 characters.* Church$/],
    ['name', '  ', /3 to 60 characters/, /^an empty text$/],
    ['name', '\u0301\u0301\u0301', /letters that can be seen/],
    // Like a key that is there.
    ['names', 'St. Mark', /^no such key; .* name, shortName/],
    ['shortName', 2025, /^a text of at most 17.*within quotation marks, because it is a number \('2027'\)$/],
    ['shortName', ` ${'x'.repeat(18)} `, /at most 17/, /^'x{18}' \(18 characters\)$/],
    ['email', 'office@', /office@example\.org/],
    ['links.memberPortal', 'http://example.org', /begins with https:\/\//],
    ['links.memberPortal', 'https://localhost/portal', /begins with https:\/\//],
    ['links.facebook', 'https://facebook.com@evil.test/', /begins with https:\/\//],
    ['address.country', 'UK', /^the two capital letters of a country, .*GB/],
    ['address.region', 'Virginia', /two capital letters of a state, such as VA$/],
    ['address.postalCode', 23832, /in quotation marks|within quotation marks/],
    ['address.postalCode', 'M5V 2T6', /^the ZIP code of a place in Virginia/],
    ['timeZone', 'America/Richmond', /America\/New_York/],
    ['streamId', 'https://youtu.be/abc', new RegExp(RegExp.escape(player.streamIdExpected))],
    ['calendarId', 'church', /group\.calendar/],
    ['calendarUrl', 'webcal://cloud.example.org/calendar.ics', calendarUrl],
    ['calendarUrl', 'https://calendar.google.com/calendar/ical/a/private-0123456789/b.ics', calendarUrl],
    ['calendarUrl', 'https://calendar.google.com/calendar/embed?src=a%40b.org', calendarUrl],
    ['calendarUrl', 'https://cloud.example.org/apps/calendar/p/abc', /not that of a page/],
  ],
  'pages/home.yaml': [
    ['title', '2026–27', /10 to 80 characters, such as: [^;]*$/, /27/],
    ['hero.verse.reference', 'Matthew', /book, chapter and verse/],
    ['giving', 'later', /^the keys heading, verse, buttonLabel, image, each on a line of its own$/],
    ['giving', undefined, /^the keys heading, .*bring it back/],
    // Braces.
    ['giving.heading', { name: null }, /begins with a brace, within quotation marks/, /name/],
    ['giving.heading', 'Give <b>now</b>', /^plain text/],
  ],
  'pages/contact-us.yaml': [['feedback', 'loud', /silent .* status/]],
  'layout.yaml': [
    ['menuLinks.1.page', 'watchlive', /watch-live/],
    ['headerLinks.1.page', undefined, /home, .* memberPortal, membershipRegistration$/],
  ],
  'clergy.yaml': [
    ['priests', [], /^a list of priests/, /^an empty list$/],
    ['priests', { name: 'Mark' }, /^a list of priests, .* …$/, /name/],
    ['priests', '– Mark', /; a hyphen \(-\), not a dash or a bullet$/],
    ['pope.enthronedOn', '2012-04-31', /^a date as year, month and day.*; April has 30 days$/],
    ['pope.enthronedOn', '2012-25-12', /; the month is .* from 01 to 12$/],
    ['priestImage.alt', undefined, /^what the image shows, in at most 125 characters, such as: /],
    ['priestImage.focalPoint', '150% 60%', /81% 50%/],
  ],
  'liturgies.yaml': [
    ['changes', 'none – yet', /^nothing, or a list .* …$/],
    // A key of an entry, without its indentation.
    ['language', 'English', /^as many spaces before it/],
    ['liturgies.sunday.endTime', '9:30', /9:15 AM.*09:15/],
    ['liturgies.sunday.endTime', '8:30 AM', /^a time at most 10 hours after 8:30 AM.*; an earlier one is/],
    ['liturgies.sunday.startTime', '8:30\u202FAM', /9:15 AM/, /'8:30 AM', with a special or invisible space/],
    ['liturgies.sunday.day', 'Sonday', /in English, such as Sunday/],
  ],
  'notices.yaml': [
    ['notices.1.text', 'Bread &amp; wine', /^plain text/],
    ['notices.1.text', 'There is *no* liturgy.', /\*italic\*/],
    ['notices.1.text', 'There is __no__ liturgy.', /Markdown/],
    ['notices.1.text', 'On [Sunday](https://church.org)', /Markdown.*\[text\]\(url\)/],
    ['notices.1.text', '## Snow', /Markdown/],
    ['notices.1.text', '“Snow”', /^the text without quotation marks around it/],
    ['notices.1.text', '• Snow • Ice', /on one line, without bullets$/],
    ['notices.1.lastDate', '2099-11-28', /2099-11-29, the first day/],
    ['notices.1.link', { label: 'Read', url: '' }, /^exactly one of the keys page, url/, /label/],
  ],
};

/** @returns what makes an issue of a key of an entry, the only one of its list, by a value of the key or by several */
const only =
  (list: string, entry: object, name = '1') =>
  (key: string, values: object | string, expected: RegExp, found?: RegExp): Issue => [
    `${list}.${name}.${key}`,
    { [list]: [{ ...entry, ...(typeof values === 'string' ? { [key]: values } : values) }] },
    expected,
    found,
  ];
const changed = only('changes', change);
const served = only('specialServices', service);
const paused = only('pauses', pascha, 'pascha');
const given = only('methods', method, 'card');
const celebrated = only('observances', feast, 'feast');
const read = only('days', { firstDate: '17 Thout' });
/** The Sunday liturgy in a season of its own. */
const inSeason = (values: object, ...others: object[]) => ({
  liturgies: [{ ...season, id: 'sunday', ...values }, ...others],
  changes: [change],
});

const wrongEntries: Issues = {
  'church.yaml': [
    ['address.region', { 'address.country': 'AU' }, /two or three capital letters of a state, such as NSW$/],
    ['address.region', { 'address.country': 'CA' }, /two capital letters of a province, such as ON$/],
    [
      'address.postalCode',
      { address: { ...toronto, postalCode: '23220' } },
      /^the postal code of a place in Ontario.*M5V 2T6/,
    ],
    ['geo.latitude', { geo: { latitude: 137.5, longitude: -77.4 } }, /-90 to 90, such as 37\.5407/],
  ],
  'notices.yaml': [
    ['notices.1.text', { 'notices.1': longNotice }, /together with the label of its link$/, /xxx/],
  ],
  'legal.yaml': [
    ['pages.WatchLive.id', { pages: [legalPage('WatchLive')] }, /not the address of another page/],
    ['pages.Index.id', { pages: [legalPage('Index')] }, /not the address of another page/],
    ['pages.Legal notice.id', { pages: [legalPage('Legal notice')] }, /letters from A to Z/],
    ['pages', { pages: ['One', 'Two', 'Three', 'Four'].map(legalPage) }, /^at most three pages/, /list/],
  ],
  'first-visit.yaml': [['questions.park.id', { questions: [question, question] }, /no other entry has/]],
  'giving-methods.yaml': [
    ['methods.card.id', { methods: [method, method] }, /no other entry has/],
    ['methods.menu.id', { methods: [{ ...method, id: 'menu' }] }, /such as 'menu-2'/],
    given('image', { image: undefined }, /below 'image:'.*such as: file: .*photo\.jpg$/),
    [
      'methods.card',
      { methods: [{ ...method, url: '' }] },
      /^exactly one of the keys url, phone,/,
      /^none of them$/,
    ],
  ],
  'liturgies.yaml': [
    ['usualLiturgy.nmae', { usualLiturgy: { nmae: 'Divine Liturgy' } }, /^the key 'name'\?/],
    [
      'liturgies.sunday.startTime',
      { 'liturgies.1.day': 'Sunday' },
      /overlap the liturgy 'saturday', on Sunday/,
    ],
    ['liturgies.saturday.id', { 'liturgies.2.id': 'saturday' }, /no other entry has.*'saturday-2'/],
    ['liturgies.sun day.id', { 'liturgies.2.id': 'sun day' }, /letters, digits and hyphens/],
    // Changes of one day.
    changed('liturgy', { liturgy: 'monday', date: '2026-11-30' }, /^the id of .*'saturday', 'sunday'/),
    changed('date', '2099-12-04', /^a Sunday.*2099-12-06/),
    changed('date', '6–December–2099', /2026-12-25$/),
    changed('date', '2026–12–06', /; type hyphens \(-\)$/),
    changed('canceled', moved, /'canceled: true', or a startTime/, /false/),
    changed('canceled', { ...moved, canceled: true }, /^no startTime and endTime beside/, /true/),
    changed(
      'endTime',
      { ...moved, startTime: '5:00 AM', endTime: '7:01 PM' },
      /^a time at most 14 hours after 5:00 AM, .*noon is 12:00 PM/,
    ),
    ['changes.2.date', { changes: [change, change] }, /^one change/],
    [
      'changes.1.date',
      inSeason({ lastDate: '2099-12-05' }),
      /in the season of this liturgy, through 2099-12-05$/,
    ],
    [
      'changes.1.date',
      inSeason({ firstDate: '2099-12-07' }),
      /in the season of this liturgy, from 2099-12-07$/,
    ],
    ['changes.1.liturgy', inSeason({}, { ...season, ...december }), /in its place on 2099-12-06/],
    // Seasons. `services.test.ts` has what overlaps.
    [
      'liturgies.lent.lastDate',
      { liturgies: [{ ...season, firstDate: '2099-03-08', lastDate: '2099-03-01' }] },
      /after 2099-03-08/,
    ],
    [
      'liturgies.b.replaces',
      { liturgies: [season, { ...season, id: 'b', day: 'Friday', replaces: 'c' }] },
      /^the id of another weekly liturgy: 'lent'$/,
    ],
    [
      'liturgies.b.firstDate',
      { liturgies: [season, { ...season, id: 'b', replaces: 'lent' }] },
      /first day on which it replaces 'lent', such as 2026-12-25$/,
    ],
    // Special services, two of the same name and others at the hours of weekly liturgies.
    [
      'specialServices.2.name',
      { specialServices: [service, service] },
      /^a name that no other service of 2099-12-05/,
    ],
    served(
      'endTime',
      { startTime: '9:00 PM', endTime: '12:30 PM' },
      /^a time at most 14 hours after 9:00 PM, when it starts.* Midnight is 12:00 AM/,
    ),
    served(
      'startTime',
      { startTime: '10:00 AM', endTime: '12:30 PM' },
      /not overlap the liturgy 'saturday'.*cancels it: liturgy: saturday, date: 2099-12-05, canceled: true/,
    ),
    // Yesterday.
    [
      'specialServices.1.startTime',
      { liturgies: [{ ...season, day: 'Monday' }], specialServices: [morningService('2026-11-30')] },
      /not overlap the liturgy 'lent' of 2026-11-30/,
    ],
    served(
      'startTime',
      { startTime: '10:00 PM', endTime: '12:00 PM' },
      /not overlap the liturgy 'sunday' of 2099-12-06.*date: 2099-12-06/,
    ),
    ['pauses.pascha.id', { pauses: [pascha, pascha] }, /no other entry has.*'pascha-2'/],
    paused('lastDate', '6 days before Pascha', /before the first one, Pascha$/),
    paused('firstDate', '31 Koiak', /^a day from 1 to 30; such as: 29 Koiak, 55 days/),
    paused('firstDate', '0 Koiak', /^a day from 1 to 30/),
  ],
  'church-year.yaml': [
    celebrated(
      'firstDate',
      'the Friday before Palm Sunday',
      /^a day and a month, or Pascha \(the Resurrection\) or Nativity, .*such as: 29 Koiak, 55 days before Pascha, Paramoun of Nativity$/,
    ),
    celebrated('firstDate', '29\u00A0Koiak', /^a day and a month/, /with a special or invisible space/),
    celebrated('firstDate', '7 days before Easter', /^a day and a month, or Pascha/),
    celebrated('firstDate', '29 November', /^one of the months thout, paopi, /),
    celebrated('firstDate', '6 El-Nasi', /^a day from 1 to 5/),
    celebrated('firstDate', '121 days before Pascha', /^from 1 to 120 days before or after Pascha/),
    celebrated('lastDate', '0 days after Nativity', /^from 1 to 120 days before or after Nativity/),
    celebrated(
      'omitted.lastDate',
      { omitted: { firstDate: 'Pascha', lastDate: '6 days before Pascha' } },
      /before the first one, Pascha$/,
    ),
    // In some years, in that of the earliest Resurrection, on some days of the week, after a leap year.
    celebrated('lastDate', { firstDate: 'Pascha', lastDate: '15 Parmouti' }, /before the first one, Pascha$/),
    celebrated(
      'lastDate',
      { firstDate: 'Nativity', lastDate: '88 days before Pascha' },
      /before the first one, Nativity$/,
    ),
    celebrated(
      'lastDate',
      { firstDate: '10 Tobi', lastDate: 'Paramoun of 11 Tobi' },
      /before the first one, 10 Tobi$/,
    ),
    celebrated(
      'lastDate',
      { firstDate: '29 Koiak', lastDate: 'Nativity' },
      /before the first one, 29 Koiak$/,
    ),
  ],
  'readings.yaml': [
    read('gospel', 'Acts 2:1-21', /^a Gospel \(Matthew, Mark, Luke or John\) .*such as Luke 14:25-35/),
    read('gospel', 'Luke 14.25-35', /^a Gospel/),
    read('gospel', 'Mark 17:1-5', /^a chapter from 1 to 16, which Mark has; such as/),
    read('gospel', 'John 1:1-13; Luke 14:25-36', /^a verse from 1 to 35, which Luke 14 has; such as/),
    read('gospel', 'Luke 14:0-3', /^a verse from 1 to 35/),
    read('gospel', 'Luke 14:35-25', /^the first verse before the last one/),
    read('gospel', 'Luke 14:1-13:2', /^the first verse before the last one/),
    [
      'days.2.firstDate',
      { days: [{ firstDate: 'Nativity' }, { firstDate: '29 Koiak' }] },
      /^a day that no entry above has$/,
    ],
    [
      'days.2.firstDate',
      { days: [{ firstDate: '17 Thout', lastDate: '19 Thout' }, { firstDate: '18 Thout' }] },
      /^a day that no entry above has$/,
    ],
    ['sundays.paopi.sixth', { 'sundays.paopi': { sixth: 'Luke 7:11-17' } }, /fifth/],
    read('onSunday', 'feast', /^Sunday or nothing, or no such line$/),
  ],
};

const validEntries: Partial<Record<ContentFile, object[]>> = {
  'church.yaml': [
    { address: { country: 'IE', street: '1 Main Street', city: 'Dublin' } },
    { geo: { latitude: 37.5407, longitude: -77.436 } },
  ],
  'notices.yaml': [
    { 'notices.1.lastDate': '2099-11-29' },
    { 'notices.1': { ...longNotice, text: 'x'.repeat(76) } },
    { 'notices.1.link': { label: '', page: null } },
  ],
  'first-visit.yaml': [{ questions: null }],
  'pages/giving.yaml': [{ 'banner.image.alt': undefined }],
  'church-year.yaml': [
    { observances: [{ ...feast, lastDate: '', omitted: { firstDate: '', lastDate: null } }] },
    { observances: [{ ...feast, lastDate: '29 Koiak' }] },
  ],
  'readings.yaml': [
    { days: null },
    { days: [{ firstDate: '1 day before Pascha', gospel: 'Matthew 15:32-16:4; Mark 1:1' }] },
    { days: [{ firstDate: 'Pascha', gospel: '', evening: false }] },
    // In some years the first one is before the second.
    { days: [{ firstDate: '29 Paremhat' }, { firstDate: '5 days before Pascha' }] },
  ],
  'liturgies.yaml': [
    { liturgies: [] },
    { liturgies: [{ ...season, day: 'Saturday', startTime: '10:00 PM', endTime: '1:00 AM' }] },
    { liturgies: [season, { ...season, id: 'new', firstDate: '2099-03-08', replaces: 'lent' }] },
    // In the past.
    { changes: [{ ...change, liturgy: 'deleted', date: '2026-11-29' }] },
    { specialServices: [morningService('2026-11-29')] },
    { specialServices: [{ ...service, endTime: '8:00 AM' }] },
    // The liturgy is canceled, or paused.
    { changes: [change], specialServices: [morningService('2099-12-06')] },
    { pauses: [pascha], specialServices: [morningService(paschaOf(2099))] },
    { 'usualLiturgy.name': 'Divine < 👨‍👩‍👧 Ϯⲉⲕⲕⲗⲏⲥⲓⲁ كنيسة' },
    { 'usualLiturgy.name': '* Liturgy [English] (Sunday) **, ____ #1 2 * 3 * 4' },
  ],
};

it.each(rowsOf(wrongValues))('%s, %s: %j is an issue', async (file, key, value, expected, found) => {
  await expectIssueOf(file, key, { [key]: value }, expected, found);
});

it.each(rowsOf(wrongEntries))('%s, %s: an issue with %j', async (file, key, values, expected, found) => {
  await expectIssueOf(file, key, values as object, expected, found);
});

it.each(entriesOf(validEntries).flatMap(([file, all]) => all.map((values) => [file, values] as const)))(
  '%s is valid with %j',
  async (file, values) => {
    expect(await issuesIn(file, withValues(file, values))).toEqual([]);
  },
);

it.each(['Divine Liturgy # placeholder: yet to come', '>-\n    Divine\n    Liturgy'])(
  'the text %j is valid',
  async (text) => {
    expect(await issuesIn('liturgies.yaml', edit('Divine Liturgy', text))).toEqual([]);
  },
);

it.each([
  [
    'without invisible characters of Word',
    'Di\u00ADvine\u200B Lit\u200Curgy\uFEFF\u2028now',
    'Divine Liturgy now',
  ],
  [
    'without invisible characters of direction',
    '\u200EDivine\u200F \u2067Liturgy\u2069\u202C',
    'Divine Liturgy',
  ],
  [
    'with those that Arabic and emoji need',
    'می\u200Cخواهم 👨\u200D👩🏽\u200D👧',
    'می\u200Cخواهم 👨\u200D👩🏽\u200D👧',
  ],
  ['without spaces around it', ' Divine Liturgy ', 'Divine Liturgy'],
  ['with spaces that break no line', 'St. Mark – 5: 8', 'St.\u00A0Mark\u00A0– 5:\u00A08'],
])('the site reads a text %s', (_title, text, shown) => {
  expect(label('Snow').parse(text)).toBe(shown);
});

function entriesOf<Value>(byFile: Partial<Record<ContentFile, Value[]>>) {
  return Object.entries(byFile) as [ContentFile, Value[]][];
}

function rowsOf(issues: Issues) {
  return entriesOf<Issue>(issues).flatMap(([file, rows]) =>
    rows.map(([key, set, expected, found]) => [file, key, set, expected, found] as const),
  );
}

function withValues(file: ContentFile, values: object): string {
  return Object.entries(values).reduce((text, [key, value]) => withValue(text, key, value), texts[file]);
}

async function expectIssueOf(
  file: ContentFile,
  key: string,
  values: object,
  expected: RegExp,
  found?: RegExp,
) {
  const text = withValues(file, values);
  const data: unknown = parse(text);
  const value = valueAt(findPath(key, data), data);
  await expectIssue(file, key, found ?? told(value), expected, issuesIn(file, text));
}

function told(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'string' ? `'${value}'` : 'nothing';
}
