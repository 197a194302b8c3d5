import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Church } from '#schemas/church.ts';
import type { GivingMethods } from '#schemas/giving-methods.ts';
import { findInvalidFacts, normalizeFacts, type ParishFacts } from './facts.ts';
import { isOriginal, newParish } from './new-parish.ts';

const project = resolve(import.meta.dirname, '../../..');
const today = new Date('2030-02-03');
const facts = {
  name: "Example's Coptic Orthodox Church",
  'short-name': "Example's",
  street: '100 Main Street',
  city: 'Nashville',
  region: 'TN',
  'postal-code': '37011',
  'time-zone': 'America/Chicago',
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-parish-'));
  const edited = [
    'package.json',
    'package-lock.json',
    'wrangler.jsonc',
    'README.md',
    'docs/hosting/cloudflare.md',
  ];
  for (const file of [...edited, 'src/content'])
    cpSync(join(project, file), join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readContent = (file: string) => parse(read(`src/content/${file}`)) as Record<string, unknown>;
const readChurch = () => readContent('church.yaml') as unknown as Church;
const readAll = () => globSync('**/*.*', { cwd: root }).map((file) => [file, read(file)]);

it('writes the facts, placeholders for the others, and a new id', () => {
  const before = readChurch();
  newParish(root, facts, true, today);
  const church = readChurch();
  expect(church).toMatchObject({
    name: facts.name,
    shortName: facts['short-name'],
    timeZone: 'America/Chicago',
  });
  expect(church.address).toEqual({
    street: facts.street,
    city: 'Nashville',
    region: 'TN',
    postalCode: '37011',
  });
  expect(church.phone).toMatch(/-555-01\d\d$/);
  expect(church.eventIdSuffix).not.toBe(before.eventIdSuffix);
  expect(readContent('liturgies.yaml').liturgies).toMatchObject([{ placeholder: true }]);
  expect(read('src/content/layout.yaml')).toContain('2030');
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'examples-website' });
  expect(read('wrangler.jsonc')).toContain('"examples-website"');
});

it.each([
  ['TN', '37011'],
  ['ON', 'M5V 2T6'],
])(
  '%s: asks whether to keep each giving method, and offers Zelle in the United States alone',
  (region, postalCode) => {
    const file = 'src/content/giving-methods.yaml';
    const others = ['url: https://old.org/', 'phone: +1-804-739-2100', 'email: gifts@old.org'];
    for (const line of others) {
      const hasZelle = read(file).includes('id: zelle');
      const key = line.startsWith('phone') && !hasZelle ? 'zelle' : (line.split(':')[0] ?? '');
      const method = `methods:\n  - { id: ${key}, title: ${key}, text: Give., steps: [Give.], ${line} }\n`;
      writeFileSync(join(root, file), read(file).replace(/methods:\r?\n/, method));
    }
    newParish(root, { ...facts, region, 'postal-code': postalCode }, true, today);
    const { methods } = readContent('giving-methods.yaml') as unknown as GivingMethods;
    expect(methods.filter(({ placeholder }) => !placeholder)).toEqual([]);
    expect(methods.some(({ id }) => id === 'zelle')).toBe(region === 'TN');
    for (const line of others) expect(read(file)).not.toContain(line);
    expect(read('src/content/pages/giving.yaml')).not.toMatch(/^allocation:/m);
  },
);
it('erases every optional fact of the former parish, also one that the schema gets one day', () => {
  const file = 'src/content/church.yaml';
  const old = { geo: { latitude: 37, longitude: -77 }, nameInFull: 'St. Old', keyOfOneDay: 'Old' };
  const text = stringify({ ...readChurch(), ...old });
  writeFileSync(join(root, file), `${text}# x: St. Old # placeholder: its name\n`);
  const giving = 'src/content/pages/giving.yaml';
  writeFileSync(join(root, giving), `${read(giving)}motto: Old words\n`);
  newParish(root, facts, true, today);
  for (const key of Object.keys(old)) expect(readChurch()).not.toHaveProperty(key);
  expect(read(file)).not.toContain('St. Old');
  expect(read(giving)).not.toContain('Old words');
  expect(read(giving)).toContain('focalPoint');
});

