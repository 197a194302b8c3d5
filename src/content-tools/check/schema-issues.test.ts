import { expect, it } from 'vitest';
import { paschaOf } from '#parish/church-year/coptic-calendar.ts';
import type { ContentFile } from '#schemas/content-files.ts';
import { edit, expectIssue, issuesIn, liturgies, texts, withValue } from './content-fixture.ts';

const change = { liturgy: 'sunday', date: '2099-12-06', canceled: true };
const service = { name: 'Vespers', date: '2099-12-05', startTime: '6:00 PM', endTime: '7:00 PM' };
const season = { id: 'lent', day: 'Sunday', startTime: '8:00 AM', endTime: '9:00 AM' };
const feast = {
  id: 'feast',
  name: 'Nativity',
  text: 'Christ is born.',
  image: { file: '../assets/other.jpg', alt: 'A star' },
  rank: 'majorFeast',
  firstDate: { month: 'koiak', day: 29 },
};
const list = (key: string, ...entries: object[]) => withValue(liturgies, key, entries);
const feasts = (...entries: object[]) => withValue(texts['church-year.yaml'], 'observances', entries);
/** @returns the lists in a file in which another liturgy replaces that of Sunday for some days */
const replacing = (firstDate: string, lastDate: string, ...changes: object[]) => {
  const sunday = { ...season, id: 'sunday' };
  const text = list('liturgies', sunday, { ...season, firstDate, lastDate, replaces: 'sunday' });
  return withValue(text, 'changes', changes);
};

type Case = [title: string, text: string, key: string, found: string | RegExp, expected: RegExp];

