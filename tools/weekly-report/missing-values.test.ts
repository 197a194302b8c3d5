import { expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { root, set, setUpContent, write } from '#content/check/fixtures/content.ts';
import { findUndecidedDays } from '#content/check/undecided-days.ts';
import { load } from '#content/load.ts';
import type { CalendarDate } from '#time/dates.ts';
import { findMissingValues, hostSettings, type HostSettings } from './missing-values.ts';

const complete: HostSettings = { SITE_URL: 'https://www.church.org', PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3' };
setUpContent();

const missing = (settings = complete) => findMissingValues(load(root), settings);

test.each([
  ['SITE_URL', 'https://www.church.example'],
  ['SITE_URL', ''],
  ['PUBLIC_EMAILJS_PUBLIC_KEY', 'key-to-be-supplied'],
])('a placeholder in the settings is reported: %s is %j', (key, value) => {
  const found = missing({ ...complete, [key]: value }).slice(missing().length);
  expect(found).toMatchObject([{ key, need: 'essential' }]);
});

const table = readFixture(import.meta.dirname, 'fixtures/missing.yaml');

test.each(table as ({ missing: string[] } & Record<string, object>)[])(
  'what is missing in %j',
  ({ missing: expected, ...files }) => {
    const [[name, data]] = Object.entries(files) as [[string, object]];
    write(name, stringify(data));
    const found = missing().filter(({ file }) => file === `src/content/${name}`);
    expect(found.map(({ key, found, need }) => `${key}: ${found}, ${need}`)).toEqual(expected);
  },
);

test('the translations of each language of the site are to be confirmed', () => {
  set('church.yaml', 'languages', ['en', 'ar']);
  for (const code of ['ar', 'de']) write(`translations/${code}.yaml`, 'confirmed: false\ntexts:\n');
  const asked = missing().filter(({ file }) => file.includes('translations'));
  expect(asked.map(({ file, key }) => `${file}, ${key}`)).toEqual([
    'src/content/translations/ar.yaml, confirmed',
  ]);
});

test('a site without Ministries is not asked about them', () => {
  set('ministries.yaml', 'cards.choir.placeholder', true);
  const asked = () => missing().filter(({ file }) => file.endsWith('/ministries.yaml'));
  expect(asked()).not.toEqual([]);
  set('church.yaml', 'ministries', false);
  expect(asked()).toEqual([]);
});

test('a parish that reads French decides on the text of the Gospels', () => {
  const asked = () => missing().filter(({ key }) => key === 'text');
  expect(asked()).toEqual([]);
  set('church.yaml', 'languages', ['en', 'fr']);
  expect(asked()).toMatchObject([{ file: 'src/content/readings.yaml', need: 'decision' }]);
  set('readings.yaml', 'text', true);
  expect(asked()).toEqual([]);
});

test('days of feasts and pauses are undecided until a service is entered for them or their eve', () => {
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
    findUndecidedDays(load(root).content, today).map((text) =>
      text.replaceAll('\u00A0', ' ').replace(/^.*?, (.*?), 2027(: [^,]*).*/, '$1$2'),
    );
  const [usual, none] = ['The weekly liturgy is held at its usual hours', 'No weekly liturgy is held'];
  const inSpring = [
    `April 25: Feast. ${usual}`,
    `April 26 – Sunday, May 2: ${none}`,
    `June 10: Feast. ${none}`,
  ];
  expect(reminders('2027-06-11')).toEqual([]);
  expect(reminders('2027-03-20')).toEqual(inSpring);
  // The eve of Epiphany has its own weekly liturgy, at an hour before the feast.
  const eve = 'January 18: The eve of Feast. The weekly liturgy of this day is held at its usual hours';
  expect(reminders('2027-01-10')).toEqual([
    `${eve} (see docs/office/holy-week-and-feasts.md).`,
    `January 19: Feast. ${none}`,
  ]);
  set('liturgies.yaml', 'changes', [{ liturgy: 'monday', date: '2027-01-18', canceled: true }]);
  expect(reminders('2027-01-10')).toEqual([`January 19: Feast. ${none}`]);
  // In the evening, before the prayers of the next day.
  const evening = { name: 'Prayers', date: '2027-04-26', startTime: '7:00 PM', endTime: '9:00 PM' };
  set('liturgies.yaml', 'specialServices', [evening]);
  expect(reminders('2027-03-20')).toEqual(inSpring.with(1, `April 28 – Sunday, May 2: ${none}`));
});

test('a service that a feast promises, and the liturgy of a Gospel, are undecided until the office says so', () => {
  const image = { file: '../assets/other.jpg', alt: 'Palms' };
  const apostles = { id: 'apostles', name: 'Apostles', text: 'Water is blessed.', rank: 'feast', image };
  set('church-year.yaml', 'observances', [{ ...apostles, service: true, firstDate: '5 Epip' }]);
  set('readings.yaml', 'days', [{ firstDate: '5 Epip', gospel: 'Matthew 10:1-15' }]);
  const entered = (services: object[]) => {
    set('liturgies.yaml', 'specialServices', services);
    return findUndecidedDays(load(root).content, '2027-06-20', 28);
  };
  const see = '(see docs/office/holy-week-and-feasts.md).';
  const service = {
    name: 'Blessing of the Water',
    date: '2027-07-12',
    startTime: '8:00 AM',
    endTime: '10:00 AM',
  };
  expect(entered([])).toEqual([
    `Monday, July\u00A012, 2027: Apostles. It has a service, and none is entered ${see}`,
  ]);
  expect(entered([service])).toEqual([
    `Monday, July\u00A012, 2027: The Gospel of Apostles. No service of this day is said to be the one at which it is read, by gospel: true ${see}`,
  ]);
  expect(entered([{ ...service, gospel: true }])).toEqual([]);
  // The evening before a feast is asked for alone, as long as nothing is entered.
  set('readings.yaml', 'days', [{ firstDate: '5 Epip', gospel: 'Matthew 10:1-15', evening: true }]);
  set('liturgies.yaml', 'pauses', [{ id: 'apostles', text: 'Liturgy: {eve}.', firstDate: '5 Epip' }]);
  expect(entered([]).filter((text) => text.includes('gospel: true'))).toEqual([]);
});

test('what only a priest can decide is asked until a key has it', () => {
  const image = { file: '../assets/other.jpg', alt: 'A lance' };
  const feast = { name: 'Feast', text: 'A feast.', rank: 'feast', image };
  const postponed = { firstDate: '7 days before Pascha', lastDate: 'Pascha' };
  const lazarus = { ...feast, id: 'lazarus-saturday', firstDate: '8 days before Pascha' };
  const george = { ...feast, id: 'st-george', firstDate: '23 Parmouti', postponed };
  const second = { firstDate: '12 Tobi', gospel: 'John 1:35-51' };
  const asked = (more: object[]) => {
    set('church-year.yaml', 'observances', [
      { ...lazarus, ...more[0] },
      { ...george, ...more[1] },
      { ...feast, id: 'other', firstDate: '1 Thout' },
    ]);
    set('readings.yaml', 'days', [
      { ...second, ...more[2] },
      { firstDate: '13 Tobi', gospel: 'John 2:1-11' },
    ]);
    return missing()
      .filter(({ key }) => /color|postponedTo|days.*name/.test(key))
      .map(({ key }) => key);
  };
  expect(asked([])).toEqual([
    'observances.lazarus-saturday.color',
    'observances.st-george.postponedTo',
    'days.1.name',
  ]);
  expect(
    asked([{ color: 'violet' }, { postponedTo: '8 days after Pascha' }, { name: 'Second day' }]),
  ).toEqual([]);
});

test.each([
  [undefined, 'service-to-be-supplied'],
  ['service_1', 'service_1'],
])('a setting that is %j in the environment is %j', (value, expected) => {
  const name = 'PUBLIC_EMAILJS_SERVICE_ID';
  vi.stubEnv(name, value);
  const settings = hostSettings('https://www.church.org', root);
  vi.unstubAllEnvs();
  expect(settings).toMatchObject({ SITE_URL: 'https://www.church.org', [name]: expected });
});
