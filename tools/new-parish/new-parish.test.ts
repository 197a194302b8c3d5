import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { church } from '#church/fixtures/church.ts';
import { contentFiles, names } from '#content-files.ts';
import { jsonSchemaOf } from '#tools/content/edited-files.ts';
import { textsIn } from '#content-model/content-path.ts';
import { fillVariables, languagesIn, localize } from '#tools/content/fill-variables.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import { readDictionary, readFacts, readYaml } from '#tools/content/read-yaml.ts';
import { findMissing } from '#tools/launch-check/find-missing.ts';
import { foreignTexts } from '#tools/new-parish/fixtures/shipped-texts.ts';
import { findInvalidFacts, normalizeFacts, type ParishFacts } from './facts.ts';
import { neutralContent } from './neutral-content.ts';
import { isOriginal, newParish } from './new-parish.ts';

const project = resolve(import.meta.dirname, '../..');
/** The content of another parish has no dictionaries, or is written in another language. */
const isTranslated = !isOriginal(project);
const today = new Date('2030-02-03');
const place = { country: 'US', street: '100 Main Street', city: 'Nashville', region: 'TN' };
const nameFacts = { name: "Example's Coptic Orthodox Church", 'short-name': "Example's" };
const facts = { ...nameFacts, ...place, 'postal-code': '37011', 'time-zone': 'America/Chicago' };
const method = { title: 'A', text: 'Give.', steps: ['Give.'] };
const zelle = { ...method, id: 'zelle', phone: '+1-804-739-2100' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-parish-'));
  const files =
    '.pages.yml package.json package-lock.json wrangler.jsonc README.md docs/hosting src/content'.split(' ');
  for (const file of files) cpSync(join(project, file), join(root, file), { recursive: true });
  return () => rmSync(root, { recursive: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const readContent = (file: string) => parse(read(`src/content/${file}`)) as Record<string, unknown>;
const writeMethods = (...methods: object[]) =>
  write('src/content/giving-methods.yaml', stringify({ methods }, { aliasDuplicateObjects: false }));
const reset = (others: ParishFacts = {}) => newParish(root, { ...facts, ...others }, true, today);
const rerun = (given: ParishFacts) => newParish(root, given, false, new Date('2031-02-03'));

it('replaces the facts and texts of the former parish, also those that the schema gets one day', () => {
  const link = { label: 'Write', email: 'youth@old.org' };
  const cards = (readContent('ministries.yaml').cards as object[]).map((card) => ({
    ...card,
    when: 'Old',
    link,
  }));
  write('src/content/ministries.yaml', stringify({ cards }, { aliasDuplicateObjects: false }));
  const online = { ...method, id: 'online', url: 'https://old.org/' };
  writeMethods(online, zelle);
  const own = { geo: { latitude: 37, longitude: -77 }, nameInFull: 'St. Old', keyOfOneDay: 'Old' };
  const before = readContent('church.yaml');
  const text = stringify({ ...before, ...own });
  write('src/content/church.yaml', `${text}# x: St. Old # placeholder: its name\n`);
  write('src/content/pages/giving.yaml', `${read('src/content/pages/giving.yaml')}motto: Old words\n`);
  reset();
  const church = readContent('church.yaml');
  expect(church).toMatchObject({
    name: facts.name,
    shortName: facts['short-name'],
    address: { ...place, postalCode: '37011' },
    timeZone: 'America/Chicago',
    phone: expect.stringMatching(/-555-01\d\d$/) as string,
  });
  expect(church.eventIdSuffix).not.toBe(before.eventIdSuffix);
  for (const key of Object.keys(own)) expect(church).not.toHaveProperty(key);
  for (const name of ['church', 'giving-methods', 'ministries', 'pages/giving'])
    expect(read(`src/content/${name}.yaml`)).not.toMatch(/\bold\b|739-2100/i);
  for (const card of readContent('ministries.yaml').cards as object[])
    expect(Object.keys(card)).toEqual(['id', 'name', 'text', 'image', 'placeholder']);
  const methods = [online, zelle].map(({ id }) => ({ id, placeholder: true }));
  expect(readContent('giving-methods.yaml').methods).toMatchObject(methods);
  expect(readContent('liturgies.yaml').liturgies).toMatchObject([{ placeholder: true }]);
  expect(read('src/content/layout.yaml')).toContain('2030');
  expect(read('src/content/pages/giving.yaml')).toContain('focalPoint');
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'examples-website' });
  expect(read('wrangler.jsonc')).toContain('"examples-website"');
});

it('leaves no region in a country without states, and the ways to give that banks offer there', () => {
  const { region, ...others } = facts;
  writeMethods(zelle);
  reset({ country: 'CA', region: 'ON', 'postal-code': 'N2G 2K8' });
  const eTransfer = { id: 'e-transfer', email: 'office@church.example', placeholder: true };
  expect(readContent('giving-methods.yaml').methods).toMatchObject([eTransfer]);
  expect(read('src/content/giving-methods.yaml')).not.toMatch(/^ *phone|739-2100/m);
  writeMethods(zelle);
  reset();
  expect(readContent('church.yaml')).toHaveProperty('address.region', region);
  newParish(root, { ...others, country: 'GB', city: 'London', 'postal-code': 'N1 9GU' }, true, today);
  const address = { country: 'GB', street: facts.street, city: 'London', postalCode: 'N1 9GU' };
  expect(readContent('church.yaml').address).toEqual(address);
  expect(readContent('giving-methods.yaml').methods).toEqual([]);
});

it.skipIf(isTranslated)('has the languages that the parish asks for, the main one first', () => {
  const label = () => (readContent('layout.yaml').headerLinks as { label: string }[])[0]?.label;
  reset({ languages: 'de, ar' });
  expect(readContent('church.yaml').languages).toEqual(['de', 'ar']);
  expect(label()).toBe('Startseite');
  expect(readContent('translations/ar.yaml').texts).toContainEqual({
    text: 'Startseite',
    translation: 'الرئيسية',
  });
  expect(read('src/content/layout.yaml')).toContain('© Copyright 2030, alle Rechte vorbehalten.');
  // The envelope is addressed in the language of the country.
  const office = { text: 'Finanzbüro', translation: 'Finanzbüro' };
  expect(readContent('translations/ar.yaml').texts).toContainEqual(office);
  expect(globSync('src/content/translations/*', { cwd: root })).toEqual(['src/content/translations/ar.yaml']);
  rerun({ languages: 'de ar fr' });
  expect(readContent('translations/fr.yaml')).toEqual({ confirmed: false, texts: null });
});

it.skipIf(isTranslated).each([
  { country: 'DE', region: '', 'postal-code': '10115', languages: 'de ar' },
  { country: 'FR', region: '', 'postal-code': '75001', languages: 'fr ar' },
  { country: 'EG', region: '', 'postal-code': '1151105', languages: 'ar en' },
  { country: 'AU', region: 'VIC', 'postal-code': '3000', languages: 'en' },
])('has no text of another language in $country with $languages', (place) => {
  reset({ ...place, 'short-name': 'St. John & George' });
  const facts = readFacts(root);
  for (const language of languagesIn(facts)) {
    const foreign = foreignTexts(language.code);
    const dictionary = language.isMain ? undefined : readDictionary(root, language);
    for (const file of names) {
      const schema = contentFiles[file];
      const data = readYaml(root, file)?.data;
      const shown = dictionary
        ? localize(data, { name: file, schema, facts, language, dictionary }).data
        : fillVariables(data, facts, schema);
      expect(schema.safeParse(shown).error).toBeUndefined();
      const texts = textsIn(data)
        .filter(({ path, text }) => text && nodeAt(path, jsonSchemaOf(file))?.translatable)
        // An envelope is addressed in the language of the country.
        .filter(({ path }) => path.at(-1) !== 'addressee')
        .map(({ text }) => (dictionary ? dictionary.translate(text, file) : text));
      expect(texts.filter((text) => text !== undefined && foreign.has(text))).toEqual([]);
      // The parish itself translates its name.
      expect(file === 'church.yaml' ? [] : texts.filter((text) => text === undefined)).toEqual([]);
    }
  }
});

it('has legal pages and embeds on request where the law asks for them', () => {
  for (const country of ['DE', 'NO', 'CH'])
    expect(neutralContent(2030, country, 'en')['church.yaml']).toContainEqual(['embeds', 'on request']);
  reset({ country: 'GB', region: '', 'postal-code': '' });
  expect(readContent('church.yaml')).toMatchObject({ embeds: 'on request' });
  const pages = ['Imprint', 'Privacy'].map((id) => ({ id, placeholder: true }));
  expect(readContent('legal.yaml').pages).toMatchObject(pages);
  expect(findMissing('legal.yaml', readContent('legal.yaml'))).toMatchObject(
    pages.map(({ id }) => ({ key: `pages.${id}.placeholder`, need: 'essential' })),
  );
  reset();
  expect(readContent('church.yaml')).not.toHaveProperty('embeds');
  expect(readContent('legal.yaml')).toEqual({ pages: null });
});

it('leaves what the parish has entered since, when it runs again without reset', () => {
  const readAll = () => globSync('**/*.*', { cwd: root }).map((file) => [file, read(file)]);
  reset();
  expect(isOriginal(root)).toBe(false);
  const before = readAll();
  rerun(facts);
  expect(readAll()).toEqual(before);
  rerun({ phone: '+1-615-739-2100' });
  expect(readAll().filter(([file], index) => before[index]?.[1] !== read(file ?? ''))).toMatchObject([
    ['src/content/church.yaml', expect.stringContaining('+1-615-739-2100')],
  ]);
});

test.each<[ParishFacts, string, RegExp]>([
  [{ region: 'Ontario' }, 'region', /ON$/],
  [{ 'postal-code': '37011' }, 'postal-code', /Ontario, such as M5V 2T6$/],
  [{ languages: 'en xx' }, 'languages', /en, ar, de, fr/],
])('the fact %j is not valid', (given, option, expected) => {
  const [found] = Object.values(given);
  expect(findInvalidFacts(given, { ...church.address, country: 'CA', region: 'ON' })).toEqual([
    { option, found, expected: expect.stringMatching(expected) as string },
  ]);
});

test.each<[option: string, typed: string, written: string, others?: ParishFacts]>([
  ['country', 'ca', 'CA'],
  ['region', 'ab ', 'AB'],
  ['postal-code', 't2p1j9', 'T2P 1J9'],
  ['phone', '(403) 555-0143', '+1-403-555-0143'],
  ['phone', '+61 2 5550 1234', '+61-2-5550-1234'],
  ['phone', '02 5550 1234', '+61-2-5550-1234', { country: 'AU' }],
  ['phone', '403 555 0143 ext. 2', '403 555 0143 ext. 2'],
])('the %s %j is written as %j', (option, typed, written, others = {}) => {
  expect(normalizeFacts({ ...others, [option]: typed }, 'CA')).toEqual({ ...others, [option]: written });
});
