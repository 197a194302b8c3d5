import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { parse } from 'yaml';
import { jsonSchemaOf, names } from '#content/content-files.ts';
import { filesIn } from '#content/files.ts';
import { load } from '#content/load.ts';
import { checkTranslations } from '#content/check/check-translations.ts';
import { project } from '#content/check/fixtures/content.ts';
import { textsIn, valueAt } from '#content-model/content-path.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';
import { optionalPages } from '#content-model/page-names.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { languageCodes } from '#language/languages.ts';
import { findMissingValues } from '#tools/weekly-report/missing-values.ts';
import { type FactOption, factOptions, findInvalidFacts, normalizeFacts, type ParishFacts } from './facts.ts';
import { newContent, newParish, starterOf } from './new-parish.ts';

const place = { country: 'US', street: '9 Oak Street', city: 'Nashville', region: 'TN' };
/** Longer than some headings have room for. */
const name = "St. Mark's Coptic Orthodox Church of Greater Nashville";
const nameFacts = { name, 'short-name': "Mark's" };
const facts = { ...nameFacts, ...place, 'postal-code': '37011', 'time-zone': 'America/Chicago' };
const { root, read, write } = useFolder();
const starter = load(starterOf(project));

/** A project, whose content is that of a parish in Virginia. */
beforeEach(() => {
  vi.stubEnv('TODAY', '2030-02-03');
  cpSync(join(starterOf(project), 'src/content'), join(root, 'starter/src/content'), { recursive: true });
  const address = {
    country: 'US',
    street: '1 Bygone Street',
    city: 'Richmond',
    region: 'VA',
    postalCode: '23220',
  };
  const church = { ...starter.church, name: 'Bygone Church', address, keyOfOneDay: 'Bygone' };
  write('src/content/church.yaml', JSON.stringify(church));
  write('src/content/notices.yaml', '# notices: Bygone # placeholder: Bygone\nnotices: [{ text: Bygone }]\n');
  write('src/assets/clergy/Bygone.jpg', 'Bygone');
  write('src/assets/brand/logo.svg', '<svg/>');
  write('public/files/Bygone.pdf', 'Bygone');
  write('public/files/.gitkeep', '');
  write('package.json', '{ "name": "example-website" }');
  for (const file of ['package-lock.json', 'wrangler.jsonc', 'docs/hosting/cloudflare.md'])
    write(file, '"example-website"');
  write('README.md', 'Bygone Church is in Richmond, Virginia.');
  return () => vi.unstubAllEnvs();
});

function copyPictures() {
  cpSync(join(starterOf(project), 'src/assets'), join(root, 'starter/src/assets'), { recursive: true });
}

const readContent = (file: string) => parse(read(`src/content/${file}`)) as Record<string, unknown>;
const reset = (others: ParishFacts = {}) => {
  newContent(root, root, { ...facts, ...others });
};

/** @returns the keys of a schema that no value has: `methods.*.qrCode`. A list without entries has all keys of its entries. */
const keysWithout = (node: JsonSchemaNode, values: unknown[], path: string[] = []): string[] => {
  const entries = values.flat().filter((it) => it !== null);
  if (node.items) return entries.length > 0 ? keysWithout(node.items, entries, [...path, '*']) : [];
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const found = values.filter((it): it is object => Object.hasOwn(it ?? {}, key));
    const at = [...path, key];
    if (found.length === 0) return at.join('.');
    return keysWithout(
      child,
      found.map((it) => it[key as never]),
      at,
    );
  });
};

test.each(names)('the starter has each key of %s, or may lack it', (file) => {
  const leftOut = readFixture(import.meta.dirname, 'fixtures/left-out.yaml') as Record<string, string>;
  const listed = [file, dirname(file)].flatMap((name) => leftOut[name]?.trim().split(/\s+/) ?? []);
  const mayLack = [...listed, ...(file === 'church.yaml' ? Object.keys(optionalPages) : [])];
  expect(mayLack).toEqual(expect.arrayContaining(keysWithout(jsonSchemaOf(file), [starter.written(file)])));
});

