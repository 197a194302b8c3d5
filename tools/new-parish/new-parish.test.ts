import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { load } from '#content/load.ts';
import { names, pathOf } from '#content/content-files.ts';
import { languageCodes } from '#language/languages.ts';
import { checkTranslations } from '#content/check/check-translations.ts';
import { project, texts } from '#content/check/fixtures/content.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { findInvalidFacts, normalizeFacts, type ParishFacts } from './facts.ts';
import { neutralContent } from './neutral-content.ts';
import { isOriginal, newParish } from './new-parish.ts';

const place = { country: 'US', street: '9 Oak Street', city: 'Nashville', region: 'TN' };
/** Longer than some headings have room for. */
const name = "St. Mark's Coptic Orthodox Church of Greater Nashville";
const nameFacts = { name, 'short-name': "Mark's" };
const facts = { ...nameFacts, ...place, 'postal-code': '37011', 'time-zone': 'America/Chicago' };
const method = { title: 'A', text: 'Give.', steps: ['Give.'] };
const zelle = { ...method, id: 'zelle', phone: '+1-804-739-2100' };
const { root, read, write } = useFolder();

beforeEach(() => {
  vi.stubEnv('TODAY', '2030-02-03');
  for (const name of names) write(pathOf(name), texts[name]);
  write('package.json', '{ "name": "example-website" }');
  for (const file of ['package-lock.json', 'wrangler.jsonc', 'docs/hosting/cloudflare.md', '.pages.yml'])
    write(file, '"example-website"');
  write('README.md', 'Example Church is in Richmond, Virginia.');
  return () => vi.unstubAllEnvs();
});

const readContent = (file: string) => parse(read(`src/content/${file}`)) as Record<string, unknown>;
const writeContent = (file: string, data: object) =>
  write(`src/content/${file}`, stringify(data, { aliasDuplicateObjects: false }));
const reset = (others: ParishFacts = {}) => newParish(root, { ...facts, ...others });

it('says of each content file what another parish gets', () => {
  expect(Object.keys(neutralContent(project, 'US', 'en')).sort()).toEqual(names.toSorted());
});

it('replaces the facts and texts of the former parish, also by unknown keys', () => {
  const online = { ...method, id: 'online', url: 'https://old.org/' };
  writeContent('giving-methods.yaml', { methods: [online, zelle] });
  const before = readContent('church.yaml');
  const church = stringify({ ...before, nameInFull: 'St. Old', keyOfOneDay: 'Old' });
  write('src/content/church.yaml', `${church}# x: St. Old # placeholder: its name\n`);
  write('src/content/pages/giving.yaml', `${texts['pages/giving.yaml']}motto: Old words\n`);
  reset();
  const after = readContent('church.yaml');
  expect(after).toMatchObject({ address: place, phone: '+1-202-555-0100', streamId: 'placeholder' });
  expect(after.eventIdSuffix).not.toBe(before.eventIdSuffix);
  for (const key of ['nameInFull', 'readingsUrl', 'keyOfOneDay']) expect(after).not.toHaveProperty(key);
  for (const file of ['church', 'giving-methods', 'pages/giving'])
    expect(read(`src/content/${file}.yaml`)).not.toMatch(/\bold\b|739-2100/i);

  const methods = [online, zelle].map(({ id }) => ({ id, placeholder: true }));
  expect(readContent('giving-methods.yaml').methods).toMatchObject(methods);
  expect(readContent('liturgies.yaml').liturgies).toMatchObject([{ placeholder: true }]);

  expect(read('package.json') + read('wrangler.jsonc')).toBe('{ "name": "marks-website" }"marks-website"');
  expect(read('README.md')).toBe(`${name} is in Nashville, Tennessee.`);
});

it.each<[country: string, region: string | undefined, postalCode: string, methods: object[]]>([
  ['CA', 'ON', 'N2G 2K8', [{ id: 'e-transfer', email: 'office@church.example', placeholder: true }]],
  ['US', 'TN', '37011', [{ id: 'zelle', phone: '+1-202-555-0100', placeholder: true }]],
  ['GB', undefined, 'N1 9GU', []],
  ['DE', undefined, '10115', [{ id: 'bank-transfer', handle: 'iban-to-be-supplied', placeholder: true }]],
])(
  'an address in %s has the region %s, and ways to give that banks offer there',
  (country, region, postalCode, methods) => {
    writeContent('giving-methods.yaml', { methods: [zelle] });
    const address = { country, street: '9 Oak Street', city: 'Nashville', ...(region && { region }) };
    newParish(root, { ...nameFacts, ...address, 'postal-code': postalCode });
    expect(readContent('church.yaml').address).toEqual({ ...address, postalCode });
    expect(readContent('giving-methods.yaml').methods).toMatchObject(methods);
    expect(read('src/content/giving-methods.yaml')).not.toContain('739-2100');
  },
);

