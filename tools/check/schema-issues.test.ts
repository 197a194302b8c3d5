import { expect, it } from 'vitest';
import { player } from '#other-sites.ts';
import { church } from '#church/fixtures/church.ts';
import { paschaOf } from '#time/coptic-calendar.ts';
import type { ContentFile } from '#content-files.ts';
import { label } from '#content-model/fields/text.ts';
import { edit, expectIssue, issuesIn, liturgies, texts, withValue } from './fixtures/content.ts';

const change = { liturgy: 'sunday', date: '2099-12-06', canceled: true };
const service = { name: 'Vespers', date: '2099-12-05', startTime: '6:00 PM', endTime: '7:00 PM' };
const morningService = (date: string) => ({ ...service, date, startTime: '8:30 AM', endTime: '9:00 AM' });
const season = { id: 'lent', day: 'Sunday', startTime: '8:00 AM', endTime: '9:00 AM' };
const inOntario = { ...church.address, country: 'CA', region: 'ON' };
const image = { file: '../assets/other.jpg', alt: 'A star' };
const labels = { title: 'Online', phrase: 'online', buttonLabel: 'Give', heading: 'Give', steps: ['Pay.'] };
const method = { id: 'card', ...labels, text: 'Give.', image, url: 'https://church.org/give' };
const nativity = { name: 'Nativity', text: 'Christ is born.', rank: 'majorFeast', firstDate: '29 Koiak' };
const aFeast = { id: 'feast', ...nativity, image };
const longNotice = { text: 'x'.repeat(77), link: { label: 'Read', page: 'home' }, lastDate: '2099-12-06' };
const question = { id: 'park', question: 'Where do I park?' };
const pascha = { id: 'pascha', text: 'Pascha', firstDate: 'Pascha' };
const given = (file: ContentFile, key: string, value: unknown) => withValue(texts[file], key, value);
const list = (key: string, ...entries: object[]) => withValue(liturgies, key, entries);
const feast = (values: object) => given('church-year.yaml', 'observances', [{ ...aFeast, ...values }]);
const readings = (...days: object[]) => given('readings.yaml', 'days', days);
const reading = (gospel: string) => readings({ firstDate: '17 Thout', gospel });
const givingMethod = (values: object) => given('giving-methods.yaml', 'methods', [{ ...method, ...values }]);
const december = { firstDate: '2099-12-01', lastDate: '2099-12-31', replaces: 'sunday' };
const replaced = list('liturgies', { ...season, id: 'sunday' }, { ...season, ...december });