// Of these, an address has its own, and what has `choices` is entries of a list.
const isOfChurch = ([option, row]: [string, FactOption]) =>
  !row.choices && !['country', 'region', 'postal-code', 'time-zone', 'languages'].includes(option);

test.each(Object.entries(factOptions).filter(isOfChurch))(
  'the starter has a placeholder for the answer to --%s',
  (_, { path }) => {
    expect(valueAt(path.split('.'), starter.church)).toSatisfy(isPlaceholder);
  },
);

test.each(['giving', 'legal-pages'] as const)('the starter has the entries that --%s asks for', (option) => {
  const { file, path, choices } = factOptions[option];
  const entries = valueAt([path], starter.written(file)) as { id: string }[];
  expect(entries.map(({ id }) => id)).toEqual(choices);
});

it('writes the starter with the facts of the parish, in place of the former one', async () => {
  copyPictures();
  await newParish(root, facts);
  const church = readContent('church.yaml');
  expect(church).toEqual({
    languages: ['en', 'ar'],
    name,
    shortName: "Mark's",
    address: { ...place, postalCode: '37011' },
    timeZone: 'America/Chicago',
    email: 'office@church.example',
    taxEmail: 'office@church.example',
    eventIdSuffix: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(church.eventIdSuffix).not.toBe(starter.church.eventIdSuffix);
  const files = filesIn(root, '.', true).filter((file) => !file.startsWith('starter/'));
  expect(files.filter((file) => /Bygone|Virginia/.test(file + read(file)))).toEqual([]);
  for (const file of ['public/files/.gitkeep', 'src/assets/brand/logo.svg', 'src/assets/life-at/LifeAt1.jpg'])
    expect(files).toContain(file);
  expect(files.filter((file) => file.startsWith('.'))).toEqual(['.pages.yml']);
  expect(read('package.json') + read('wrangler.jsonc')).toBe('{ "name": "marks-website" }"marks-website"');
  expect(read('README.md')).toBe(`${name} is in Nashville, Tennessee.`);
});

const answers = {
  phone: '+1-615-739-2100',
  email: 'office@marks.org',
  stream: 'UCabcdefghijklmnopqrstuv',
  calendar: 'abc123@group.calendar.google.com',
  'member-portal': 'https://members.marks.org/',
  registration: 'https://members.marks.org/join',
  facebook: 'https://www.facebook.com/marks',
  youtube: 'https://www.youtube.com/@marks',
  instagram: 'https://www.instagram.com/marks',
};

test.each<[ParishFacts, string]>([
  [{}, 'email taxEmail liturgies.sunday.startTime methods.online.url'],
  [answers, 'liturgies.sunday.startTime methods.online.url'],
  [
    { ...answers, giving: 'zelle, bank-transfer', 'legal-pages': 'imprint privacy' },
    'liturgies.sunday.startTime pages.Imprint.placeholder pages.Privacy.placeholder methods.zelle.phone methods.bank-transfer.handle',
  ],
])('of %j, what is needed before the launch is what is not answered', (given, expected) => {
  reset(given);
  const church = readContent('church.yaml');
  const answered = Object.entries(given).filter(([option]) => !/giving|legal/.test(option));
  for (const [option, value] of answered)
    expect(valueAt(factOptions[option as keyof ParishFacts].path.split('.'), church)).toBe(value);
  const missing = findMissingValues(load(root), {}).filter(({ need }) => need === 'essential');
  expect(missing.map(({ key }) => key).join(' ')).toBe(expected);
  // No other file has one.
  const texts = names.flatMap((file) => textsIn(readContent(file)).filter(({ text }) => isPlaceholder(text)));
  const listed = missing.map(({ found }) => found);
  expect(texts.filter(({ text }) => !listed.includes(text))).toEqual([]);
});

test.each<[ParishFacts, string[], string[], string | undefined]>([
  [{}, ['online'], [], undefined],
  [{ giving: 'Zelle e-transfer' }, ['zelle', 'e-transfer'], [], undefined],
  [
    { giving: 'mail,bank-transfer', 'legal-pages': 'Imprint' },
    ['bank-transfer', 'mail'],
    ['Imprint'],
    undefined,
  ],
  [{ 'legal-pages': 'Imprint Privacy' }, ['online'], ['Imprint', 'Privacy'], 'on request'],
])(
  'of %j, a parish has the ways to give and legal pages that it asks for',
  (given, methods, pages, embeds) => {
    reset(given);
    const idsOf = (list: unknown) => ((list ?? []) as { id: string }[]).map(({ id }) => id);
    expect(idsOf(readContent('giving-methods.yaml').methods)).toEqual(methods);
    expect(idsOf(readContent('legal.yaml').pages)).toEqual(pages);
    expect(readContent('church.yaml').embeds).toBe(embeds);
    const all = filesIn(root, 'src/content')
      .map((file) => JSON.stringify(parse(read(file))))
      .join('');
    for (const [word, id] of [
      ['Zelle', 'zelle'],
      ['Interac', 'e-transfer'],
      ['iban-', 'bank-transfer'],
      ['Yet to be supplied', 'Imprint'],
    ] as const)
      expect(all.includes(word), word).toBe([...methods, ...pages].includes(id));
  },
);

it('has the languages that the parish asks for, the main one first', () => {
  reset({ languages: 'de, ar', giving: 'mail' });
  expect(readContent('church.yaml').languages).toEqual(['de', 'ar']);
  // This project has a text of the Gospels in neither.
  expect(readContent('readings.yaml').text).toBe(false);
  expect((readContent('layout.yaml').headerLinks as object[])[0]).toMatchObject({ label: 'Startseite' });
  expect(read('src/content/layout.yaml')).toContain('© Copyright 2030, alle Rechte vorbehalten.');
  expect(filesIn(root, 'src/content/translations')).toEqual(['src/content/translations/ar.yaml']);
  const { confirmed, texts } = readContent('translations/ar.yaml');
  expect(confirmed).toBe(false);
  const home = { text: 'Startseite', translation: 'الرئيسية' };
  // The envelope is addressed in the language of the country.
  const office = { text: 'Finanzbüro', translation: 'Finanzbüro' };
  const copyright = {
    text: '© Copyright 2030, alle Rechte vorbehalten.',
    translation: '© 2030 جميع الحقوق محفوظة.',
  };
  expect(texts).toEqual(expect.arrayContaining([home, office, copyright]));
});

it('leaves the name to the translators of English too', () => {
  reset({ name: 'كنيسة مار جرجس بالجيزة', languages: 'ar en' });
  expect(read('src/content/translations/en.yaml')).not.toContain('كنيسة مار جرجس بالجيزة');
});

test('the starter is translated into each language', () => {
  reset({
    languages: languageCodes.join(' '),
    giving: 'zelle e-transfer bank-transfer',
    'legal-pages': 'imprint privacy',
  });
  const own = /^no translation of '((St\. )?Mark's|Nashville|Tennessee)/;
  expect(checkTranslations(load(root)).filter(({ found }) => !own.test(found))).toEqual([]);
});

it.each<[string, () => void, ParishFacts, RegExp]>([
  [
    'a file is missing',
    () => {
      copyPictures();
      rmSync(join(root, 'wrangler.jsonc'));
    },
    {},
    /wrangler\.jsonc/,
  ],
  [
    'an answer is not valid',
    copyPictures,
    { 'postal-code': 'none' },
    /church\.yaml, line \d+, address\.postalCode/,
  ],
])('writes nothing when %s', async (_, provoke, others, message) => {
  provoke();
  const before = filesIn(root).map((file) => [file, read(file)]);
  await expect(newParish(root, { ...facts, ...others })).rejects.toThrow(message);
  expect(filesIn(root).map((file) => [file, read(file)])).toEqual(before);
});

test.each<[ParishFacts, string, RegExp]>([
  [{ region: 'Ontario' }, 'region', /ON$/],
  [{ 'postal-code': 'm5v' }, 'postal-code', /23220 or M5V 2T6$/],
  [{ giving: 'online paypal' }, 'giving', /^some of online, zelle, e-transfer, bank-transfer, mail$/],
  [{ facebook: 'facebook.com/marks' }, 'facebook', /^a web address that begins with https:/],
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
