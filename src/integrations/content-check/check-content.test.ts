import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { contentFiles } from '#content/schemas/content-files.ts';
import { formatContentPath } from '#parish/content-path.ts';
import { checkContent, formatAnnotations, formatReport, readContent } from './check-content.ts';
import { findUnusedFiles } from './unused-files.ts';

const project = resolve(import.meta.dirname, '../../..');
const content = (name: string) => join(root, 'src/content', name);
const image = (name = 'photo.jpg') => join(root, 'src/assets', name);
const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'gold' } });
const jpeg = await photo().jpeg().toBuffer();
let root: string;

/** In place of the parish's own hours, so that tests may edit the text of the file. */
const liturgies = `liturgies:
  - id: saturday
    day: Saturday
    startTime: 8:00 AM
    endTime: 10:30 AM
  - id: sunday
    day: Sunday
    startTime: 8:30 AM
    endTime: 11:30 AM
# The hours as a calendar.
calendar:
  # The name of a liturgy.
  eventName: Divine Liturgy
  # The link that adds the calendar.
  subscribeLabel: Add to your calendar
  googleLabel: Google Calendar
  appLabel: Apple Calendar or Outlook
  # The link that downloads it.
  downloadLabel: Download the hours
labels:
  changesHeading: Changes
  canceledLabel: Canceled
  insteadOfLabel: instead of
  fromLabel: from
  untilLabel: until
  moreLabel: More
`;

// The parish's own content with other images: no test depends on its text, only on it being valid.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'));
  for (const name of Object.keys(contentFiles)) {
    mkdirSync(resolve(content(name), '..'), { recursive: true });
    const text = readFileSync(join(project, 'src/content', name), 'utf8');
    writeFileSync(content(name), text.replace(/((?:\.\.\/)+assets\/).*\.\w+/g, '$1other.jpg'));
  }
  writeFileSync(content('liturgies.yaml'), liturgies);
  writeFileSync(content('notices.yaml'), 'label: Notices\nnotices: []\n');
  mkdirSync(image(''));
  writeFileSync(image('other.jpg'), jpeg);
  writeFileSync(image(), jpeg);
  set('clergy.yaml', 'priestImage', { file: '../assets/photo.jpg', alt: 'A priest' });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Sets a value of a content file; `undefined` deletes its key. */
function set(name: string, key: string, value: unknown): void {
  const document = parseDocument(readFileSync(content(name), 'utf8'));
  if (value === undefined) document.deleteIn(stepsOf(key));
  else document.setIn(stepsOf(key), document.createNode(value));
  writeFileSync(content(name), document.toString());
}

const stepsOf = (key: string) => key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Replaces the first occurrence of a text in `liturgies.yaml`. */
function edit(from: string | RegExp, to: string): void {
  const text = liturgies.replace(from, () => to);
  expect(text).not.toBe(liturgies);
  writeFileSync(content('liturgies.yaml'), text);
}

async function expectIssue(file: string, key: string, found: string | RegExp, expected: RegExp) {
  const issues = await checkContent(root);
  expect(issues.map((it) => [it.file, it.key])).toEqual([[`src/content/${file}`, key]]);
  expect(issues[0]?.found).toMatch(found);
  expect(issues[0]?.expected).toMatch(expected);
  expect(formatReport(issues)).not.toMatch(/ZodError|Invalid input|at .*\.[jt]s:\d+|undefined|NaN/);
}

it("the parish's content is valid", async () => {
  expect(await checkContent(project)).toEqual([]);
});

it('content can be read without Astro', async () => {
  const data = await readContent(root);
  expect(Object.keys(data)).toEqual(Object.keys(contentFiles).map((name) => `src/content/${name}`));
  expect(data['src/content/liturgies.yaml']).toHaveProperty('liturgies.1.day', 'Sunday');
});

