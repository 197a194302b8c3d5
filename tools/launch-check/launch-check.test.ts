import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root, set, setUpContent, write } from '#tools/check/fixtures/content.ts';
import { CalendarError } from '#tools/content/read-calendar.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { MissingValue } from './find-missing.ts';
import {
  checkCalendar,
  findMissingValues,
  formatLaunchReport,
  launchSettings,
  type LaunchSettings,
} from './launch-check.ts';

const ids = { PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3', PUBLIC_EMAILJS_SERVICE_ID: 'service_1' };
const complete: LaunchSettings = { site: 'https://www.church.org', emailjs: ids };
setUpContent();

const find = (key: string, settings = complete) =>
  findMissingValues(root, settings).find((value) => value.key === key);

test('a placeholder in content is reported with its file and help', () => {
  write('church.yaml', 'phone: +1-804-555-0100\n');
  expect(find('phone')).toEqual({
    file: 'src/content/church.yaml',
    key: 'phone',
    found: '+1-804-555-0100',
    expected: 'The telephone number with its country code, such as +1-202-555-0143.',
    need: 'essential',
  });
});

test.each([
  ['SITE_URL', { site: 'https://www.church.example' }],
  ['SITE_URL', { site: '' }],
  ['PUBLIC_EMAILJS_PUBLIC_KEY', { emailjs: { PUBLIC_EMAILJS_PUBLIC_KEY: 'key-to-be-supplied' } }],
])('a placeholder in the settings is reported: %s', (key, settings) => {
  expect(find(key, { ...complete, ...settings })).toMatchObject({ need: 'essential' });
  expect(find(key)).toBeUndefined();
});

const card = 'cards: [{ id: one, text: We serve., placeholder: true }]';

test.each([
  ['church.yaml', 'phone: +1-804-555-1212\nshortName: EXMP', ['nameInFull: , optional']],
  ['church.yaml', 'shortName: St. Mark', []],
  [
    'liturgies.yaml',
    'liturgies: [{ id: sunday, startTime: 8:00 AM, placeholder: true }]',
    ['liturgies.language: , decision', 'liturgies.sunday.startTime: 8:00 AM, essential'],
  ],
  [
    'giving-methods.yaml',
    'methods: [{ id: mail, text: Give., placeholder: true }]',
    ['methods.mail.text: Give., decision'],
  ],
  ['ministries.yaml', card, ['cards.when: , optional', 'cards.one.text: We serve., decision']],
  ['ministries.yaml', "cards: [{ id: one, when: '' }, { id: two }]", ['cards.when: , optional']],
  ['ministries.yaml', 'cards: [{ id: one }, { id: two, when: Fridays }]', []],
  ['ministries.yaml', 'cards: []', []],
  ['life-at.yaml', card, ['cards.one.text: We serve., optional']],
  ['life-at.yaml', card.replace('true', 'false'), []],
  [
    'clergy.yaml',
    'priests: [{ id: first }, { id: second, name: Mark }, { id: third, name: }]',
    ['priests.first.name: , optional', 'priests.third.name: , optional'],
  ],
  [
    'first-visit.yaml',
    'confirmed: true\nquestions: [{ id: parking, question: Where do I park? }]',
    ['questions.parking.answer: , optional'],
  ],
  ['first-visit.yaml', 'confirmed: false', ['confirmed: false, decision']],
  ['church-year.yaml', 'confirmed: false', ['confirmed: false, decision']],
  ['pages/contact-us.yaml', 'feedback: silent', ['feedback: silent, decision']],
  ['pages/contact-us.yaml', 'title: Contact', ['feedback: silent, decision']],
  ['pages/contact-us.yaml', 'feedback: status', []],
  ['pages/giving.yaml', 'allocation:', ['receipts: , optional', 'allocation: , decision']],
])('in %s, %j leaves %j', (name, text, expected) => {
  write(name, text);
  const missing = findMissingValues(root, complete).filter(({ file }) => file === `src/content/${name}`);
  expect(missing.map(({ key, found, need }) => `${key}: ${found}, ${need}`)).toEqual(expected);
  for (const it of missing) expect(it.expected).not.toBe('');
});

test('the translations of each language of the site are to be confirmed', () => {
  set('church.yaml', 'languages', ['en', 'ar']);
  mkdirSync(join(root, 'src/content/translations'));
  for (const code of ['ar', 'de']) write(`translations/${code}.yaml`, 'confirmed: false\ntexts:\n');
  const asked = findMissingValues(root, complete).filter(({ key }) => key === 'confirmed');
  expect(asked.map(({ file }) => file)).toContain('src/content/translations/ar.yaml');
  expect(asked.map(({ file }) => file)).not.toContain('src/content/translations/de.yaml');
});

test('days of feasts and pauses are to be decided, each until a service is entered for it or its eve', () => {
  const image = { file: '../assets/other.jpg', alt: 'Palms' };
  const feast = { name: 'Feast', text: 'Hosanna.', rank: 'majorFeast', image };
  set('church-year.yaml', 'observances', [
    { ...feast, id: 'palms', firstDate: '7 days before Pascha' },
    // On a Thursday, without a weekly liturgy.
    { ...feast, id: 'ascension', firstDate: '39 days after Pascha' },
    { ...feast, id: 'epiphany', firstDate: '11 Tobi' },
    { ...feast, id: 'minor', rank: 'minorFeast', firstDate: '41 days after Pascha' },
  ]);
  const sunday = { id: 'sunday', day: 'Sunday', startTime: '9:00 AM', endTime: '11:00 AM' };
  set('liturgies.yaml', 'liturgies', [{ ...sunday, id: 'monday', day: 'Monday' }, sunday]);
  set('liturgies.yaml', 'pauses', [
    { id: 'a', text: 'A', firstDate: '6 days before Pascha', lastDate: 'Pascha' },
    { id: 'b', text: 'B', firstDate: '11 Tobi' },
  ]);
  const reminders = (today: CalendarDate) =>
    findMissingValues(root, complete, today)
      .filter(({ file, key }) => file.endsWith('/liturgies.yaml') && key === 'specialServices')
      .map(({ found, expected }) => found.replace(/.*?, (.*), 2027/, `$1: ${expected.split(',')[0]}`));
  const [usual, none] = ['The weekly liturgy is held at its usual hours', 'No weekly liturgy is held'];
  const holyWeek = ['April 26', 'April 27', 'April 28', 'April 29', 'April 30', 'May 1', 'May 2'];
  const inSpring = [
    `April 25: Feast. ${usual}`,
    ...holyWeek.map((it) => `${it}: ${none}`),
    `June 10: Feast. ${none}`,
  ];
  expect(reminders('2027-06-11')).toEqual([]);
  expect(reminders('2027-03-20')).toEqual(inSpring);
  // The eve of Epiphany has its own weekly liturgy, at an hour before the feast.
  const eve = expect.stringMatching(/^January 18: The eve of Feast\. .* usual hours/) as string;
  expect(reminders('2027-01-10')).toEqual([eve, `January 19: Feast. ${none}`]);
  set('liturgies.yaml', 'changes', [{ liturgy: 'monday', date: '2027-01-18', canceled: true }]);
  expect(reminders('2027-01-10')).toEqual([`January 19: Feast. ${none}`]);
  // In the evening, before the prayers of the next day.
  const evening = { name: 'Prayers', date: '2027-04-26', startTime: '7:00 PM', endTime: '9:00 PM' };
  set('liturgies.yaml', 'specialServices', [evening]);
  expect(reminders('2027-03-20')).toEqual(inSpring.toSpliced(1, 2));
});

test('the report has essential values first, then the others, then the count', () => {
  const value = { file: 'church.yaml', found: '', expected: 'The number.' };
  const missing: MissingValue[] = [
    { ...value, key: 'name', found: 'x', need: 'optional' },
    { ...value, key: 'phone', need: 'essential' },
    { ...value, key: 'fax', need: 'essential' },
  ];
  expect(formatLaunchReport(missing)).toBe(`Needed before the site goes live

church.yaml
  phone: (empty)
  fax: (empty)
    The number.

Can wait

church.yaml
  name: x
    The number.

3 values are missing; 2 of them must be supplied before the site goes live.`);
});

test('a setting that .env lacks is that of the configuration', () => {
  // Set where the site is deployed.
  vi.stubEnv('PUBLIC_EMAILJS_SERVICE_ID', undefined);
  const schema = { PUBLIC_EMAILJS_SERVICE_ID: { default: 'service-to-be-supplied' }, OTHER: {} };
  const settings = launchSettings({ site: 'https://www.church.org', env: { schema } } as never, root);
  const emailjs = { PUBLIC_EMAILJS_SERVICE_ID: 'service-to-be-supplied' };
  expect(settings).toEqual({ site: 'https://www.church.org', emailjs });
});

test('a calendar that cannot be read is reported, unlike one that can be read, and a placeholder', async () => {
  const church = { calendarId: 'abc@group.calendar.google.com' };
  const fail = () => Promise.reject(new CalendarError('The calendar was answered with the status 404.'));
  expect(await checkCalendar(church, fail)).toMatchObject([
    { key: 'calendarId', found: church.calendarId, expected: expect.stringContaining('404') as string },
  ]);
  expect(await checkCalendar(church, () => Promise.resolve(''))).toEqual([]);
  expect(await checkCalendar({ calendarId: 'calendar@church.example' }, fail)).toEqual([]);
});
