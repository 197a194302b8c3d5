import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { liturgies as weekend } from '#content-tools/check/content-fixture.ts';
import { findMissingValues, formatLaunchReport } from './launch-check.ts';
import { launchSettings, type LaunchSettings } from './launch-settings.ts';

const project = resolve(import.meta.dirname, '../../..');
const complete: LaunchSettings = {
  site: 'https://www.church.org',
  emailjs: { PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3', PUBLIC_EMAILJS_SERVICE_ID: 'service_1' },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-check-'));
  cpSync(join(project, 'src/content'), join(root, 'src/content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const liturgies = `${weekend}pauses:
  - { id: holy-week, text: Holy Week., firstDate: { daysFromPascha: -6 }, lastDate: { daysFromPascha: 0 } }
`;
const palmSundayRule = {
  id: 'palm-sunday',
  name: 'Palm Sunday',
  text: 'Hosanna.',
  image: { file: '../assets/other.jpg', alt: 'Palms' },
  rank: 'majorFeast',
  firstDate: { daysFromPascha: -7 },
};
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

const setPhone = (phone: string) => {
  const church = readFileSync(join(root, 'src/content/church.yaml'), 'utf8');
  write('src/content/church.yaml', church.replace(/^phone: .*$/m, `phone: ${phone}`));
};

const find = async (key: string, settings = complete) =>
  (await findMissingValues(root, settings)).find((value) => value.key === key);

describe('missing values', () => {
  test('placeholder in content is reported until it is replaced', async () => {
    setPhone('+1-804-555-0100');
    expect(await find('phone')).toEqual({
      file: 'src/content/church.yaml',
      key: 'phone',
      found: '+1-804-555-0100',
      expected: 'The telephone number, written +1-area-number.',
      need: 'essential',
    });
    setPhone('+1-804-739-2100');
    expect(await find('phone')).toBeUndefined();
  });

  test.each([
    ['SITE_URL', { ...complete, site: 'https://www.church.example' }],
    ['SITE_URL', { ...complete, site: '' }],
    [
      'PUBLIC_EMAILJS_TEMPLATE_ID',
      { ...complete, emailjs: { PUBLIC_EMAILJS_TEMPLATE_ID: 'template-to-be-supplied' } },
    ],
  ])('placeholder in the settings is reported: %s', async (key, settings) => {
    expect(await find(key, settings)).toMatchObject({ need: 'essential' });
    expect(await find(key)).toBeUndefined();
  });

  test('placeholder text, unnamed priests and open questions can wait', async () => {
    write('src/content/clergy.yaml', 'priests:\n  - id: first\n    office: Priest\n');
    write('src/content/life-at.yaml', 'cards:\n  - id: one\n    text: We sing.\n    placeholder: true\n');
    write('src/content/first-visit.yaml', 'questions:\n  - id: parking\n    question: Where do I park?\n');
    expect(await find('questions.parking.answer')).toMatchObject({ found: '', need: 'optional' });
    expect(await find('priests.first.name')).toMatchObject({ found: '', need: 'optional' });
    expect(await find('cards.one.text')).toMatchObject({
      found: 'We sing.',
      expected: expect.stringContaining('photo') as string,
      need: 'optional',
    });
  });

  test.each(['ministries', 'volunteering'])(
    'whether the church has a card of %s is to be decided',
    async (name) => {
      write(`src/content/${name}.yaml`, 'cards:\n  - id: one\n    text: We serve.\n    placeholder: true\n');
      expect(await find('cards.one.text')).toMatchObject({ found: 'We serve.', need: 'decision' });
    },
  );
});

test.each([
  ['pages/contact-us.yaml', 'feedback', 'silent', ['decision']],
  ['pages/contact-us.yaml', 'feedback', 'status', []],
  ['church-year.yaml', 'confirmed', 'false', ['decision']],
  ['church-year.yaml', 'confirmed', 'true', []],
  ['first-visit.yaml', 'confirmed', 'false', ['decision']],
  ['pages/giving.yaml', 'allocation', '', ['decision']],
  ['pages/giving.yaml', 'allocation', 'We keep them.', []],
])('in %s, %s: %s leaves %j', async (name, key, value, needs) => {
  const file = `src/content/${name}`;
  const text = readFileSync(join(root, file), 'utf8');
  write(file, `${text.replace(new RegExp(`^${key}:.*$`, 'm'), '')}\n${key}: ${value}\n`);
  const decisions = (await findMissingValues(root, complete)).filter(
    (it) => it.file === file && it.key === key,
  );
  expect(decisions.map(({ need }) => need)).toEqual(needs);
});

test.each([
  [true, ['decision']],
  [false, []],
])(
  'whether the Arabic texts are right is to be decided where their page is shown: %s',
  async (show, needs) => {
    const file = 'src/content/pages/arabic.yaml';
    write(file, `show: ${show}\nconfirmed: false\n`);
    const missing = await findMissingValues(root, complete);
    expect(missing.filter((it) => it.file === file).map(({ need }) => need)).toEqual(needs);
  },
);

test('feasts of the next 90 days whose hours nobody has entered are to be decided, until a service is', async () => {
  const churchYear = parseDocument(readFileSync(join(root, 'src/content/church-year.yaml'), 'utf8'));
  churchYear.setIn(['observances'], churchYear.createNode([palmSundayRule]));
  write('src/content/church-year.yaml', String(churchYear));
  write('src/content/liturgies.yaml', liturgies);
  const clashes = async (today: string) =>
    (await findMissingValues(root, complete, today))
      .filter(({ key }) => key === 'specialServices')
      .map(({ found }) => found);
  const holyWeek = 'Monday, April 26 – Sunday, May 2, 2027';
  const palmSunday = 'Sunday, April 25, 2027';
  const normal = (texts: string[]) => texts.map((text) => text.replaceAll('\u2009', ' '));
  expect(normal(await clashes('2027-01-20'))).toEqual([]);
  expect(normal(await clashes('2027-03-20'))).toEqual([holyWeek, palmSunday]);
  const service = (date: string, hours: string) => `  - { name: Praises ${date}, date: ${date}, ${hours} }\n`;
  const eve = service('2027-04-25', 'startTime: 7:00 PM, endTime: 9:00 PM');
  write('src/content/liturgies.yaml', `${liturgies}specialServices:\n${eve}`);
  expect(await clashes('2027-03-20')).toEqual([]);
  const morning = service('2027-04-25', 'startTime: 5:00 AM, endTime: 6:00 AM');
  write('src/content/liturgies.yaml', `${liturgies}specialServices:\n${morning}`);
  expect(normal(await clashes('2027-03-20'))).toEqual([holyWeek]);
});

describe('report', () => {
  const phone = {
    file: 'church.yaml',
    key: 'phone',
    found: '',
    expected: 'The number.',
    need: 'essential',
  } as const;
  const feedback = { ...phone, key: 'feedback', found: 'silent', need: 'decision' } as const;
  const name = { ...phone, key: 'name', found: 'x', need: 'optional' } as const;

  test('lists essential values first, then decisions, then the others, then the count', () => {
    expect(formatLaunchReport([name, feedback, phone, { ...phone, key: 'fax' }])).toBe(
      `Needed before the site goes live

church.yaml
  phone: (empty)
  fax: (empty)
    The number.

Decide before the site goes live

church.yaml
  feedback: silent
    The number.

Can wait

church.yaml
  name: x
    The number.

3 values are missing; 2 of them must be supplied before the site goes live.`,
    );
  });

  test('says when nothing is missing', () => {
    expect(formatLaunchReport([])).toBe('Nothing is missing.');
  });
});

test('settings come from .env, otherwise from the configuration', () => {
  const schema = { PUBLIC_EMAILJS_SERVICE_ID: { default: 'service-to-be-supplied' }, OTHER: {} };
  const config = { site: 'https://www.church.org', env: { schema } } as never;
  // Set where the site is deployed.
  vi.stubEnv('PUBLIC_EMAILJS_SERVICE_ID', undefined);
  expect(launchSettings(config, root).emailjs).toEqual({
    PUBLIC_EMAILJS_SERVICE_ID: 'service-to-be-supplied',
  });
  write('.env', 'PUBLIC_EMAILJS_SERVICE_ID=service_church\n');
  expect(launchSettings(config, root)).toEqual({
    site: 'https://www.church.org',
    emailjs: { PUBLIC_EMAILJS_SERVICE_ID: 'service_church' },
  });
});