describe('changes and special services', () => {
  const change = { liturgy: 'sunday', date: '2099-12-06', canceled: true };
  const service = { name: 'Vespers', date: '2099-12-05', startTime: '6:00 PM', endTime: '7:00 PM' };
  const season = { id: 'lent', day: 'Sunday', startTime: '8:00 AM', endTime: '9:00 AM' };

  // prettier-ignore
  it.each<[title: string, list: string, entries: object[], key: string, found: string | RegExp, expected: RegExp]>([
    ['unknown liturgy', 'changes', [{ ...change, liturgy: 'monday' }], '1.liturgy', "'monday'", /^the id of .*'saturday', 'sunday'/],
    ['another day of the week', 'changes', [{ ...change, date: '2099-12-04' }], '1.date', "'2099-12-04'", /^a Sunday.*2099-12-06/],
    ['neither canceled nor hours', 'changes', [{ ...change, canceled: false }], '1.canceled', /false/, /'canceled: true', or a startTime/],
    ['canceled with hours', 'changes', [{ ...change, startTime: '9:00 AM' }], '1.canceled', /true/, /'canceled: true', or a startTime/],
    ['end before the start', 'changes', [{ ...change, canceled: false, startTime: '9:00 AM', endTime: '8:00 AM' }], '1.endTime', "'8:00 AM'", /a time after 9:00 AM/],
    ['two changes of one day', 'changes', [change, { ...change }], '2.date', /2099/, /^one change/],
    ['a date without a year', 'changes', [{ ...change, date: 'December 6' }], '1.date', "'December 6'", /2026-12-25/],
    ['a text instead of a list', 'changes', 'none' as never, '', "'none'", /^nothing, or a list/],
    ['two services of one name', 'specialServices', [service, { ...service }], '2.name', "'Vespers'", /^a name that no other service of 2099-12-05/],
    ['an end at the start', 'specialServices', [{ ...service, endTime: '6:00 PM' }], '1.endTime', "'6:00 PM'", /another time/],
    ['a season that ends before it begins', 'liturgies', [{ ...season, firstDate: '2099-03-08', lastDate: '2099-03-01' }], 'lent.lastDate', /03-01/, /after 2099-03-08/],
    ['seasons that overlap', 'liturgies', [{ ...season, lastDate: '2099-03-08' }, { ...season, id: 'summer', firstDate: '2099-03-08' }], 'summer.startTime', /8:00/, /overlap the liturgy 'lent'/],
  ])('%s', async (_title, list, entries, key, found, expected) => {
    set('liturgies.yaml', list, entries);
    await expectIssue('liturgies.yaml', [list, key].filter(Boolean).join('.'), found, expected);
  });

  it('past changes may stay, lists may be empty, seasons may follow each other', async () => {
    set('liturgies.yaml', 'changes', [{ ...change, liturgy: 'deleted', date: '2020-01-06' }]);
    set('liturgies.yaml', 'specialServices', null);
    const summer = { ...season, id: 'summer', firstDate: '2099-03-09' };
    set('liturgies.yaml', 'liturgies', [{ ...season, lastDate: '2099-03-08' }, summer]);
    expect(await checkContent(root)).toEqual([]);
  });
});

describe('notices', () => {
  const file = '/files/bulletin.pdf';
  const notice = { text: 'Snow', lastDate: '2026-12-06', link: { label: 'Read', file } };
  const files = () => join(root, 'public/files');
  beforeEach(() => mkdirSync(files(), { recursive: true }));

  // prettier-ignore
  it.each<[title: string, entry: object, key: string, found: string | RegExp, expected: RegExp]>([
    ['without a last day', { text: 'Snow' }, 'lastDate', 'nothing', /2026-12-25/],
    ['last day before the first', { ...notice, firstDate: '2026-12-07', link: undefined }, 'lastDate', /12-06/, /2026-12-07, the first day/],
    ['link without a target', { ...notice, link: { label: 'Read' } }, 'link', /label/, /^exactly one of the keys page, url/],
    ['link with two targets', { ...notice, link: { label: 'Read', page: 'home', url: 'https://a.org/' } }, 'link', /label, page, url/, /^exactly one/],
    ['file that does not exist', notice, 'link.file', /does not exist/, /did you mean '\/files\/Bulletin\.pdf'/],
    ['file of another folder', { ...notice, link: { label: 'Read', file: 'bulletin.pdf' } }, 'link.file', /bulletin/, /^a file in public\/files/],
    ['file over 10 MB', { ...notice, link: { label: 'Read', file: '/files/large.pdf' } }, 'link.file', /11 MB/, /at most 10 MB/],
  ])('%s', async (_title, entry, key, found, expected) => {
    writeFileSync(join(files(), 'Bulletin.pdf'), '%PDF');
    writeFileSync(join(files(), 'large.pdf'), Buffer.alloc(10_500_000));
    set('notices.yaml', 'notices', [entry]);
    await expectIssue('notices.yaml', `notices.1.${key}`, found, expected);
  });

  it('with a file is valid, and files that nothing names are found', async () => {
    writeFileSync(join(files(), 'bulletin.pdf'), '%PDF');
    set('notices.yaml', 'notices', [notice]);
    expect(await checkContent(root)).toEqual([]);
    writeFileSync(join(files(), 'old.pdf'), '%PDF');
    writeFileSync(image('IMG 1.jpg'), jpeg);
    expect(await findUnusedFiles(root)).toEqual(['src/assets/IMG 1.jpg', 'public/files/old.pdf']);
  });
});