it('has the languages that the parish asks for, the main one first', () => {
  const entries = { ar: 'الرئيسية', de: 'Startseite', fr: 'Accueil' };
  for (const [code, translation] of Object.entries(entries))
    writeContent(`translations/${code}.yaml`, { confirmed: true, texts: [{ text: 'Home', translation }] });
  reset({ languages: 'de, ar' });
  expect(readContent('church.yaml').languages).toEqual(['de', 'ar']);
  // This project has a text of the Gospels in neither.
  expect(readContent('readings.yaml').text).toBe(false);
  expect(readContent('layout.yaml').headerLinks).toMatchObject([{ label: 'Startseite' }, {}]);
  const home = { text: 'Startseite', translation: 'الرئيسية' };
  // The envelope is addressed in the language of the country.
  const office = { text: 'Finanzbüro', translation: 'Finanzbüro' };
  expect(read('src/content/layout.yaml')).toContain('© Copyright 2030, alle Rechte vorbehalten.');
  expect(globSync('src/content/translations/*', { cwd: root })).toEqual(['src/content/translations/ar.yaml']);
  const { confirmed, texts } = readContent('translations/ar.yaml');
  expect(confirmed).toBe(false);
  expect(texts).toEqual(expect.arrayContaining([home, office]));
});

it('leaves the name to the translators of the former main language too', () => {
  const texts = [{ text: 'Home', translation: 'الرئيسية' }];
  writeContent('translations/ar.yaml', { confirmed: true, texts });
  reset({ name: 'كنيسة مار جرجس', languages: 'ar en' });
  expect(read('src/content/translations/en.yaml')).not.toContain('جرجس');
});

// The content of another parish has no dictionaries, or is written in another language.
it.runIf(isOriginal(project))(
  'the shipped content is translated into each language, but for its name and place',
  () => {
    cpSync(join(project, 'src/content'), join(root, 'src/content'), { recursive: true });
    reset({ languages: languageCodes.join(' ') });
    const own = /^no translation of '((St\. )?Mark's|Nashville|Tennessee)/;
    expect(checkTranslations(load(root)).filter(({ found }) => !own.test(found))).toEqual([]);
  },
);

it('has legal pages and embeds on request where the law asks for them', () => {
  reset({ country: 'CH', region: '', 'postal-code': '' });
  expect(readContent('church.yaml')).toMatchObject({ embeds: 'on request' });
  const pages = ['Imprint', 'Privacy'].map((id) => ({ id, placeholder: true }));
  expect(readContent('legal.yaml').pages).toMatchObject(pages);
  reset();
  expect(readContent('church.yaml')).not.toHaveProperty('embeds');
  expect(readContent('legal.yaml')).toEqual({ pages: null });
});

test.each<[ParishFacts, string, RegExp]>([
  [{ region: 'Ontario' }, 'region', /ON$/],
  [{ 'postal-code': 'm5v' }, 'postal-code', /23220 or M5V 2T6$/],
])('the fact %j is not valid', (given, option, expected) => {
  const [found] = Object.values(given);
  expect(findInvalidFacts({ country: 'CA', region: 'ON', 'postal-code': 'M5V 2T6', ...given })).toEqual([
    { option, found, expected: expect.stringMatching(expected) as string },
  ]);
});

test.each<[option: string, typed: string, written: string, others?: ParishFacts]>([
  ['country', 'ca', 'CA'],
  ['region', 'ab ', 'AB'],
  ['postal-code', 't2p1j9', 'T2P 1J9'],
  ['phone', '(403) 555-0143', '+1-403-555-0143'],

  ['phone', '02 5550 1234', '+61-2-5550-1234', { country: 'AU' }],
  ['phone', '403 555 0143 ext. 2', '403 555 0143 ext. 2'],
])('the %s %j is written as %j', (option, typed, written, others = {}) => {
  const country = { country: 'CA', ...others };
  expect(normalizeFacts({ ...country, [option]: typed })).toEqual({ ...country, [option]: written });
});