// prettier-ignore
it.each<[title: string, file: ContentFile, key: string, value: unknown, found: string | RegExp, expected: RegExp]>([
  ['missing key', 'church.yaml', 'phone', undefined, 'nothing', /^a phone number .*\+1-\d{3}/],
  ['key without a value', 'church.yaml', 'name', null, 'nothing', /3 to 60 characters/],
  ['text of spaces only', 'church.yaml', 'name', '  ', 'an empty text', /3 to 60 characters/],
  ['text of invisible characters only', 'church.yaml', 'name', '\u200B\u200B\u200B', /./, /letters that can be seen/],
  ['unknown key', 'church.yaml', 'mascot', 'Lamb', "'Lamb'", /^no such key; .* name, shortName/],
  ['number instead of a text', 'church.yaml', 'shortName', 2025, 'the number 2025', /^a text of at most 17/],
  ['list instead of a text', 'church.yaml', 'name', ['a', 'b'], 'a list (2)', /^a text/],
  ['text instead of a group of keys', 'pages/home.yaml', 'giving', 'later', "'later'", /^the keys heading, verse, buttonLabel, image/],
  ['text instead of a list', 'clergy.yaml', 'priests', 'two', "'two'", /^a list of priests/],
  ['text instead of a list that may be missing', 'liturgies.yaml', 'changes', 'none', "'none'", /^nothing, or a list/],
  ['empty list', 'clergy.yaml', 'priests', [], 'an empty list', /^a list of priests/],
  ['empty paragraph', 'pages/giving.yaml', 'why.paragraphs.1', null, 'nothing', /^a text of at most 800/],
  ['title that is too short', 'pages/home.yaml', 'title', 'Home', "'Home'", /10 to 60 characters/],
  ['e-mail address without a host', 'church.yaml', 'email', 'office@', "'office@'", /office@example\.org/],
  ['phone number with parentheses', 'church.yaml', 'phone', '(804) 555-0100', "'(804) 555-0100'", /\+1-202-555-0143/],
  ['insecure link', 'church.yaml', 'links.memberPortal', 'http://example.org', /'http:/, /begins with https:\/\//],
  ['script as a link', 'church.yaml', 'links.memberPortal', 'javascript:alert(1)', /javascript/, /begins with https:\/\//],
  ['link without https', 'church.yaml', 'links.facebook', 'www.facebook.com/church', /www/, /begins with https:\/\//],
  ['link with a misleading host', 'church.yaml', 'links.facebook', 'https://facebook.com@evil.test/', /evil/, /begins with https:\/\//],
  ['ZIP code without quotation marks', 'church.yaml', 'address.postalCode', 23832, 'the number 23832', /in quotation marks|within quotation marks/],
  ['state that is spelled out', 'church.yaml', 'address.region', 'Virginia', "'Virginia'", /two capital letters/],
  ['unknown time zone', 'church.yaml', 'timeZone', 'Eastern', "'Eastern'", /America\/New_York/],
  ['URL instead of a stream id', 'church.yaml', 'streamId', 'https://youtu.be/abc', /youtu/, /eleven characters/],
  ['invalid calendar id', 'church.yaml', 'calendarId', 'church', "'church'", /group\.calendar/],
  ['calendar URL with webcal', 'church.yaml', 'calendarUrl', 'webcal://cloud.example.org/calendar.ics', /webcal/, /https:\/\/ instead of webcal.*not its secret address/],
  ['secret calendar URL', 'church.yaml', 'calendarUrl', 'https://calendar.google.com/calendar/ical/a%40b.org/private-0123456789abcdef/basic.ics', /private/, /https:\/\/ instead of webcal.*not its secret address/],
  ['calendar URL of a page of Nextcloud', 'church.yaml', 'calendarUrl', 'https://cloud.example.org/apps/calendar/p/abc', /cloud/, /not that of a page/],
  ['calendar URL of a page', 'church.yaml', 'calendarUrl', 'https://calendar.google.com/calendar/embed?src=a%40b.org', /embed/, /https:\/\/ instead of webcal.*not its secret address/],
  ['unknown page', 'layout.yaml', 'menuLinks.1.page', 'watchlive', "'watchlive'", /watch-live/],
  ['header link without a target', 'layout.yaml', 'headerLinks.1', { label: 'Home' }, /label/, /either a 'page'/],
  ['header link with two targets', 'layout.yaml', 'headerLinks.1', { label: 'Home', link: 'memberPortal', page: 'home' }, /label, link, page/, /not both/],
  ['unknown setting of the form', 'pages/contact-us.yaml', 'feedback', 'loud', "'loud'", /silent .* status/],
  ['verse without chapter and verse', 'pages/home.yaml', 'hero.verse.reference', 'Matthew', "'Matthew'", /book, chapter and verse/],
  ['impossible date', 'clergy.yaml', 'pope.enthronedOn', '2012-11-31', "'2012-11-31'", /^a date as year, month and day.*; November has 30 days$/],
  ['day after the end of February', 'clergy.yaml', 'pope.enthronedOn', '2027-02-29', /02-29/, /; February has 28 days$/],
  ['phone number with long dashes', 'church.yaml', 'phone', '+1–202–555–0143', /–202–/, /\+1-202-555-0143; type hyphens \(-\)$/],
  ['tag in a text', 'pages/home.yaml', 'giving.heading', 'Give <b>now</b>', /<b>/, /^plain text/],
  ['line break in a text', 'pages/home.yaml', 'giving.heading', 'Give<br/>now', /<br/, /^plain text/],
  ['bullets in a text', 'notices.yaml', 'notices.1.text', '• Snow • Ice', /•/, /on one line, without bullets$/],
  ['focal point in words', 'clergy.yaml', 'priestImage.focalPoint', 'left', "'left'", /81% 50%/],
  ['focal point outside the image', 'clergy.yaml', 'priestImage.focalPoint', '150% 60%', "'150% 60%'", /81% 50%/],
  ['image without a description', 'clergy.yaml', 'priestImage.alt', undefined, 'nothing', /what the (picture|image) shows/],
  ['path of an image instead of its group', 'clergy.yaml', 'priestImage', '../assets/photo.jpg', /photo/, /the keys file, alt, focalPoint/],
  ['notice without a last day', 'notices.yaml', 'notices.1.lastDate', undefined, 'nothing', /2026-12-25/],
  ['last day of a notice before its first', 'notices.yaml', 'notices.1.lastDate', '2099-11-28', /11-28/, /2099-11-29, the first day/],
  ['link of a notice without a target', 'notices.yaml', 'notices.1.link', { label: 'Read' }, /label/, /^exactly one of the keys page, url/],
  ['link of a notice with two targets', 'notices.yaml', 'notices.1.link', { label: 'Read', page: 'home', url: 'https://a.org/' }, /label, page, url/, /^exactly one/],
])('schema issue: %s', async (_title, file, key, value, found, expected) => {
  await expectIssue(file, key, found, expected, issuesIn(file, withValue(texts[file], key, value)));
});

it.each<[title: string, change: object, key: string, found: string, expected: RegExp]>([
  ['with the id of another element', { id: 'menu' }, 'methods.menu.id', "'menu'", /such as 'menu-2'/],
  ['without an action', { url: '' }, 'methods.card', 'none of them', /^exactly one of the keys url, phone,/],
  ['with two actions', { phone: '+1-202-739-2100' }, 'methods.card', '^url, phone$', /^exactly one/],
])('schema issue: giving method %s', async (_title, change, key, found, expected) => {
  const labels = { title: 'Online', phrase: 'online', buttonLabel: 'Give', heading: 'Give', steps: ['Pay.'] };
  const method = { id: 'card', ...labels, text: 'Give.', image: feast.image, url: 'https://church.org/give' };
  const text = withValue(texts['giving-methods.yaml'], 'methods', [{ ...method, ...change }]);
  await expectIssue(
    'giving-methods.yaml',
    key,
    new RegExp(found),
    expected,
    issuesIn('giving-methods.yaml', text),
  );
});

// prettier-ignore
it.each<Case>([
  ['misspelled key', edit('eventName', 'evntName'), 'feed.evntName', "'Divine Liturgy'", /^the key 'eventName'\?/],
  ['capitalized key', edit('day: Sunday', 'Day: Sunday'), 'liturgies.sunday.Day', "'Sunday'", /^the key 'day'\?/],
  ['letter instead of a zero', edit('8:30 AM', '8:3O AM'), 'liturgies.sunday.startTime', "'8:3O AM'", /9:15 AM/],
  ['24-hour clock', edit('11:30 AM', '18:00'), 'liturgies.sunday.endTime', "'18:00'", /9:15 AM/],
  ['time without AM or PM', edit('8:30 AM', '8:30'), 'liturgies.sunday.startTime', "'8:30'", /AM or PM/],
  ['time in small letters', edit('8:30 AM', '8:30am'), 'liturgies.sunday.startTime', "'8:30am'", /9:15 AM/],
  ['special space in a time', edit('8:30 AM', '8:30\u202FAM'), 'liturgies.sunday.startTime', /'8:30 AM', with a special space/, /9:15 AM/],
  ['end before the start', edit('11:30 AM', '7:30 AM'), 'liturgies.sunday.endTime', "'7:30 AM'", /a time after 8:30 AM/],
  ['end at the start', edit('11:30 AM', '8:30 AM'), 'liturgies.sunday.endTime', "'8:30 AM'", /a time after 8:30 AM/],
  ['midnight instead of noon', edit('11:30 AM', '12:00 AM'), 'liturgies.sunday.endTime', "'12:00 AM'", /a time after 8:30 AM/],
  ['overlapping liturgies', edit('day: Saturday', 'day: Sunday'), 'liturgies.sunday.startTime', "'8:30 AM'", /overlap the liturgy 'saturday', on Sunday/],
  ['liturgy of more than 14 hours', edit('11:30 AM', '11:30 PM'), 'liturgies.sunday.endTime', "'11:30 PM'", /at most 14 hours after 8:30 AM/],
  ['misspelled day', edit('day: Sunday', 'day: Sonday'), 'liturgies.sunday.day', "'Sonday'", /in English, such as Sunday/],
  ['duplicate id', edit('id: sunday', 'id: saturday'), 'liturgies.saturday.id', "'saturday'", /no other entry has.*'saturday-2'/],
  ['id with a space', edit('id: sunday', 'id: sun day'), 'liturgies.sun day.id', "'sun day'", /letters, digits and hyphens/],
  ['change of an unknown liturgy', list('changes', { ...change, liturgy: 'monday' }), 'changes.1.liturgy', "'monday'", /^the id of .*'saturday', 'sunday'/],
  ['change on another day of the week', list('changes', { ...change, date: '2099-12-04' }), 'changes.1.date', "'2099-12-04'", /^a Sunday.*2099-12-06/],
  ['change that is neither canceled nor has hours', list('changes', { ...change, canceled: false }), 'changes.1.canceled', /false/, /'canceled: true', or a startTime/],
  ['change that is canceled and has hours', list('changes', { ...change, startTime: '9:00 AM' }), 'changes.1.canceled', /true/, /^no startTime and endTime beside/],
  ['change that ends before it starts', list('changes', { ...change, canceled: false, startTime: '9:00 AM', endTime: '8:00 AM' }), 'changes.1.endTime', "'8:00 AM'", /a time after 9:00 AM/],
  ['two changes of one day', list('changes', change, { ...change }), 'changes.2.date', /2099/, /^one change/],
  ['change on a date without a year', list('changes', { ...change, date: 'December 6' }), 'changes.1.date', "'December 6'", /2026-12-25/],
  ...['2026-12-32', '26-12-06', '2026–12–06', 'Sunday', 'Dec. 6th'].map((date): Case => [`change on the date ${date}`, list('changes', { ...change, date }), 'changes.1.date', `'${date}'`, /2026-12-25/]),
  ['long dashes in a date', list('changes', { ...change, date: '2026–12–06' }), 'changes.1.date', /–12–/, /; type hyphens \(-\)$/],
  ['change of more than 14 hours', list('changes', { ...change, canceled: false, startTime: '5:00 AM', endTime: '7:01 PM' }), 'changes.1.endTime', /7:01/, /^a time at most 14 hours after 5:00 AM, .*noon is 12:00 PM/],
  ['noon instead of midnight', list('specialServices', { ...service, startTime: '9:00 PM', endTime: '12:30 PM' }), 'specialServices.1.endTime', "'12:30 PM'", /^a time at most 14 hours after 9:00 PM, when it starts\. Midnight is 12:00 AM/],
  ['midnight instead of noon in a special service', list('specialServices', { ...service, startTime: '8:00 AM', endTime: '12:30 AM' }), 'specialServices.1.endTime', "'12:30 AM'", /14 hours after 8:00 AM/],
  ['two services of one name', list('specialServices', service, { ...service }), 'specialServices.2.name', "'Vespers'", /^a name that no other service of 2099-12-05/],
  ['service that ends when it starts', list('specialServices', { ...service, endTime: '6:00 PM' }), 'specialServices.1.endTime', "'6:00 PM'", /a time after 6:00 PM/],
  ['season that ends before it begins', list('liturgies', { ...season, firstDate: '2099-03-08', lastDate: '2099-03-01' }), 'liturgies.lent.lastDate', /03-01/, /after 2099-03-08/],
  ['seasons that overlap', list('liturgies', { ...season, lastDate: '2099-03-08' }, { ...season, id: 'summer', firstDate: '2099-03-08' }), 'liturgies.summer.startTime', /8:00/, /overlap the liturgy 'lent'/],
  ['replacement of an unknown liturgy', list('liturgies', season, { ...season, id: 'b', day: 'Friday', replaces: 'c' }), 'liturgies.b.replaces', "'c'", /^the id of another weekly liturgy: 'lent'$/],
  ['replacement without a season', list('liturgies', season, { ...season, id: 'b', firstDate: '2099-03-08', replaces: 'lent' }), 'liturgies.b.lastDate', 'nothing', /last day of the season in which it replaces 'lent'/],
  ['change of a liturgy that is replaced', replacing('2099-12-01', '2099-12-31', change), 'changes.1.liturgy', "'sunday'", /in its place on 2099-12-06/],
  ['special service at the hours of a weekly liturgy', list('specialServices', { ...service, startTime: '10:00 AM', endTime: '12:30 PM' }), 'specialServices.1.startTime', "'10:00 AM'", /not overlap the liturgy 'saturday'.*cancels it: liturgy: saturday, date: 2099-12-05, canceled: true/],
  ['pause that ends before it begins', list('pauses', { id: 'a', text: 'A', firstDate: { daysFromPascha: 0 }, lastDate: { daysFromPascha: -6 } }), 'pauses.a.lastDate', /days/, /first one, 0 days from Pascha/],
])('schema issue of liturgies.yaml: %s', async (_title, text, key, found, expected) => {
  await expectIssue('liturgies.yaml', key, found, expected, issuesIn('liturgies.yaml', text));
});

// prettier-ignore
it.each<[title: string, dates: object, key: string, found: string | RegExp, expected: RegExp]>([
  ['unknown month', { firstDate: { month: 'kiahk', day: 29 } }, 'firstDate.month', "'kiahk'", /^one of the months .*koiak/],
  ['day that the month does not have', { firstDate: { month: 'nasi', day: 7 } }, 'firstDate.day', 'the number 7', /^a day from 1 to 5/],
  ['day after the end of every month', { firstDate: { month: 'koiak', day: 31 } }, 'firstDate.day', 'the number 31', /^a day from 1 to 30/],
  ['month without a day', { firstDate: { month: 'koiak' } }, 'firstDate', /month/, /^either a month and a day, or daysFromPascha/],
  ['month and days from Pascha', { firstDate: { month: 'koiak', day: 1, daysFromPascha: 0 } }, 'firstDate', /month/, /^either/],
  ['text instead of days from Pascha', { firstDate: { daysFromPascha: 'Friday' } }, 'firstDate.daysFromPascha', "'Friday'", /such as: -7/],
  ['end before the beginning', { firstDate: { month: 'koiak', day: 2 }, lastDate: { month: 'koiak', day: 1 } }, 'lastDate', /koiak|day/, /^a date that is in no year before the first one, 2 koiak/],
  ['end before the beginning in some years', { firstDate: { daysFromPascha: 0 }, lastDate: { month: 'parmouti', day: 15 } }, 'lastDate', /parmouti|day/, /first one, 0 days from Pascha/],
  ['unknown rank', { rank: 'holiday' }, 'rank', "'holiday'", /majorFeast, minorFeast, feast, fast/],
])('schema issue of a feast: %s', async (_title, dates, key, found, expected) => {
  const issues = issuesIn('church-year.yaml', feasts({ ...feast, ...dates }));
  await expectIssue('church-year.yaml', `observances.feast.${key}`, found, expected, issues);
});

it('two feasts need different ids', async () => {
  const issues = issuesIn('church-year.yaml', feasts(feast, feast));
  await expectIssue('church-year.yaml', 'observances.feast.id', "'feast'", /'feast-2'/, issues);
});

const lastDate = { month: '', daysFromPascha: null, fridayBeforeWeekend: false };
const summer = { ...season, id: 'summer', firstDate: '2099-03-09' };

it.each<[title: string, file: ContentFile, text: string]>([
  [
    'optional keys that a form left empty',
    'church-year.yaml',
    feasts({ ...feast, lastDate, omitted: { firstDate: lastDate, lastDate } }),
  ],
  [
    'hours that a form left empty',
    'liturgies.yaml',
    list('changes', { ...change, startTime: '', reason: null }),
  ],
  [
    'link that a form left empty',
    'notices.yaml',
    withValue(texts['notices.yaml'], 'notices.1.link', { label: '', page: null }),
  ],
  ['URL that a form left empty', 'church.yaml', withValue(texts['church.yaml'], 'links.facebook', null)],
  ['no notices', 'notices.yaml', withValue(texts['notices.yaml'], 'notices', [])],
  ['list without entries', 'liturgies.yaml', withValue(liturgies, 'specialServices', null)],
  ['past change', 'liturgies.yaml', list('changes', { ...change, liturgy: 'deleted', date: '2020-01-06' })],
  [
    'seasons that follow each other',
    'liturgies.yaml',
    list('liturgies', { ...season, lastDate: '2099-03-08' }, summer),
  ],
  [
    'service of 14 hours through midnight',
    'liturgies.yaml',
    list('specialServices', { ...service, startTime: '10:00 PM', endTime: '12:00 PM' }),
  ],
])('valid: %s', async (_title, file, text) => {
  expect(await issuesIn(file, text)).toEqual([]);
});

it('a special service may be at the hours of a liturgy that is canceled, moved, paused or replaced, or in the past', async () => {
  const at = (date: string) => ({ ...service, date, startTime: '8:00 AM', endTime: '9:00 AM' });
  const dates = ['2099-12-06', '2099-12-13', paschaOf(2099), '2099-01-04', '2020-01-05'];
  const moved = { liturgy: 'sunday', date: '2099-12-13', startTime: '9:00 AM', endTime: '10:00 AM' };
  const pause = { id: 'pascha', text: 'Pascha', firstDate: { daysFromPascha: 0 } };
  const values = {
    pauses: [pause],
    'liturgies.2.startTime': '6:00 AM',
    'liturgies.2.endTime': '7:00 AM',
    specialServices: dates.map(at),
  };
  const text = Object.entries(values).reduce(
    (before, [key, value]) => withValue(before, key, value),
    replacing('2099-01-01', '2099-01-31', change, moved),
  );
  expect(await issuesIn('liturgies.yaml', text)).toEqual([]);
});
