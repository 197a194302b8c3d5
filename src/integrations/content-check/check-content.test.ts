import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFiles } from '#content/schemas/content-files.ts';
import { formatAnnotations, checkContent, readContent, formatReport } from './check-content.ts';

const project = resolve(import.meta.dirname, '../../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'));
  // Not the parish's own content: that may change without breaking a test.
  cpSync(join(import.meta.dirname, 'fixtures'), join(root, 'src/content'), { recursive: true });
  mkdirSync(join(root, 'src/assets'));
  for (const folder of readdirSync(join(project, 'src/assets'))) {
    symlinkSync(join(project, 'src/assets', folder), join(root, 'src/assets', folder));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

/** Changes the first place in a content file where a text stands. */
function edit(name: string, from: string | RegExp, to: string): void {
  const path = join(root, 'src/content', name);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${name} holds no ${String(from)}`);
  writeFileSync(path, after);
}

const write = (name: string, text: string | Uint8Array) =>
  writeFileSync(join(root, 'src/content', name), text);

/** Where the picture of the first Life At card lies, in a folder whose pictures may be changed. */
function ownPicture(): string {
  const folder = join(root, 'src/assets/life-at');
  rmSync(folder);
  cpSync(join(project, 'src/assets/life-at'), folder, { recursive: true });
  return join(folder, 'LifeAt1.jpg');
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8963e' } });

type SchemaIssue = [
  what: string,
  slip: () => unknown,
  file: string,
  key: string,
  found: string | RegExp,
  expected: RegExp,
];

// One slip a line, so that the table can be read as one.
// prettier-ignore
const slips: SchemaIssue[] = [
  ['a key is missing', () => edit('church.yaml', /^phone: .*\n/m, ''), 'church.yaml', 'phone', 'nothing', /^a phone number .*\+1-\d{3}/],
  ['a key has no value', () => edit('church.yaml', /^name: .*$/m, 'name:'), 'church.yaml', 'name', 'nothing', /3 to 60 characters/],
  ['a text is only spaces', () => edit('church.yaml', /^name: .*$/m, "name: '  '"), 'church.yaml', 'name', 'an empty text', /3 to 60 characters/],
  ['a key is mistyped', () => edit('church.yaml', /^phone:/m, 'phon:'), 'church.yaml', 'phon', /555/, /^the key 'phone', perhaps/],
  ['a key is in capitals', () => edit('liturgies.yaml', 'day: Tuesday', 'Day: Tuesday'), 'liturgies.yaml', 'liturgies.tuesday.Day', "'Tuesday'", /'day', perhaps/],
  ['a key does not belong', () => edit('church.yaml', /^name:/m, 'mascot: Lamb\nname:'), 'church.yaml', 'mascot', "'Lamb'", /^no such key; .* name, shortName/],
  ['a key stands in the wrong group', () => edit('pages/home.yaml', '  donateLabel:', '  hours: 9\n  donateLabel:'), 'pages/home.yaml', 'hero.hours', 'the number 9', /donateLabel/],
  ['a key has the name of a part of JavaScript', () => edit('church.yaml', /^name:/m, '__proto__: x\nname:'), 'church.yaml', '__proto__', "'x'", /no such key/],
  ['a number stands for a text', () => edit('church.yaml', /^shortName: .*$/m, 'shortName: 2025'), 'church.yaml', 'shortName', 'the number 2025', /^a text of at most 20/],
  ['a list stands for a text', () => edit('church.yaml', /^name: .*$/m, 'name: [a, b]'), 'church.yaml', 'name', 'a list (2)', /^a text/],
  ['a text stands for a group', () => edit('pages/home.yaml', /^giving:\n(?: .*\n)+/m, 'giving: later\n'), 'pages/home.yaml', 'giving', "'later'", /^the keys heading, verse, buttonLabel, picture/],
  ['a text stands for a list', () => edit('clergy.yaml', /^priests:\n(?: .*\n)+/m, 'priests: two\n'), 'clergy.yaml', 'priests', "'two'", /^a list of priests/],
  ['a list is empty', () => edit('clergy.yaml', /^priests:\n(?: .*\n)+/m, 'priests: []\n'), 'clergy.yaml', 'priests', 'an empty list', /^a list of priests/],
  ['a paragraph is empty', () => edit('pages/giving.yaml', /- In the Church giving.*/, '-'), 'pages/giving.yaml', 'why.paragraphs.2', 'nothing', /^a text of at most 800/],
  ['a name is too long', () => edit('ministries.yaml', 'name: Scout', `name: ${'Scout '.repeat(12)}`), 'ministries.yaml', 'ministries.scout.name', /\(71 characters\)/, /at most 60 characters/],
  ['a title is too short', () => edit('pages/home.yaml', /^title: .*$/m, 'title: Home'), 'pages/home.yaml', 'title', "'Home'", /10 to 60 characters/],
  ['a title is too long', () => edit('pages/home.yaml', /^title: .*$/m, `title: ${'x'.repeat(61)}`), 'pages/home.yaml', 'title', /61 characters/, /10 to 60 characters/],
  ['a description is too long', () => edit('pages/giving.yaml', /^description: .*$/m, `description: ${'x'.repeat(161)}`), 'pages/giving.yaml', 'description', /161 characters/, /50 to 160 characters/],
  ['two pages share a title', () => edit('pages/giving.yaml', /^title: .*$/m, 'title: SCHEDULE · SMPK Coptic Orthodox Church'), 'pages/giving.yaml', 'title', /SCHEDULE/, /of its own.*pages\/schedule\.yaml/],
  ['an hour is impossible', () => edit('liturgies.yaml', '5:00 AM', '25:00'), 'liturgies.yaml', 'liturgies.tuesday.startTime', "'25:00'", /9:15 AM/],
  ['a letter stands for a nought', () => edit('liturgies.yaml', '8:30 AM', '8:3O AM'), 'liturgies.yaml', 'liturgies.sunday.startTime', "'8:3O AM'", /9:15 AM/],
  ['an hour is on the 24-hour clock', () => edit('liturgies.yaml', '6:00 PM', '18:00'), 'liturgies.yaml', 'liturgies.wednesday.endTime', "'18:00'", /9:15 AM/],
  ['an hour lacks AM or PM', () => edit('liturgies.yaml', '7:00 AM', '7:00'), 'liturgies.yaml', 'liturgies.tuesday.endTime', "'7:00'", /AM or PM/],
  ['a minute is impossible', () => edit('liturgies.yaml', '10:30 AM', '10:60 AM'), 'liturgies.yaml', 'liturgies.saturday.endTime', "'10:60 AM'", /9:15 AM/],
  ['a liturgy ends before it startTime', () => edit('liturgies.yaml', '11:30 AM', '7:30 AM'), 'liturgies.yaml', 'liturgies.sunday.endTime', "'7:30 AM'", /a time after 8:30 AM/],
  ['a liturgy ends when it startTime', () => edit('liturgies.yaml', '11:30 AM', '8:30 AM'), 'liturgies.yaml', 'liturgies.sunday.endTime', "'8:30 AM'", /a time after 8:30 AM/],
  ['two liturgies overlap', () => edit('liturgies.yaml', 'day: Saturday', 'day: Sunday'), 'liturgies.yaml', 'liturgies.sunday.startTime', "'8:30 AM'", /overlap the liturgy 'saturday', on Sunday/],
  ['a day is mistyped', () => edit('liturgies.yaml', 'day: Sunday', 'day: Sonday'), 'liturgies.yaml', 'liturgies.sunday.day', "'Sonday'", /in English, such as Sunday/],
  ['two liturgies share an id', () => edit('liturgies.yaml', 'id: sunday', 'id: tuesday'), 'liturgies.yaml', 'liturgies.tuesday.id', "'tuesday'", /no other entry has.*'tuesday-2'/],
  ['two ministries share an id', () => edit('ministries.yaml', 'id: media', 'id: care'), 'ministries.yaml', 'ministries.care.id', "'care'", /no other entry has/],
  ['an id holds a space', () => edit('ministries.yaml', 'id: media', 'id: me dia'), 'ministries.yaml', 'ministries.me dia.id', "'me dia'", /letters, digits and hyphens/],
  ['an e-mail address lacks its host', () => edit('church.yaml', /^email: \S+/m, 'email: office@'), 'church.yaml', 'email', "'office@'", /office@example\.org/],
  ['two e-mail addresses stand for one', () => edit('church.yaml', /^taxEmail: \S+/m, 'taxEmail: a@example.org, b@example.org'), 'church.yaml', 'taxEmail', /a@example/, /an e-mail address/],
  ['a phone number is written with brackets', () => edit('church.yaml', /^phone: \S+/m, 'phone: (804) 555-0100'), 'church.yaml', 'phone', "'(804) 555-0100'", /\+1-202-555-0143/],
  ['a phone number is run together', () => edit('church.yaml', /^phone: \S+/m, 'phone: +18045550100'), 'church.yaml', 'phone', 'the number +18045550100', /\+1-202-555-0143/],
  ['a link is not secure', () => edit('church.yaml', /onlineGiving: https:/, 'onlineGiving: http:'), 'church.yaml', 'links.onlineGiving', /'http:/, /begins with https:\/\//],
  ['a link is a script', () => edit('church.yaml', /onlineGiving: \S+/, 'onlineGiving: javascript:alert(1)'), 'church.yaml', 'links.onlineGiving', /javascript/, /begins with https:\/\//],
  ['a link lacks https', () => edit('church.yaml', /facebook: \S+/, 'facebook: www.facebook.com/church'), 'church.yaml', 'links.facebook', /www/, /begins with https:\/\//],
  ['a link holds a space', () => edit('church.yaml', /facebook: \S+/, 'facebook: https://facebook.com/our church'), 'church.yaml', 'links.facebook', /our church/, /begins with https:\/\//],
  ['a link hides its host', () => edit('church.yaml', /facebook: \S+/, 'facebook: https://facebook.com@evil.test/'), 'church.yaml', 'links.facebook', /evil/, /begins with https:\/\//],
  ['the ZIP code lost its quotation marks', () => edit('church.yaml', "'23832'", '23832'), 'church.yaml', 'address.postalCode', 'the number 23832', /in quotation marks/],
  ['the state is spelled out', () => edit('church.yaml', 'region: VA', 'region: Virginia'), 'church.yaml', 'address.region', "'Virginia'", /two capital letters/],
  ['the time zone is unknown', () => edit('church.yaml', 'America/New_York', 'Eastern'), 'church.yaml', 'timeZone', "'Eastern'", /America\/New_York/],
  ['a whole address stands for the stream id', () => edit('church.yaml', /^streamId: \S+/m, 'streamId: https://youtu.be/abc'), 'church.yaml', 'streamId', /youtu/, /eleven characters/],
  ['the calendar id is no id', () => edit('church.yaml', /^calendarId: \S+/m, 'calendarId: church'), 'church.yaml', 'calendarId', "'church'", /group\.calendar/],
  ['an icon is unknown', () => edit('giving-methods.yaml', 'credit-card', 'creditcard'), 'giving-methods.yaml', 'online.icon', "'creditcard'", /phosphoricons\.com/],
  ['an icon has two colors', () => edit('giving-methods.yaml', 'credit-card', 'credit-card-duotone'), 'giving-methods.yaml', 'online.icon', /duotone/, /phosphoricons\.com/],
  ['a page of the menu is unknown', () => edit('layout.yaml', 'page: watch-live', 'page: watchlive'), 'layout.yaml', 'menu.2.page', "'watchlive'", /watch-live/],
  ['a link of the bar leads nowhere', () => edit('layout.yaml', '    link: memberPortal\n', ''), 'layout.yaml', 'bar.4', /label/, /either a 'page'/],
  ['a link of the bar leads to two places', () => edit('layout.yaml', 'link: memberPortal', 'link: memberPortal\n    page: home'), 'layout.yaml', 'bar.4', /label, link, page/, /not both/],
  ['the setting of the form is unknown', () => edit('pages/contact-us.yaml', 'feedback: silent', 'feedback: loud'), 'pages/contact-us.yaml', 'feedback', "'loud'", /silent .* status/],
  ['a verse lacks its place', () => edit('pages/home.yaml', 'Matthew 11:28', 'Matthew'), 'pages/home.yaml', 'hero.verse.reference', "'Matthew'", /book, chapter and verse/],
  ['the day of enthronement is no date', () => edit('clergy.yaml', '2012-11-18', '2012-11-31'), 'clergy.yaml', 'pope.enthronedOn', "'2012-11-31'", /year, month and day/],
  ['a placeholder mark is a sentence', () => edit('life-at.yaml', 'placeholder: true', 'placeholder: not yet'), 'life-at.yaml', 'cards.LifeAt1.placeholder', "'not yet'", /the word true/],
  ['a focus is written in words', () => edit('life-at.yaml', '50% 60%', 'left'), 'life-at.yaml', 'cards.LifeAt1.image.focalPoint', "'left'", /81% 50%/],
  ['a focus lies outside the picture', () => edit('life-at.yaml', '50% 60%', '150% 60%'), 'life-at.yaml', 'cards.LifeAt1.image.focalPoint', "'150% 60%'", /81% 50%/],
  ['a picture has no description', () => edit('clergy.yaml', /^ {2}alt: .*\n/m, ''), 'clergy.yaml', 'priestImage.alt', 'nothing', /what the picture shows/],
  ['a picture is missing', () => edit('life-at.yaml', 'LifeAt1.jpg', 'LifeAtt1.jpg'), 'life-at.yaml', 'cards.LifeAt1.image.file', /no such picture/, /did you mean '\.\.\/assets\/life-at\/LifeAt\d\.jpg'/],
  ['the name of a picture is in small letters', () => edit('life-at.yaml', 'LifeAt1.jpg', 'lifeat1.jpg'), 'life-at.yaml', 'cards.LifeAt1.image.file', /no such picture/, /LifeAt1\.jpg/],
  ['the folder of a picture is missing', () => edit('life-at.yaml', 'life-at/LifeAt1.jpg', 'photos/LifeAt1.jpg'), 'life-at.yaml', 'cards.LifeAt1.image.file', /no such picture/, /a picture that is there/],
  ['a picture lies on another site', () => edit('life-at.yaml', /\S+LifeAt1\.jpg/, 'https://example.org/LifeAt1.jpg'), 'life-at.yaml', 'cards.LifeAt1.image.file', /https:/, /a picture in src\/assets/],
  ['a picture lies outside the project', () => edit('life-at.yaml', /\S+LifeAt1\.jpg/, '../../../../etc/passwd'), 'life-at.yaml', 'cards.LifeAt1.image.file', /passwd/, /a picture in src\/assets/],
  ['a picture is a folder', () => { rmSync(ownPicture()); mkdirSync(join(root, 'src/assets/life-at/LifeAt1.jpg')); }, 'life-at.yaml', 'cards.LifeAt1.image.file', /a folder/, /a picture/],
  ['a picture is empty', () => truncateSync(ownPicture()), 'life-at.yaml', 'cards.LifeAt1.image.file', /0 bytes/, /once more/],
  ['a picture is a text', () => writeFileSync(ownPicture(), 'Dear office, the picture is attached.'), 'life-at.yaml', 'cards.LifeAt1.image.file', /not a picture/, /JPEG, PNG/],
  ['a picture is a web page', () => writeFileSync(ownPicture(), '<!doctype html><svg xmlns="http://www.w3.org/2000/svg"/>'), 'life-at.yaml', 'cards.LifeAt1.image.file', /not a picture|format SVG/, /JPEG, PNG/],
  ['a picture is a drawing', () => writeFileSync(ownPicture(), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'life-at.yaml', 'cards.LifeAt1.image.file', /format SVG/, /JPEG, PNG/],
  ['a picture moves', async () => photo(9, 9).gif().toFile(ownPicture()), 'life-at.yaml', 'cards.LifeAt1.image.file', /format GIF/, /JPEG, PNG/],
  ['a picture is an iPhone photograph, renamed', () => writeFileSync(ownPicture(), '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0'), 'life-at.yaml', 'cards.LifeAt1.image.file', /HEIC/, /saved as JPEG.*Most Compatible/],
  ['a picture has the name of a document', () => { copyFileSync(ownPicture(), join(root, 'src/assets/life-at/LifeAt1.pdf')); edit('life-at.yaml', 'LifeAt1.jpg', 'LifeAt1.pdf'); }, 'life-at.yaml', 'cards.LifeAt1.image.file', /pdf/, /ends in \.jpg/],
  ['a picture has 60 megapixels', async () => photo(10_000, 6_000).jpeg().toFile(ownPicture()), 'life-at.yaml', 'cards.LifeAt1.image.file', /10000 × 6000 pixels \(60 megapixels\)/, /at most 50 megapixels/],
  ['a picture was uploaded by half', () => truncateSync(ownPicture(), 100_000), 'life-at.yaml', 'cards.LifeAt1.image.file', /a part is missing/, /once more/],
  ['a line begins with a tab', () => edit('church.yaml', '  street:', '\tstreet:'), 'church.yaml', 'address', /a tab before 'street/, /no tab/],
  ['a key stands there twice', () => edit('church.yaml', /^email:/m, 'phone: +1-804-555-0101\nemail:'), 'church.yaml', 'phone', /0101/, /only once/],
  ['a text holds a colon', () => edit('pages/home.yaml', 'A church is its people –', 'A church: its people –'), 'pages/home.yaml', 'lifeAt.text', /A church: its/, /quotation marks/],
  ['a quotation mark is not closed', () => edit('church.yaml', "'23832'", "'23832"), 'church.yaml', 'address.postalCode', /23832/, /quotation mark/],
  ['a value is glued to its key', () => edit('church.yaml', 'region: VA', 'region:VA'), 'church.yaml', 'address.region', "'region:VA'", /a space after the colon/],
  ['a text begins with an at sign', () => edit('church.yaml', /^shortName: .*$/m, 'shortName: @SMPK'), 'church.yaml', 'shortName', /@SMPK/, /quotation marks/],
  ['a text begins with a star', () => edit('church.yaml', /^shortName: .*$/m, 'shortName: * SMPK'), 'church.yaml', 'shortName', /\* SMPK/, /quotation marks/],
  ['a text begins with an ampersand', () => edit('church.yaml', /^shortName: .*$/m, 'shortName: &SMPK x'), 'church.yaml', 'shortName', /&SMPK/, /quotation marks/],
  ['a text begins with an exclamation mark', () => edit('church.yaml', /^shortName: .*$/m, 'shortName: !SMPK x'), 'church.yaml', 'shortName', /!SMPK/, /quotation marks/],
  ['a line is set in too far', () => edit('liturgies.yaml', '    day: Sunday', '      day: Sunday'), 'liturgies.yaml', 'liturgies.4.day', "'day: Sunday'", /like its neighbors/],
  ['a line is not set in far enough', () => edit('liturgies.yaml', '    day: Sunday', '   day: Sunday'), 'liturgies.yaml', 'liturgies.4.day', "'day: Sunday'", /like its neighbors/],
  ['a line is not set in at all', () => edit('liturgies.yaml', '    day: Sunday', 'day: Sunday'), 'liturgies.yaml', 'liturgies.4.day', "'day: Sunday'", /like its neighbors/],
  ['a key of the file is set in', () => edit('church.yaml', /^phone:/m, ' phone:'), 'church.yaml', 'phone', /phone/, /like its neighbors/],
  ['a line is set in with spaces from a web page', () => edit('liturgies.yaml', '    day: Sunday', '\u00A0\u00A0\u00A0\u00A0day: Sunday'), 'liturgies.yaml', 'liturgies.4.day', /another kind/, /ordinary spaces/],
  ['a space from a web page stands after a colon', () => edit('church.yaml', /^shortName: /m, 'shortName:\u00A0'), 'church.yaml', 'shortName', /SMPK/, /a space after the colon/],
  ['a space from a web page stands in an hour', () => edit('liturgies.yaml', '8:30 AM', '8:30\u202FAM'), 'liturgies.yaml', 'liturgies.sunday.startTime', /'8:30 AM', with a space of another kind/, /9:15 AM/],
  ['an hour ends in a space', () => edit('liturgies.yaml', '8:30 AM', "'8:30 AM '"), 'liturgies.yaml', 'liturgies.sunday.startTime', /'8:30 AM', with a space before or after it/, /9:15 AM/],
  ['an hour is written small', () => edit('liturgies.yaml', '8:30 AM', '8:30am'), 'liturgies.yaml', 'liturgies.sunday.startTime', "'8:30am'", /9:15 AM/],
  ['an hour is midnight on the 24-hour clock', () => edit('liturgies.yaml', '11:30 AM', '24:00'), 'liturgies.yaml', 'liturgies.sunday.endTime', "'24:00'", /9:15 AM/],
  ['noon is taken for midnight', () => edit('liturgies.yaml', '11:30 AM', '12:00 AM'), 'liturgies.yaml', 'liturgies.sunday.endTime', "'12:00 AM'", /a time after 8:30 AM/],
  ['two changes met in one place', () => edit('liturgies.yaml', /^( *startTime: 8:30 AM)$/m, '<<<<<<< main\n    startTime: 8:30 AM\n=======\n    startTime: 9:00 AM\n>>>>>>> office'), 'liturgies.yaml', 'liturgies.4.startTime', /<<<<<<< main/, /one of the two versions/],
  ['the first line of an entry is deleted', () => edit('liturgies.yaml', '  - id: sunday\n    day: Sunday\n    startTime: 8:30 AM\n', ''), 'liturgies.yaml', 'liturgies.3.endTime', /11:30/, /begin with a hyphen/],
  ['a hyphen is set in less than its list', () => edit('liturgies.yaml', '  - id: sunday', '- id: sunday'), 'liturgies.yaml', 'liturgies.4.id', /sunday/, /like its neighbors/],
  ['a colon is missing', () => edit('church.yaml', /^phone: /m, 'phone '), 'church.yaml', 'phone', /phone \+1/, /a colon and a space/],
  ['a text continues at the left edge', () => edit('church.yaml', /^name: .*$/m, 'name: SMPK Coptic\nOrthodox Church'), 'church.yaml', 'Orthodox', "'Orthodox Church'", /set in further/],
  ['an apostrophe stands within single quotation marks', () => edit('church.yaml', /^name: .*$/m, "name: 'St. Mark's Church'"), 'church.yaml', 'name', /St\. Mark's/, /of a kind that is not within it/],
  ['only a part stands in quotation marks', () => edit('church.yaml', /^name: .*$/m, 'name: "St. Mark" Church'), 'church.yaml', 'name', /St\. Mark/, /around the whole text/],
  ['a text begins with a hyphen', () => edit('church.yaml', /^name: .*$/m, 'name: - Church'), 'church.yaml', 'name', /- Church/, /begins with a sign/],
  ['a text begins with a bracket', () => edit('church.yaml', /^name: .*$/m, 'name: [The Church'), 'church.yaml', 'name', /\[The Church/, /begins with a sign/],
  ['a text stands in braces', () => edit('church.yaml', /^name: .*$/m, 'name: {{church}}'), 'church.yaml', 'name', /church/, /begins with a sign/],
  ['a text is bold in Markdown', () => edit('church.yaml', /^name: .*$/m, 'name: **The** Church'), 'church.yaml', 'name', /The/, /begins with a sign/],
  ['a text would lose what stands after a number sign', () => edit('church.yaml', /^name: .*$/m, 'name: Church # 12'), 'church.yaml', 'name', /# 12/, /quotation marks around a text with a # in it/],
  ['a value is taken from another place', () => edit('church.yaml', /^phone: /m, 'phone: &number '), 'church.yaml', 'phone', /&number/, /ampersand/],
  ['a bell rings in a text', () => edit('church.yaml', /^name: .*$/m, 'name: SMPK \u0007 Church'), 'church.yaml', 'name', /SMPK/, /letters that can be seen/],
  ['nothing can be seen of a text', () => edit('church.yaml', /^name: .*$/m, 'name: "\u200B\u200B\u200B"'), 'church.yaml', 'name', /./, /letters that can be seen/],
  ['half an emoji stands in a text', () => edit('church.yaml', /^name: .*$/m, String.raw`name: "SMPK \ud83d Church"`), 'church.yaml', 'name', /SMPK/, /letters that can be seen/],
  ['a text is turned around', () => edit('church.yaml', /^name: .*$/m, 'name: SMPK \u202E Church'), 'church.yaml', 'name', /SMPK/, /letters that can be seen/],
  ['a yes stands for true', () => edit('life-at.yaml', 'placeholder: true', 'placeholder: yes'), 'life-at.yaml', 'cards.LifeAt1.placeholder', "'yes'", /the word true/],
  ['a number loses its nought', () => edit('church.yaml', "'23832'", '02345'), 'church.yaml', 'address.postalCode', 'the number 02345', /in quotation marks/],
  ['an id of a video is read as a number', () => edit('church.yaml', /^streamId: \S+/m, 'streamId: 1234567e890'), 'church.yaml', 'streamId', 'the number 1234567e890', /eleven characters/],
  ['a day is written as in the United States', () => edit('clergy.yaml', '2012-11-18', '2/30/2012'), 'clergy.yaml', 'pope.enthronedOn', "'2/30/2012'", /year, month and day/],
  ['one letter is of Windows', () => write('church.yaml', Buffer.from(readFileSync(join(root, 'src/content/church.yaml'), 'utf8').replace('city: C', 'city: É'), 'latin1')), 'church.yaml', 'address.city', /cannot be read/, /UTF-8/],
  ['a picture leads to a file that is gone', () => { const picture = ownPicture(); rmSync(picture); symlinkSync('gone.jpg', picture); }, 'life-at.yaml', 'cards.LifeAt1.image.file', /cannot be read/, /once more/],
  ['a picture stands where its group belongs', () => edit('life-at.yaml', / {4}image:\n(?: {6}.*\n)+/, '    image: ../assets/life-at/LifeAt1.jpg\n'), 'life-at.yaml', 'cards.LifeAt1.image', /LifeAt1/, /the keys file, alt, focus/],
  ['a file was copied', () => copyFileSync(join(root, 'src/content/liturgies.yaml'), join(root, 'src/content/liturgies (1).yaml')), 'liturgies (1).yaml', '', /does not read/, /can be deleted/],
  ['a second document follows', () => write('church.yaml', `${readFileSync(join(root, 'src/content/church.yaml'), 'utf8')}---\nname: Another\n`), 'church.yaml', 'streamId', "'---'", /three hyphens/],
  ['brackets are nested without end', () => write('church.yaml', `name: ${'['.repeat(50_000)}`), 'church.yaml', 'name', /\[\[/, /./],
  ['a file is empty', () => write('church.yaml', ''), 'church.yaml', '', 'nothing', /^the keys name, shortName/],
  ['a file holds no keys', () => write('layout.yaml', 'Welcome'), 'layout.yaml', '', "'Welcome'", /^the keys skipLinkLabel/],
  ['a file is not saved as UTF-8', () => write('church.yaml', Buffer.from('name: Église', 'utf16le')), 'church.yaml', '', /cannot be read/, /UTF-8/],
  ['a file is missing', () => rmSync(join(root, 'src/content/pillars.yaml')), 'pillars.yaml', '', 'no such file', /bring it back/],
  ['a file does not belong', () => write('pages/photo.jpg', ''), 'pages/photo.jpg', '', /does not read/, /pictures belong into src\/assets/],
  ['the name of a file is mistyped', () => write('liturgy.yaml', 'liturgies: []'), 'liturgy.yaml', '', /does not read/, /belongs into src\/content\/liturgies\.yaml/],
];

describe('the content as it stands', () => {
  it('has no mistakes', async () => {
    expect(formatReport(await checkContent(project))).toContain('There are 0 mistakes');
  });

  it('can be read without Astro', async () => {
    const content = await readContent(root);
    expect(Object.keys(content)).toEqual(Object.keys(contentFiles).map((name) => `src/content/${name}`));
    expect(content['src/content/church.yaml']).toMatchObject({ name: 'SMPK Coptic Orthodox Church' });
  });
});

describe('a slip is found', () => {
  it.each(slips)('when %s', async (_what, slip, file, key, found, expected) => {
    await slip();
    const issues = await checkContent(root);

    expect(issues.map((it) => [it.file, it.key])).toEqual([[`src/content/${file}`, key]]);
    expect(issues[0]?.found).toMatch(found);
    expect(issues[0]?.expected).toMatch(expected);
    expect(formatReport(issues)).not.toMatch(/ZodError|Invalid input|at .*\.[jt]s:\d+|undefined|NaN/);
  });

  it.each([
    ['the line of a value', () => edit('liturgies.yaml', '8:30 AM', 'early'), 'early'],
    [
      'the line of an unknown key',
      () => edit('church.yaml', /^phone:/m, 'telefax: none\nphone:'),
      'telefax:',
    ],
    [
      'the line of the entry that lacks a key',
      () => edit('liturgies.yaml', '    day: Sunday\n', ''),
      'id: sunday',
    ],
    ['the line of a tab', () => edit('church.yaml', '  city:', '\tcity:'), '\tcity:'],
  ])('and %s is named', async (_what, slip, text) => {
    slip();
    const [issue] = await checkContent(root);
    const line = readFileSync(join(root, issue?.file ?? ''), 'utf8').split('\n')[(issue?.line ?? 0) - 1];
    expect(line).toContain(text);
  });

  it('together with all others, in the order of the lines', async () => {
    edit('church.yaml', /^phone: \S+/m, 'phone: none');
    edit('church.yaml', 'region: VA', 'region: va');
    edit('pages/home.yaml', /^title: .*$/m, 'title: Home');
    edit('liturgies.yaml', '7:00 AM', 'late');
    const issues = await checkContent(root);
    expect(issues.map(({ key }) => key)).toEqual([
      'address.region',
      'phone',
      'liturgies.tuesday.endTime',
      'title',
    ]);
    expect(formatReport(issues)).toMatch(
      /^There are 4 issues in the content\.\n\nsrc\/content\/church\.yaml, line \d+, address\.region\n {2}stands there: 'va'\n/,
    );
  });
});

it('a picture that is damaged in its midst is found before it breaks a build', async () => {
  const picture = await photo(600, 400).png({ compressionLevel: 0 }).toBuffer();
  picture.fill(7, 100_000, 200_000);
  writeFileSync(ownPicture(), picture);
  expect(await checkContent(root)).toEqual([]);
  expect((await checkContent(root, true)).map(({ key, found }) => [key, found])).toEqual([
    ['cards.LifeAt1.image.file', expect.stringContaining('damaged') as string],
  ]);
});

describe('what is no mistake', () => {
  // prettier-ignore
  it.each<[string, () => unknown]>([
    ['HTML and script in a text', () => edit('church.yaml', /^name: .*$/m, 'name: "<b>SMPK</b> <script>alert(1)</script>"')],
    ['an emoji of several signs', () => edit('church.yaml', /^name: .*$/m, 'name: SMPK 👨‍👩‍👧 Church')],
    ['a number sign within a word', () => edit('church.yaml', /^name: .*$/m, "name: 'Church # 12'")],
    ['a remark on a placeholder', () => edit('church.yaml', /^phone: .*$/m, 'phone: +1-804-555-0100 # placeholder: yet to come')],
    ['a text over several lines', () => edit('church.yaml', /^name: .*$/m, 'name: >-\n  SMPK Coptic\n  Orthodox Church')],
    ['a picture of one pixel', async () => photo(1, 1).jpeg().toFile(ownPicture())],
    ['Coptic and Arabic', () => edit('church.yaml', /^name: .*$/m, 'name: Ϯⲉⲕⲕⲗⲏⲥⲓⲁ كنيسة')],
    ['Windows line ends and a byte order mark', () => write('church.yaml', `\uFEFF${readFileSync(join(root, 'src/content/church.yaml'), 'utf8').replaceAll('\n', '\r\n')}`)],
    ['liturgies out of the order of the week', () => edit('liturgies.yaml', 'day: Tuesday', 'day: Friday')],
    ['liturgies that follow each other without a pause', () => { edit('liturgies.yaml', 'day: Saturday', 'day: Sunday'); edit('liturgies.yaml', '8:30 AM', '10:30 AM'); }],
    ['a priest with his name', () => edit('clergy.yaml', 'office:', 'name: Father Mark\n    office:')],
    ['a card without the placeholder mark', () => edit('life-at.yaml', '    placeholder: true\n', '')],
    ['a card whose placeholder mark says no', () => edit('life-at.yaml', 'placeholder: true', 'placeholder: false')],
    ['a banner whose picture only decorates', () => edit('pages/giving.yaml', "    alt: ''\n", '')],
    ['a file of the operating system', () => write('.DS_Store', 'x')],
    ['a PNG saved as .jpg', async () => photo(40, 30).png().toFile(ownPicture())],
    ['a WebP saved as .jpg', async () => photo(40, 30).webp().toFile(ownPicture())],
    ['an AVIF saved as .jpg', async () => photo(40, 30).avif({ effort: 0 }).toFile(ownPicture())],
    ['a photograph turned by its camera', async () => photo(40, 30).jpeg().withMetadata({ orientation: 6 }).toFile(ownPicture())],
  ])('%s', async (_what, change) => {
    await change();
    expect(await checkContent(root)).toEqual([]);
  });
});

it('a mistake is shown beside its line on GitHub', () => {
  const issue = {
    file: 'src/content/a.yaml',
    line: 7,
    key: 'b,c',
    found: "'x: 1'",
    expected: '50%, or less',
  };
  expect(formatAnnotations([issue])).toBe(
    "::error file=src/content/a.yaml,line=7,title=b%2Cc::Stands there: 'x: 1'%0AShould be: 50%25, or less",
  );
});

describe('the command', () => {
  const run = promisify(execFile);
  const command = join(project, 'scripts/check-content.ts');
  const env = { ...process.env, GITHUB_ACTIONS: '' };

  // A machine that is busy with something else for a moment gets another try.
  it('says in one line that all is well, in less than two seconds', { retry: 3 }, async () => {
    const start = performance.now();
    const { stdout, stderr } = await run(process.execPath, [command, root], { env });
    expect(stdout).toBe('The content is in order.\n');
    expect(stderr).toBe('');
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('prints the mistakes without a stack trace and ends with 1', async () => {
    edit('liturgies.yaml', '11:30 AM', 'noon');
    const failure = await run(process.execPath, [command, root], { env }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^There is a issue in the content\.\n\nsrc\/content\/liturgies\.yaml, line \d+, liturgies\.sunday\.ends\n {2}stands there: 'noon'\n {2}should be: {4}a time of day .*\n$/,
      ) as string,
    });
  });
});