// prettier-ignore
it.each<[title: string, file: string, key: string, value: unknown, found: string | RegExp, expected: RegExp]>([
  ['missing key', 'church.yaml', 'phone', undefined, 'nothing', /^a phone number .*\+1-\d{3}/],
  ['key without a value', 'church.yaml', 'name', null, 'nothing', /3 to 60 characters/],
  ['text of spaces only', 'church.yaml', 'name', '  ', 'an empty text', /3 to 60 characters/],
  ['text of invisible characters only', 'church.yaml', 'name', '\u200B\u200B\u200B', /./, /letters that can be seen/],
  ['unknown key', 'church.yaml', 'mascot', 'Lamb', "'Lamb'", /^no such key; .* name, shortName/],
  ['number instead of a text', 'church.yaml', 'shortName', 2025, 'the number 2025', /^a text of at most 20/],
  ['list instead of a text', 'church.yaml', 'name', ['a', 'b'], 'a list (2)', /^a text/],
  ['text instead of a group of keys', 'pages/home.yaml', 'giving', 'later', "'later'", /^the keys heading, verse, buttonLabel, image/],
  ['text instead of a list', 'clergy.yaml', 'priests', 'two', "'two'", /^a list of priests/],
  ['empty list', 'clergy.yaml', 'priests', [], 'an empty list', /^a list of priests/],
  ['empty paragraph', 'pages/giving.yaml', 'why.paragraphs.0', null, 'nothing', /^a text of at most 800/],
  ['title that is too short', 'pages/home.yaml', 'title', 'Home', "'Home'", /10 to 60 characters/],
  ['e-mail address without a host', 'church.yaml', 'email', 'office@', "'office@'", /office@example\.org/],
  ['phone number with parentheses', 'church.yaml', 'phone', '(804) 555-0100', "'(804) 555-0100'", /\+1-202-555-0143/],
  ['insecure link', 'church.yaml', 'links.onlineGiving', 'http://example.org', /'http:/, /begins with https:\/\//],
  ['script as a link', 'church.yaml', 'links.onlineGiving', 'javascript:alert(1)', /javascript/, /begins with https:\/\//],
  ['link without https', 'church.yaml', 'links.facebook', 'www.facebook.com/church', /www/, /begins with https:\/\//],
  ['link with a misleading host', 'church.yaml', 'links.facebook', 'https://facebook.com@evil.test/', /evil/, /begins with https:\/\//],
  ['ZIP code without quotation marks', 'church.yaml', 'address.postalCode', 23832, 'the number 23832', /in quotation marks|within quotation marks/],
  ['state that is spelled out', 'church.yaml', 'address.region', 'Virginia', "'Virginia'", /two capital letters/],
  ['unknown time zone', 'church.yaml', 'timeZone', 'Eastern', "'Eastern'", /America\/New_York/],
  ['URL instead of a stream id', 'church.yaml', 'streamId', 'https://youtu.be/abc', /youtu/, /eleven characters/],
  ['invalid calendar id', 'church.yaml', 'calendarId', 'church', "'church'", /group\.calendar/],
  ['unknown icon', 'giving-methods.yaml', 'online.icon', 'creditcard', "'creditcard'", /phosphoricons\.com/],
  ['icon in two colors', 'giving-methods.yaml', 'online.icon', 'credit-card-duotone', /duotone/, /phosphoricons\.com/],
  ['unknown page', 'layout.yaml', 'menuLinks.0.page', 'watchlive', "'watchlive'", /watch-live/],
  ['header link without a target', 'layout.yaml', 'headerLinks.0', { label: 'Home' }, /label/, /either a 'page'/],
  ['header link with two targets', 'layout.yaml', 'headerLinks.0', { label: 'Home', link: 'memberPortal', page: 'home' }, /label, link, page/, /not both/],
  ['unknown setting of the form', 'pages/contact-us.yaml', 'feedback', 'loud', "'loud'", /silent .* status/],
  ['verse without chapter and verse', 'pages/home.yaml', 'hero.verse.reference', 'Matthew', "'Matthew'", /book, chapter and verse/],
  ['impossible date', 'clergy.yaml', 'pope.enthronedOn', '2012-11-31', "'2012-11-31'", /year, month and day/],
  ['focal point in words', 'clergy.yaml', 'priestImage.focalPoint', 'left', "'left'", /81% 50%/],
  ['focal point outside the image', 'clergy.yaml', 'priestImage.focalPoint', '150% 60%', "'150% 60%'", /81% 50%/],
  ['image without a description', 'clergy.yaml', 'priestImage.alt', undefined, 'nothing', /what the (picture|image) shows/],
  ['path of an image instead of its group', 'clergy.yaml', 'priestImage', '../assets/photo.jpg', /photo/, /the keys file, alt, focalPoint/],
  ['image that does not exist', 'clergy.yaml', 'priestImage.file', '../assets/photos.jpg', /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image name in capitals', 'clergy.yaml', 'priestImage.file', '../assets/Photo.JPG', /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image folder that does not exist', 'clergy.yaml', 'priestImage.file', '../assets/photos/a.jpg', /does not exist/, /an image that exists/],
  ['image on another site', 'clergy.yaml', 'priestImage.file', 'https://example.org/photo.jpg', /https:/, /an image in src\/assets/],
  ['image outside src/assets', 'clergy.yaml', 'priestImage.file', '../../../../etc/passwd', /passwd/, /an image in src\/assets/],
])('schema issue: %s', async (_title, file, key, value, found, expected) => {
  set(file, key, value);
  await expectIssue(file, formatContentPath(stepsOf(key), undefined), found, expected);
});

// prettier-ignore
it.each<[title: string, from: string | RegExp, to: string, key: string, found: string | RegExp, expected: RegExp]>([
  ['misspelled key', 'eventName', 'evntName', 'calendar.evntName', "'Divine Liturgy'", /^the key 'eventName'\?/],
  ['capitalized key', 'day: Sunday', 'Day: Sunday', 'liturgies.sunday.Day', "'Sunday'", /^the key 'day'\?/],
  ['letter instead of a zero', '8:30 AM', '8:3O AM', 'liturgies.sunday.startTime', "'8:3O AM'", /9:15 AM/],
  ['24-hour clock', '11:30 AM', '18:00', 'liturgies.sunday.endTime', "'18:00'", /9:15 AM/],
  ['time without AM or PM', '8:30 AM', '8:30', 'liturgies.sunday.startTime', "'8:30'", /AM or PM/],
  ['time in small letters', '8:30 AM', '8:30am', 'liturgies.sunday.startTime', "'8:30am'", /9:15 AM/],
  ['special space in a time', '8:30 AM', '8:30\u202FAM', 'liturgies.sunday.startTime', /'8:30 AM', with a special space/, /9:15 AM/],
  ['end before the start', '11:30 AM', '7:30 AM', 'liturgies.sunday.endTime', "'7:30 AM'", /a time after 8:30 AM/],
  ['end at the start', '11:30 AM', '8:30 AM', 'liturgies.sunday.endTime', "'8:30 AM'", /a time after 8:30 AM/],
  ['midnight instead of noon', '11:30 AM', '12:00 AM', 'liturgies.sunday.endTime', "'12:00 AM'", /a time after 8:30 AM/],
  ['overlapping liturgies', 'day: Saturday', 'day: Sunday', 'liturgies.sunday.startTime', "'8:30 AM'", /overlap the liturgy 'saturday', on Sunday/],
  ['misspelled day', 'day: Sunday', 'day: Sonday', 'liturgies.sunday.day', "'Sonday'", /in English, such as Sunday/],
  ['duplicate id', 'id: sunday', 'id: saturday', 'liturgies.saturday.id', "'saturday'", /no other entry has.*'saturday-2'/],
  ['id with a space', 'id: sunday', 'id: sun day', 'liturgies.sun day.id', "'sun day'", /letters, digits and hyphens/],
  ['tab', '  eventName', '\teventName', 'calendar.eventName', /eventName/, /no tab/],
  ['duplicate key', '  subscribeLabel', '  eventName: Liturgy\n  subscribeLabel', 'calendar.eventName', "'eventName: Liturgy'", /only once/],
  ['entry without its first line', '  - id: sunday\n    day: Sunday\n    startTime: 8:30 AM\n', '', 'liturgies.endTime', /11:30/, /with a hyphen/],
  ['colon in a text', 'Divine Liturgy', 'Liturgy: Sunday', 'calendar.eventName', /Liturgy: Sunday/, /quotation marks.*colon/],
  ['unclosed quotation mark', 'Sunday\n', '"Sunday\n', 'liturgies.day', /"Sunday/, /a quotation mark at the end/],
  ['apostrophe within single quotation marks', 'Divine Liturgy', "'St. Mark's'", 'calendar.eventName', /St\. Mark's/, /of a kind that does not occur in it/],
  ['quotation marks around a part of a text', 'Divine Liturgy', '"Divine" Liturgy', 'calendar.eventName', /Divine/, /around the whole text/],
  ['missing space after a colon', 'day: Sunday', 'day:Sunday', 'liturgies.day', "'day:Sunday'", /a space after the colon/],
  ['missing colon', 'day: Sunday', 'day Sunday', 'liturgies', /day Sunday/, /a colon and a space/],
  ['at sign at the start of a text', 'Divine', '@Divine', 'calendar.eventName', /@Divine/, /quotation marks.*special character/],
  ['Markdown in a text', 'Divine', '**Divine**', 'calendar.eventName', /Divine/, /quotation marks.*special character/],
  ['asterisk at the start of a word', 'Divine Liturgy', '*Divine', 'calendar.eventName', /Divine/, /quotation marks.*special character/],
  ['hyphen at the start of a text', 'Divine', '- Divine', 'calendar.eventName', /- Divine/, /quotation marks.*special character/],
  ['bracket at the start of a text', 'Divine', '[Divine', 'calendar.eventName', /\[Divine/, /quotation marks.*special character/],
  ['number sign in a text', 'Divine Liturgy', 'Suite # 12', 'calendar.eventName', /# 12/, /quotation marks around a text that contains a #/],
  ['number sign at the start of a text', 'Divine Liturgy', '#12', 'calendar.eventName', /#12/, /quotation marks around a text that contains a #/],
  ['too much indentation', '    day: Sunday', '      day: Sunday', 'liturgies.day', "'day: Sunday'", /same indentation/],
  ['too much indentation after a text in quotation marks', /Divine Liturgy\n.*\n/, "'Divine Liturgy'\n  ", 'calendar.subscribeLabel', /subscribeLabel/, /same indentation/],
  ['no indentation', '    day: Sunday', 'day: Sunday', 'day', "'day: Sunday'", /same indentation/],
  ['indented key of the file', 'calendar:', ' calendar:', 'liturgies.calendar', /calendar/, /same indentation/],
  ['hyphen with too little indentation', '  - id: sunday', '- id: sunday', 'liturgies.id', /id: sunday/, /same indentation/],
  ['special spaces as indentation', '    day: Sunday', '\u00A0\u00A0\u00A0\u00A0day: Sunday', 'liturgies.day', /day/, /ordinary spaces/],
  ['special spaces before the first key of a group', '  eventName', '\u00A0 eventName', 'calendar.eventName', /eventName/, /ordinary spaces/],
  ['wrong indentation before a comment with a colon', /calendar:\n.*\n.*$/m, 'calendar:\n  # The name of a liturgy.\n  eventName: Liturgy # placeholder: yet to come\n    hint: x', 'calendar.hint', /hint/, /same indentation/],
  ['text that continues without indentation', 'Divine Liturgy', 'Divine\nLiturgy', '', "'Liturgy'", /the whole text on one line/],
  ['merge conflict', /^( *startTime: 8:30 AM)$/m, '<<<<<<< main\n    startTime: 8:30 AM\n=======\n    startTime: 9:00 AM\n>>>>>>> office', '', /<<<<<<< main/, /one of the two versions/],
])('text issue: %s', async (_title, from, to, key, found, expected) => {
  edit(from, to);
  await expectIssue('liturgies.yaml', key, found, expected);
});

// prettier-ignore
it.each<[title: string, change: () => unknown, found: RegExp, expected: RegExp]>([
  ['empty', () => writeFileSync(image(), ''), /0 bytes/, /again/],
  ['text', () => writeFileSync(image(), 'Dear office, the photo is attached.'), /not an image/, /JPEG, PNG/],
  ['SVG', () => writeFileSync(image(), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /format SVG/, /JPEG, PNG/],
  ['GIF', () => photo().gif().toFile(image()), /format GIF/, /JPEG, PNG/],
  ['iPhone photo', () => writeFileSync(image(), '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0'), /HEIC/, /saved as JPEG.*Most Compatible/],
  ['60-megapixel photo', () => photo(10_000, 6_000).jpeg().toFile(image()), /10000 × 6000 pixels \(60 megapixels\)/, /at most 50 megapixels/],
  ['incomplete photo', () => writeFileSync(image(), jpeg.subarray(0, 800)), /incomplete/, /again/],
  ['question mark in the file name', () => set('clergy.yaml', 'priestImage.file', '../assets/who?.jpg'), /who\?/, /question mark/],
  ['wrong file extension', () => { writeFileSync(image('photo.jfif'), jpeg); set('clergy.yaml', 'priestImage.file', '../assets/photo.jfif'); }, /jfif/, /ends in \.jpg/],
])('image issue: %s', async (_title, change, found, expected) => {
  await change();
  await expectIssue('clergy.yaml', 'priestImage.file', found, expected);
});

it('image issue: damage in the middle of a file, only when images are decoded', async () => {
  const png = await photo().png({ compressionLevel: 0 }).toBuffer();
  writeFileSync(image(), png.fill(7, 100_000, 200_000));
  expect(await checkContent(root)).toEqual([]);
  expect((await checkContent(root, true)).map(({ key, found }) => [key, found])).toEqual([
    ['priestImage.file', expect.stringContaining('damaged')],
  ]);
});

// prettier-ignore
it.each<[title: string, change: () => void, file: string, key: string, found: RegExp, expected: RegExp]>([
  ['empty file', () => write('church.yaml', ''), 'church.yaml', '', /^an empty file$/, /^its content; .*README/],
  ['file without keys', () => write('layout.yaml', 'Welcome'), 'layout.yaml', '', /'Welcome'/, /^the keys skipLinkLabel/],
  ['file saved as UTF-16', () => write('church.yaml', Buffer.from('\uFEFFname: Église', 'utf16le')), 'church.yaml', '', /cannot be read/, /UTF-8/],
  ['file saved in a Windows encoding', () => write('liturgies.yaml', Buffer.from(liturgies.replace('Divine', 'Célébration'), 'latin1')), 'liturgies.yaml', 'calendar.eventName', /cannot be read/, /UTF-8/],
  ['missing file', () => rmSync(content('pillars.yaml')), 'pillars.yaml', '', /no such file/, /bring it back/],
  ['new page', () => write('pages/prayers.yaml', 'title: Prayers'), 'pages/prayers.yaml', '', /does not read/, /a new page needs code too/],
  ['unexpected file', () => write('pages/photo.jpg', ''), 'pages/photo.jpg', '', /does not read/, /images belong in src\/assets/],
  ['copied file', () => write('liturgies (1).yaml', liturgies), 'liturgies (1).yaml', '', /does not read/, /content in src\/content\/liturgies\.yaml, and no file of this name/],
  ['misspelled file name', () => write('liturgy.yaml', liturgies), 'liturgy.yaml', '', /does not read/, /content in src\/content\/liturgies\.yaml/],
])('file issue: %s', async (_title, change, file, key, found, expected) => {
  change();
  await expectIssue(file, key, found, expected);
});

const write = (name: string, data: string | Uint8Array) => writeFileSync(content(name), data);

it.each(['title', 'description'])('two pages with the same %s', async (key) => {
  const value = 'Schedule of Example Church: its liturgies, week by week';
  set('pages/schedule.yaml', key, value);
  set('pages/giving.yaml', key, value.toUpperCase());
  await expectIssue('pages/giving.yaml', key, /SCHEDULE/, /of its own.*pages\/schedule\.yaml/);
});

// prettier-ignore
it.each<[title: string, from: string, to: string, line: string]>([
  ['a value', '8:30 AM', 'early', 'startTime: early'],
  ['an unknown key', '  eventName', '  mascot: Lamb\n  eventName', 'mascot: Lamb'],
  ['the entry without a key', '    day: Sunday\n', '', 'id: sunday'],
  ['a tab', '  eventName', '\teventName', '\teventName'],
])('the line of an issue is that of %s', async (_title, from, to, line) => {
  edit(from, to);
  const [issue] = await checkContent(root);
  expect(readFileSync(content('liturgies.yaml'), 'utf8').split('\n')[(issue?.line ?? 0) - 1]).toContain(line);
});

it('all issues are reported in one message, in the order of files and lines', async () => {
  set('pages/home.yaml', 'title', 'Home');
  edit('8:30 AM', 'early');
  set('church.yaml', 'phone', 'none');
  set('church.yaml', 'address.region', 'va');
  const issues = await checkContent(root);
  expect(issues.map(({ key }) => key).join(' ')).toBe(
    'address.region phone liturgies.sunday.startTime title',
  );
  const report = formatReport(issues);
  expect(report).toMatch(
    /^There are 4 issues in the content\.\n\nsrc\/content\/church\.yaml, line \d+, address/,
  );
  expect(report).toContain("address.region\n  found:    'va'\n  expected: the two capital letters");
});

// prettier-ignore
it.each<[title: string, change: () => unknown]>([
  ['HTML, emoji, Coptic and Arabic', () => edit('Divine Liturgy', '<b>Divine</b> <script>x()</script> 👨‍👩‍👧 Ϯⲉⲕⲕⲗⲏⲥⲓⲁ كنيسة')],
  ['number sign within quotation marks', () => edit('Divine Liturgy', "'Suite # 12'")],
  ['comment about a placeholder', () => edit('Divine Liturgy', 'Divine Liturgy # placeholder: yet to come')],
  ['text over several lines', () => edit('Divine Liturgy', '>-\n    Divine\n    Liturgy')],
  ['Windows line endings and a byte order mark', () => write('liturgies.yaml', `\uFEFF${liturgies.replaceAll('\n', '\r\n')}`)],
  ['days in another order', () => edit('day: Saturday', 'day: Friday')],
  ['consecutive liturgies', () => write('liturgies.yaml', liturgies.replace('Saturday', 'Sunday').replace('8:30', '10:30'))],
  ['optional name of a priest', () => set('clergy.yaml', 'priests.0.name', 'Father Mark')],
  ['card with a placeholder mark of false', () => set('life-at.yaml', 'cards.0.placeholder', false)],
  ['decorative image without a description', () => set('pages/giving.yaml', 'banner.image.alt', undefined)],
  ['file of the operating system', () => write('.DS_Store', 'x')],
  ['WebP saved as .jpg', () => photo().webp().toFile(image())],
  ['AVIF saved as .jpg', () => photo().avif({ effort: 0 }).toFile(image())],
])('valid: %s', async (_title, change) => {
  await change();
  expect(await checkContent(root)).toEqual([]);
});

it('annotations are escaped for GitHub', () => {
  const issue = { file: 'src/content/a.yaml', line: 7, key: 'b,c', found: "'x: 1'", expected: '50%, or 0' };
  expect(formatAnnotations([issue])).toBe(
    "::error file=src/content/a.yaml,line=7,title=b%2Cc::Found: 'x: 1'%0AExpected: 50%25, or 0",
  );
});

describe('npm run check-content', () => {
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  const run = () => promisify(execFile)(process.execPath, [command, root], { env });
  const command = join(project, 'scripts/check-content.ts');

  it('reports valid content in one line', async () => {
    expect(await run()).toEqual({ stdout: 'The content is valid.\n', stderr: '' });
  });

  it('reports issues without a stack trace and exits with 1', async () => {
    edit('11:30 AM', 'noon');
    const stderr = `${formatReport(await checkContent(root))}\n`;
    expect(stderr).toMatch(/^There is 1 issue in the content\.\n/);
    await expect(run()).rejects.toMatchObject({ code: 1, stdout: '', stderr });
  });
});