// prettier-ignore
it.each<[title: string, file: ContentFile, key: string, value: unknown, found: string | RegExp, expected: RegExp]>([
  ['missing key', 'church.yaml', 'phone', undefined, /^nothing$/, /^a phone number .*\+1-\d{3}/],
  ['key without a value', 'church.yaml', 'name', null, 'nothing', /3 to 60 characters.* Church$/],
  ['text of spaces only', 'church.yaml', 'name', '  ', 'an empty text', /3 to 60 characters/],
  ['text of invisible characters only', 'church.yaml', 'name', '\u200B\u200B\u200B', /^an empty text$/, /3 to 60 characters/],
  ['text of accents only', 'church.yaml', 'name', '\u0301\u0301\u0301', /./, /letters that can be seen/],
  ['unknown key', 'church.yaml', 'mascot', 'Lamb', "'Lamb'", /^no such key; .* name, shortName/],
  ['key that differs little from one that is there', 'church.yaml', 'names', 'St. Mark', /St\. Mark/, /^no such key/],
  ['number instead of a text', 'church.yaml', 'shortName', 2025, 'the number 2025', /^a text of at most 17.*within quotation marks, because it is a number \('2027'\)$/],
  ['text instead of a group of keys', 'pages/home.yaml', 'giving', 'later', "'later'", /^the keys heading, verse, buttonLabel, image, each on a line of its own$/],
  ['text instead of a list that may be missing', 'liturgies.yaml', 'changes', 'none – yet', /none/, /^nothing, or a list .* …$/],
  ['empty list', 'clergy.yaml', 'priests', [], 'an empty list', /^a list of priests/],
  ['group of keys instead of a list', 'clergy.yaml', 'priests', { name: 'Mark' }, /name/, /^a list of priests, .* …$/],
  ['dash instead of a hyphen before an entry', 'clergy.yaml', 'priests', '– Mark', /–/, /; a hyphen \(-\), not a dash or a bullet$/],
  ['name that is too long', 'church.yaml', 'shortName', ` ${'x'.repeat(18)} `, `'${'x'.repeat(18)}' (18 characters)`, /at most 17/],
  ['postal code of Canada in the United States', 'church.yaml', 'address.postalCode', 'M5V 2T6', "'M5V 2T6'", /^the ZIP code of a place in Virginia/],
  ['title that is too short', 'pages/home.yaml', 'title', '2026–27', /27/, /10 to 80 characters, such as: [^;]*$/],
  ['e-mail address without a host', 'church.yaml', 'email', 'office@', "'office@'", /office@example\.org/],
  ['phone number with parentheses', 'church.yaml', 'phone', '(804) 555-0100', "'(804) 555-0100'", /\+1-202-555-0143/],
  ['phone number without its last digit', 'church.yaml', 'phone', '+1-804-555-121', "'+1-804-555-121'", /all its digits/],
  ['letters of no country', 'church.yaml', 'address.country', 'UK', "'UK'", /^the two capital letters of a country, .*GB/],
  ['insecure link', 'church.yaml', 'links.memberPortal', 'http://example.org', /'http:/, /begins with https:\/\//],
  ['script as a link', 'church.yaml', 'links.memberPortal', 'javascript:alert(1)', /javascript/, /begins with https:\/\//],
  ['link without a domain', 'church.yaml', 'links.memberPortal', 'https://localhost/portal', /localhost/, /begins with https:\/\//],
  ['link with a misleading host', 'church.yaml', 'links.facebook', 'https://facebook.com@evil.test/', /evil/, /begins with https:\/\//],
  ['ZIP code without quotation marks', 'church.yaml', 'address.postalCode', 23832, 'the number 23832', /in quotation marks|within quotation marks/],
  ['state that is spelled out', 'church.yaml', 'address.region', 'Virginia', "'Virginia'", /two capital letters of a state, such as VA$/],
  ['unknown time zone', 'church.yaml', 'timeZone', 'America/Richmond', "'America/Richmond'", /America\/New_York/],
  ['URL instead of a stream id', 'church.yaml', 'streamId', 'https://youtu.be/abc', /youtu/, new RegExp(RegExp.escape(player.streamIdExpected))],
  ['invalid calendar id', 'church.yaml', 'calendarId', 'church', "'church'", /group\.calendar/],
  ['calendar URL with webcal', 'church.yaml', 'calendarUrl', 'webcal://cloud.example.org/calendar.ics', /webcal/, /https:\/\/ instead of webcal.*not its secret address/],
  ['secret calendar URL', 'church.yaml', 'calendarUrl', 'https://calendar.google.com/calendar/ical/a%40b.org/private-0123456789abcdef/basic.ics', /private/, /https:\/\/ instead of webcal.*not its secret address/],
  ['calendar URL of a page of Nextcloud', 'church.yaml', 'calendarUrl', 'https://cloud.example.org/apps/calendar/p/abc', /cloud/, /not that of a page/],
  ['calendar URL of a page', 'church.yaml', 'calendarUrl', 'https://calendar.google.com/calendar/embed?src=a%40b.org', /embed/, /https:\/\/ instead of webcal.*not its secret address/],
  ['unknown page', 'layout.yaml', 'menuLinks.1.page', 'watchlive', "'watchlive'", /watch-live/],
  ['header link without a page', 'layout.yaml', 'headerLinks.1.page', undefined, 'nothing', /home, .* memberPortal, membershipRegistration$/],
  ['unknown setting of the form', 'pages/contact-us.yaml', 'feedback', 'loud', "'loud'", /silent .* status/],
  ['verse without chapter and verse', 'pages/home.yaml', 'hero.verse.reference', 'Matthew', "'Matthew'", /book, chapter and verse/],
  ['impossible date', 'clergy.yaml', 'pope.enthronedOn', '2012-04-31', "'2012-04-31'", /^a date as year, month and day.*; April has 30 days$/],
  ['month that does not exist', 'clergy.yaml', 'pope.enthronedOn', '2012-25-12', "'2012-25-12'", /; the month is .* from 01 to 12$/],
  ['part of a page that is gone', 'pages/home.yaml', 'giving', undefined, 'nothing', /^the keys heading, .*bring it back/],
  ['text in braces', 'pages/home.yaml', 'giving.heading', { name: null }, /name/, /begins with a brace, within quotation marks/],
  ['tag in a text', 'pages/home.yaml', 'giving.heading', 'Give <b>now</b>', /<b>/, /^plain text/],
  ['Markdown in a description of an image', 'clergy.yaml', 'priestImage.alt', 'A **silver** cross', /silver/, /^plain text/],
  ['invisible characters as a description of an image', 'clergy.yaml', 'priestImage.alt', '\u200B', 'an empty text', /^what the image shows, in at most 125 characters, such as: /],
  ['entity of HTML', 'notices.yaml', 'notices.1.text', 'Bread &amp; wine', /&amp;/, /^plain text/],
  ['italic Markdown', 'notices.yaml', 'notices.1.text', 'There is *no* liturgy.', /no/, /\*italic\*/],
  ['bold Markdown', 'notices.yaml', 'notices.1.text', '**No liturgy** on Sunday', /\*\*No/, /^plain text.*\*\*bold/],
  ['Markdown with underscores', 'notices.yaml', 'notices.1.text', 'There is __no__ liturgy.', /__no__/, /Markdown/],
  ['link of Markdown', 'notices.yaml', 'notices.1.text', 'On [Sunday](https://church.org)', /\[Sunday\]/, /Markdown.*\[text\]\(url\)/],
  ['heading of Markdown', 'notices.yaml', 'notices.1.text', '## Snow', "'## Snow'", /Markdown/],
  ['quotation marks around a text', 'notices.yaml', 'notices.1.text', '“Snow”', "'“Snow”'", /^the text without quotation marks around it/],
  ['bullets in a text', 'notices.yaml', 'notices.1.text', '• Snow • Ice', /•/, /on one line, without bullets$/],
  ['focal point outside the image', 'clergy.yaml', 'priestImage.focalPoint', '150% 60%', "'150% 60%'", /81% 50%/],
  ['image without a description', 'clergy.yaml', 'priestImage.alt', undefined, 'nothing', /what the (picture|image) shows/],
  ['notice without a last day', 'notices.yaml', 'notices.1.lastDate', undefined, 'nothing', /2026-12-25$/],
  ['last day of a notice before its first', 'notices.yaml', 'notices.1.lastDate', '2099-11-28', /11-28/, /2099-11-29, the first day/],
  ['link of a notice without a target', 'notices.yaml', 'notices.1.link', { label: 'Read', url: '' }, /label/, /^exactly one of the keys page, url/],
])('schema issue: %s', async (_title, file, key, value, found, expected) => {
  await expectIssue(file, key, found, expected, issuesIn(file, given(file, key, value)));
});

// prettier-ignore
it.each<[title: string, file: ContentFile, text: string, key: string, found: string | RegExp, expected: RegExp]>([
  ['misspelled key', 'liturgies.yaml', edit('name:', 'nmae:'), 'usualLiturgy.nmae', "'Divine Liturgy'", /^the key 'name'\?/],
  ['key of an entry without its indentation', 'liturgies.yaml', `${liturgies}language: English\n`, 'language', "'English'", /^as many spaces before it/],
  ['24-hour clock without its first digit', 'liturgies.yaml', edit('11:30 AM', '9:30'), 'liturgies.sunday.endTime', "'9:30'", /9:15 AM.*09:15/],
  ['special space in a time', 'liturgies.yaml', edit('8:30 AM', '8:30\u202FAM'), 'liturgies.sunday.startTime', /'8:30 AM', with a special or invisible space/, /9:15 AM/],
  ['end at the start', 'liturgies.yaml', edit('11:30 AM', '8:30 AM'), 'liturgies.sunday.endTime', "'8:30 AM'", /a time at most 10 hours after 8:30 AM.*; an earlier one is after midnight/],
  ['overlapping liturgies', 'liturgies.yaml', edit('day: Saturday', 'day: Sunday'), 'liturgies.sunday.startTime', "'8:30 AM'", /overlap the liturgy 'saturday', on Sunday/],
  ['misspelled day', 'liturgies.yaml', edit('day: Sunday', 'day: Sonday'), 'liturgies.sunday.day', "'Sonday'", /in English, such as Sunday/],
  ['duplicate id of a pause', 'liturgies.yaml', list('pauses', pascha, pascha), 'pauses.pascha.id', "'pascha'", /no other entry has.*'pascha-2'/],
  ['duplicate id of a question', 'first-visit.yaml', given('first-visit.yaml', 'questions', [question, question]), 'questions.park.id', "'park'", /no other entry has/],
  ['duplicate id of a giving method', 'giving-methods.yaml', given('giving-methods.yaml', 'methods', [method, method]), 'methods.card.id', "'card'", /no other entry has/],
  ['duplicate id', 'liturgies.yaml', edit('id: sunday', 'id: saturday'), 'liturgies.saturday.id', "'saturday'", /no other entry has.*'saturday-2'/],
  ['id with a space', 'liturgies.yaml', edit('id: sunday', 'id: sun day'), 'liturgies.sun day.id', "'sun day'", /letters, digits and hyphens/],
  ['change of an unknown liturgy, yesterday', 'liturgies.yaml', list('changes', { ...change, liturgy: 'monday', date: '2026-11-30' }), 'changes.1.liturgy', "'monday'", /^the id of .*'saturday', 'sunday'/],
  ['change on another day of the week', 'liturgies.yaml', list('changes', { ...change, date: '2099-12-04' }), 'changes.1.date', "'2099-12-04'", /^a Sunday.*2099-12-06/],
  ['change outside the season of its liturgy', 'liturgies.yaml', withValue(list('liturgies', { ...season, id: 'sunday', lastDate: '2099-12-05' }), 'changes', [change]), 'changes.1.date', /12-06/, /in the season of this liturgy, through 2099-12-05$/],
  ['change before the season of its liturgy', 'liturgies.yaml', withValue(list('liturgies', { ...season, id: 'sunday', firstDate: '2099-12-07' }), 'changes', [change]), 'changes.1.date', /12-06/, /in the season of this liturgy, from 2099-12-07$/],
  ['change that is neither canceled nor has an end', 'liturgies.yaml', list('changes', { ...change, canceled: false, startTime: '9:00 AM' }), 'changes.1.canceled', /false/, /'canceled: true', or a startTime/],
  ['change that is canceled and has hours', 'liturgies.yaml', list('changes', { ...change, startTime: '9:00 AM' }), 'changes.1.canceled', /true/, /^no startTime and endTime beside/],
  ['change that ends before it starts', 'liturgies.yaml', list('changes', { ...change, canceled: false, startTime: '9:00 AM', endTime: '8:00 AM' }), 'changes.1.endTime', "'8:00 AM'", /a time at most 14 hours after 9:00 AM/],
  ['two changes of one day', 'liturgies.yaml', list('changes', change, { ...change }), 'changes.2.date', /2099/, /^one change/],
  ['change on a date with a month in words', 'liturgies.yaml', list('changes', { ...change, date: '6–December–2099' }), 'changes.1.date', /December/, /2026-12-25$/],
  ['long dashes in a date', 'liturgies.yaml', list('changes', { ...change, date: '2026–12–06' }), 'changes.1.date', /–12–/, /; type hyphens \(-\)$/],
  ['change of more than 14 hours', 'liturgies.yaml', list('changes', { ...change, canceled: false, startTime: '5:00 AM', endTime: '7:01 PM' }), 'changes.1.endTime', /7:01/, /^a time at most 14 hours after 5:00 AM, .*noon is 12:00 PM/],
  ['noon instead of midnight', 'liturgies.yaml', list('specialServices', { ...service, startTime: '9:00 PM', endTime: '12:30 PM' }), 'specialServices.1.endTime', "'12:30 PM'", /^a time at most 14 hours after 9:00 PM, when it starts.* Midnight is 12:00 AM/],
  ['two services of one name', 'liturgies.yaml', list('specialServices', service, { ...service }), 'specialServices.2.name', "'Vespers'", /^a name that no other service of 2099-12-05/],
  ['service that ends when it starts', 'liturgies.yaml', list('specialServices', { ...service, endTime: '6:00 PM' }), 'specialServices.1.endTime', "'6:00 PM'", /a time at most 14 hours after 6:00 PM/],
  ['season that ends before it begins', 'liturgies.yaml', list('liturgies', { ...season, firstDate: '2099-03-08', lastDate: '2099-03-01' }), 'liturgies.lent.lastDate', /03-01/, /after 2099-03-08/],
  ['seasons that overlap', 'liturgies.yaml', list('liturgies', { ...season, lastDate: '2099-03-08' }, { ...season, id: 'summer', firstDate: '2099-03-08' }), 'liturgies.summer.startTime', /8:00/, /overlap the liturgy 'lent'/],
  ['replacement of an unknown liturgy', 'liturgies.yaml', list('liturgies', season, { ...season, id: 'b', day: 'Friday', replaces: 'c' }), 'liturgies.b.replaces', "'c'", /^the id of another weekly liturgy: 'lent'$/],
  ['replacement without a first day', 'liturgies.yaml', list('liturgies', season, { ...season, id: 'b', firstDate: undefined, lastDate: undefined, replaces: 'lent' }), 'liturgies.b.firstDate', 'nothing', /first day on which it replaces 'lent', such as 2026-12-25$/],
  ['night that runs into the next liturgy', 'liturgies.yaml', list('liturgies', season, { ...season, id: 'kiahk', day: 'Saturday', startTime: '11:00 PM', endTime: '9:00 AM' }), 'liturgies.kiahk.startTime', /11:00/, /overlap the liturgy 'lent', on Sunday/],
  ['change of a liturgy that is replaced', 'liturgies.yaml', withValue(replaced, 'changes', [change]), 'changes.1.liturgy', "'sunday'", /in its place on 2099-12-06/],
  ['special service at the hours of a weekly liturgy', 'liturgies.yaml', list('specialServices', { ...service, startTime: '10:00 AM', endTime: '12:30 PM' }), 'specialServices.1.startTime', "'10:00 AM'", /not overlap the liturgy 'saturday'.*cancels it: liturgy: saturday, date: 2099-12-05, canceled: true/],
  ['special service of yesterday', 'liturgies.yaml', withValue(list('liturgies', { ...season, day: 'Monday' }), 'specialServices', [morningService('2026-11-30')]), 'specialServices.1.startTime', /8:30/, /not overlap the liturgy 'lent' of 2026-11-30/],
  ['special service that runs into the liturgy of the next day', 'liturgies.yaml', list('specialServices', { ...service, startTime: '10:00 PM', endTime: '12:00 PM' }), 'specialServices.1.startTime', "'10:00 PM'", /not overlap the liturgy 'sunday' of 2099-12-06.*date: 2099-12-06/],
  ['pause that ends before it begins', 'liturgies.yaml', list('pauses', { id: 'a', text: 'A', firstDate: 'Pascha', lastDate: '6 days before Pascha' }), 'pauses.a.lastDate', "'6 days before Pascha'", /before the first one, Pascha$/],
  ['date in other words', 'church-year.yaml', feast({ firstDate: 'the Friday before Palm Sunday' }), 'observances.feast.firstDate', /Palm Sunday/, /^a day and a month, or Pascha \(the Resurrection\) or Nativity, .*such as: 29 Koiak, 55 days before Pascha, Paramoun of Nativity$/],
  ['special space in a date', 'church-year.yaml', feast({ firstDate: '29\u00A0Koiak' }), 'observances.feast.firstDate', /with a special or invisible space/, /such as: 29 Koiak/],
  ['unknown feast', 'church-year.yaml', feast({ firstDate: '7 days before Easter' }), 'observances.feast.firstDate', /Easter/, /^a day and a month, or Pascha \(the Resurrection\) or Nativity/],
  ['unknown month', 'church-year.yaml', feast({ firstDate: '29 November' }), 'observances.feast.firstDate', "'29 November'", /^one of the months thout, paopi, .*such as: 29 Koiak, 55 days/],
  ['day that the month does not have', 'church-year.yaml', feast({ firstDate: '6 El-Nasi' }), 'observances.feast.firstDate', "'6 El-Nasi'", /^a day from 1 to 5.*such as: 29 Koiak, 55 days/],
  ['day after the end of every month', 'liturgies.yaml', list('pauses', { ...pascha, firstDate: '31 Koiak' }), 'pauses.pascha.firstDate', "'31 Koiak'", /^a day from 1 to 30; such as: 29 Koiak, 55 days/],
  ['day before the beginning of every month', 'liturgies.yaml', list('pauses', { ...pascha, lastDate: '0 Koiak' }), 'pauses.pascha.lastDate', "'0 Koiak'", /^a day from 1 to 30; such as: 29 Koiak, 55 days/],
  ['too many days before a feast', 'church-year.yaml', feast({ omitted: { firstDate: '121 days before Pascha', lastDate: 'Pascha' } }), 'observances.feast.omitted.firstDate', /121/, /^from 1 to 120 days before or after Pascha; such as: 29 Koiak, 55 days/],
  ['no days before a feast', 'church-year.yaml', feast({ lastDate: '0 days after Nativity' }), 'observances.feast.lastDate', /0 days/, /^from 1 to 120 days before or after Nativity/],
  ['days to leave out that end before they begin', 'church-year.yaml', feast({ omitted: { firstDate: 'Pascha', lastDate: '6 days before Pascha' } }), 'observances.feast.omitted.lastDate', /6 days/, /before the first one, Pascha$/],
  ['end before the beginning in some years', 'church-year.yaml', feast({ firstDate: 'Pascha', lastDate: '15 Parmouti' }), 'observances.feast.lastDate', "'15 Parmouti'", /before the first one, Pascha$/],
  ['end before the beginning in the year of the earliest Resurrection', 'church-year.yaml', feast({ firstDate: 'Nativity', lastDate: '88 days before Pascha' }), 'observances.feast.lastDate', /88 days/, /before the first one, Nativity$/],
  ['end before the beginning on some days of the week', 'church-year.yaml', feast({ firstDate: '10 Tobi', lastDate: 'Paramoun of 11 Tobi' }), 'observances.feast.lastDate', /Paramoun/, /before the first one, 10 Tobi$/],
  ['end before the beginning after a leap year', 'church-year.yaml', feast({ firstDate: '29 Koiak', lastDate: 'Nativity' }), 'observances.feast.lastDate', "'Nativity'", /before the first one, 29 Koiak$/],
  ['book that is no Gospel', 'readings.yaml', reading('Acts 2:1-21'), 'days.1.gospel', "'Acts 2:1-21'", /^a Gospel \(Matthew, Mark, Luke or John\) .*such as Luke 14:25-35/],
  ['reference with dots', 'readings.yaml', reading('Luke 14.25-35'), 'days.1.gospel', "'Luke 14.25-35'", /such as Luke 14:25-35/],
  ['chapter that the Gospel does not have', 'readings.yaml', reading('Mark 17:1-5'), 'days.1.gospel', "'Mark 17:1-5'", /^a chapter from 1 to 16, which Mark has; such as/],
  ['verse that the chapter does not have', 'readings.yaml', reading('John 1:1-13; Luke 14:25-36'), 'days.1.gospel', /14:25-36/, /^a verse from 1 to 35, which Luke 14 has; such as/],
  ['verse 0', 'readings.yaml', reading('Luke 14:0-3'), 'days.1.gospel', /14:0/, /^a verse from 1 to 35/],
  ['verses in the wrong order', 'readings.yaml', reading('Luke 14:35-25'), 'days.1.gospel', /35-25/, /^the first verse before the last one; such as/],
  ['chapters in the wrong order', 'readings.yaml', reading('Luke 14:1-13:2'), 'days.1.gospel', /13:2/, /^the first verse before the last one/],
  ['two readings of a day', 'readings.yaml', readings({ firstDate: 'Nativity' }, { firstDate: '29 Koiak' }), 'days.2.firstDate', "'29 Koiak'", /^a day that no entry above has$/],
  ['reading of a day within those of another', 'readings.yaml', readings({ firstDate: '17 Thout', lastDate: '19 Thout' }, { firstDate: '18 Thout' }), 'days.2.firstDate', "'18 Thout'", /^a day that no entry above has$/],
  ['sixth Sunday of a month', 'readings.yaml', given('readings.yaml', 'sundays.paopi', { sixth: 'Luke 7:11-17' }), 'sundays.paopi.sixth', "'Luke 7:11-17'", /fifth/],
  ['other rule for Sundays', 'readings.yaml', readings({ firstDate: '5 Epip', onSunday: 'feast' }), 'days.1.onSunday', "'feast'", /^Sunday or nothing, or no such line$/],
  ['state of the United States in Australia', 'church.yaml', given('church.yaml', 'address.country', 'AU'), 'address.region', "'VA'", /two or three capital letters of a state, such as NSW$/],
  ['state of the United States in Canada', 'church.yaml', given('church.yaml', 'address.country', 'CA'), 'address.region', "'VA'", /two capital letters of a province, such as ON$/],
  ['notice that is too long with its link', 'notices.yaml', given('notices.yaml', 'notices.1', longNotice), 'notices.1.text', /xxx/, /together with the label of its link$/],
  ['ZIP code of a place in Canada', 'church.yaml', given('church.yaml', 'address', inOntario), 'address.postalCode', "'23220'", /^the postal code of a place in Ontario.*M5V 2T6/],
  ['latitude that does not exist', 'church.yaml', given('church.yaml', 'geo', { latitude: 137.5, longitude: -77.4 }), 'geo.latitude', 'the number 137.5', /-90 to 90, such as 37\.5407/],
  ['giving method with the id of another element', 'giving-methods.yaml', givingMethod({ id: 'menu' }), 'methods.menu.id', "'menu'", /such as 'menu-2'/],
  ['new entry without an image', 'giving-methods.yaml', givingMethod({ image: undefined }), 'methods.card.image', 'nothing', /below 'image:'.*such as: file: .*photo\.jpg$/],
  ['giving method without an action', 'giving-methods.yaml', givingMethod({ url: '' }), 'methods.card', 'none of them', /^exactly one of the keys url, phone,/],
])('schema issue: %s', async (_title, file, text, key, found, expected) => {
  await expectIssue(file, key, found, expected, issuesIn(file, text));
});

// prettier-ignore
it.each<[title: string, file: ContentFile, text: string]>([
  ['optional keys that a form left empty', 'church-year.yaml', feast({ lastDate: '', omitted: { firstDate: '', lastDate: null } })],
  ['notice of one day', 'notices.yaml', given('notices.yaml', 'notices.1.lastDate', '2099-11-29')],
  ['notice that just fits with its link', 'notices.yaml', given('notices.yaml', 'notices.1', { ...longNotice, text: 'x'.repeat(76) })],
  ['address without region and postal code', 'church.yaml', given('church.yaml', 'address', { country: 'IE', street: '1 Main Street', city: 'Dublin' })],
  ['period of one day', 'church-year.yaml', feast({ lastDate: '29 Koiak' })],
  ['readings that are empty, or in two chapters', 'readings.yaml', readings({ firstDate: 'Pascha', gospel: '', evening: false }, { firstDate: '1 day before Pascha', gospel: 'Matthew 15:32-16:4; Mark 1:1' })],
  ['fixed day that is before Pascha in some years', 'readings.yaml', readings({ firstDate: '29 Paremhat' }, { firstDate: '5 days before Pascha' })],
  ['no readings', 'readings.yaml', given('readings.yaml', 'days', null)],
  ['link that a form left empty', 'notices.yaml', given('notices.yaml', 'notices.1.link', { label: '', page: null })],
  ['coordinates', 'church.yaml', given('church.yaml', 'geo', { latitude: 37.5407, longitude: -77.436 })],
  ['no questions', 'first-visit.yaml', given('first-visit.yaml', 'questions', null)],
  ['decorative image without a description', 'pages/giving.yaml', given('pages/giving.yaml', 'banner.image.alt', undefined)],
  ['past change', 'liturgies.yaml', list('changes', { ...change, liturgy: 'deleted', date: '2026-11-29' })],
  ['seasons that follow each other', 'liturgies.yaml', list('liturgies', { ...season, firstDate: '2099-03-08', lastDate: '2099-03-08' }, { ...season, id: 'summer', firstDate: '2099-03-09' })],
  ['service of 14 hours through midnight', 'liturgies.yaml', list('specialServices', { ...service, endTime: '8:00 AM' })],
  ['weekly night', 'liturgies.yaml', list('liturgies', { id: 'kiahk', day: 'Saturday', startTime: '10:00 PM', endTime: '1:00 AM' })],
  ['liturgy that replaces another one for good', 'liturgies.yaml', list('liturgies', season, { ...season, id: 'new', firstDate: '2099-03-08', lastDate: undefined, replaces: 'lent' })],
  ['no weekly liturgy', 'liturgies.yaml', withValue(liturgies, 'liturgies', [])],
  ['consecutive liturgies', 'liturgies.yaml', liturgies.replace('Saturday', 'Sunday').replace('8:30', '10:30')],
  ['service at the hours of a liturgy that is canceled', 'liturgies.yaml', withValue(list('changes', change), 'specialServices', [morningService('2099-12-06')])],
  ['service at the hours of a liturgy that is paused', 'liturgies.yaml', withValue(list('pauses', pascha), 'specialServices', [morningService(paschaOf(2099))])],
  ['service at the hours of a liturgy in the past', 'liturgies.yaml', list('specialServices', morningService('2026-11-29'))],
  ['emoji, Coptic, Arabic, and a sign that begins no tag', 'liturgies.yaml', edit('Divine Liturgy', 'Divine < 👨‍👩‍👧 Ϯⲉⲕⲕⲗⲏⲥⲓⲁ كنيسة')],
  ['asterisks, brackets and lines that are no Markdown', 'liturgies.yaml', edit('Divine Liturgy', '"* Liturgy [English] (Sunday) **, ____ #1 2 * 3 * 4"')],
  ['comment about a placeholder', 'liturgies.yaml', edit('Divine Liturgy', 'Divine Liturgy # placeholder: yet to come')],
  ['text over several lines', 'liturgies.yaml', edit('Divine Liturgy', '>-\n    Divine\n    Liturgy')],
])('valid: %s', async (_title, file, text) => {
  expect(await issuesIn(file, text)).toEqual([]);
});

// prettier-ignore
it.each([
  ['without invisible characters of Word', 'Di\u00ADvine\u200B Lit\u200Curgy\uFEFF\u2028now', 'Divine Liturgy now'],
  ['without invisible characters of direction', '\u200EDivine\u200F \u2067Liturgy\u2069\u202C', 'Divine Liturgy'],
  ['with the invisible characters that Arabic and emoji need', 'می\u200Cخواهم 👨\u200D👩🏽\u200D👧', 'می\u200Cخواهم 👨\u200D👩🏽\u200D👧'],
  ['without spaces around it', ' Divine Liturgy ', 'Divine Liturgy'],
  ['with spaces that break no line', 'St. Mark – 5: 8', 'St.\u00A0Mark\u00A0– 5:\u00A08'],
])('the site reads a text %s', (_title, text, shown) => {
  expect(label('Snow').parse(text)).toBe(shown);
});