it('leaves out what cards say about the former parish', () => {
  const readCards = () => readContent('ministries.yaml').cards as object[];
  const link = { label: 'Write', email: 'youth@church.org' };
  const cards = readCards().map((card) => ({ ...card, when: 'Fridays', link }));
  writeFileSync(join(root, 'src/content/ministries.yaml'), stringify({ cards }));
  newParish(root, facts, true, today);
  for (const card of readCards())
    expect(Object.keys(card)).toEqual(['id', 'name', 'text', 'image', 'placeholder']);
});

it.each([
  [undefined, true],
  ['no', false],
] as const)('has a page in Arabic where the parish wants one: %s', (arabic, show) => {
  const file = 'src/content/pages/arabic.yaml';
  writeFileSync(
    join(root, file),
    read(file)
      .replace(/^show: .*$/m, `show: ${!show}`)
      .replace(/^confirmed: .*$/m, 'confirmed: true'),
  );
  newParish(root, { ...facts, ...(arabic && { arabic }) }, true, today);
  expect(readContent('pages/arabic.yaml')).toMatchObject({ show, confirmed: false });
  newParish(root, { arabic: show ? 'no' : 'yes' }, false, today);
  expect(readContent('pages/arabic.yaml')).toMatchObject({ show: !show });
});

it('leaves what the parish has entered since, when it runs again without reset', () => {
  newParish(root, facts, true, today);
  expect(isOriginal(root)).toBe(false);
  const before = readAll();
  newParish(root, facts, false, new Date('2031-02-03'));
  expect(readAll()).toEqual(before);
  newParish(root, { phone: '+1-615-739-2100' }, false, today);
  expect(readAll().filter(([file], index) => before[index]?.[1] !== read(file ?? ''))).toMatchObject([
    ['src/content/church.yaml', expect.stringContaining('+1-615-739-2100')],
  ]);
});

it('uses the short name where a text would be too long with the full one', () => {
  const file = 'src/content/pages/contact-us.yaml';
  const text = read(file).replace(/^title: .*$/m, 'title: Contact Us · {name}');
  for (const [name, variable] of [
    ['Saint Example and Saint Example Coptic Orthodox Church', '{shortName}'],
    ['Example Church', '{name}'],
  ]) {
    writeFileSync(join(root, file), text);
    newParish(root, { ...facts, ...(name && { name }) }, true, today);
    expect(readContent('pages/contact-us.yaml').title).toBe(`Contact Us · ${variable}`);
  }
});

test.each<[ParishFacts, string, RegExp]>([
  [{ region: 'Ontario' }, 'region', /ON$/],
  [{ 'postal-code': '1234' }, 'postal-code', /23220/],
  [{ 'time-zone': 'Eastern' }, 'time-zone', /America/],
  [{ 'short-name': 'Saint Example of Example' }, 'short-name', /17/],
  [{ arabic: 'maybe' }, 'arabic', /yes or no/],
])('the fact %j is not valid', (given, option, expected) => {
  const [found] = Object.values(given);
  expect(findInvalidFacts(given)).toEqual([
    { option, found, expected: expect.stringMatching(expected) as string },
  ]);
});

test.each<[ParishFacts, ParishFacts]>([
  [{ region: 'ab ' }, { region: 'AB' }],
  [{ 'postal-code': 't2p1j9' }, { 'postal-code': 'T2P 1J9' }],
  [{ 'postal-code': '37011' }, { 'postal-code': '37011' }],
  [{ phone: '(403) 555-0143' }, { phone: '+1-403-555-0143' }],
  [{ phone: '1 403.555.0143' }, { phone: '+1-403-555-0143' }],
  [{ phone: '4035550143' }, { phone: '+1-403-555-0143' }],
  [{ phone: '403 555 0143 ext. 2' }, { phone: '403 555 0143 ext. 2' }],
  [{ name: ' St. Example ' }, { name: 'St. Example' }],
])('%j is written as %j', (typed, written) => {
  expect(normalizeFacts(typed)).toEqual(written);
});

test('the facts of a Canadian church are valid', () => {
  const given = { region: 'ON', 'postal-code': 'M5V 2T6', phone: '+1-416-555-0143' };
  expect(findInvalidFacts(given)).toEqual([]);
});
