import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { dateIn } from '#time/time-zones.ts';
import { now } from '#time/now.ts';
import { checkContent } from './check/check-content.ts';
import { root, set, setUpContent, write } from './check/fixtures/content.ts';
import { checkEnvironment, load } from './load.ts';

setUpContent();

afterEach(() => {
  vi.unstubAllEnvs();
});

it('TODAY is that day in each time zone of a parish', () => {
  vi.stubEnv('TODAY', '2027-04-25');
  for (const timeZone of ['Pacific/Honolulu', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland'])
    expect(dateIn(timeZone, now())).toBe('2027-04-25');
  vi.stubEnv('TODAY', '2027-12-25');
  expect(dateIn('Pacific/Auckland', now())).toBe('2027-12-25');
});

it.each([
  ['TODAY', '2027-02-30', 'a date as year, month and day, such as 2027-04-25.'],
  ['TODAY', 'tomorrow', 'a date as year, month and day, such as 2027-04-25.'],
  ['CONTENT', 'fest', 'a folder of the project, with files as in src/content.'],
  ['CONTENT', 'load.ts', 'a folder of the project, with files as in src/content.'],
])('%s=%s ends the process with one sentence', (name, value, expected) => {
  vi.stubEnv(name, value);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  checkEnvironment(import.meta.dirname);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(error.mock.calls).toEqual([[`${name} is '${value}'. Expected: ${expected}`]]);
  vi.restoreAllMocks();
});

it('a file is parsed once, and again when it has changed', () => {
  const parse = () => load(root).files.map(({ file }) => file?.document);
  const first = parse();
  expect(first.length).toBeGreaterThan(20);
  parse().forEach((document, index) => expect(document).toBe(first[index]));
  set('church.yaml', 'name', 'Church of St. Mary');
  expect(parse().filter((document, index) => document !== first[index])).toHaveLength(1);
  expect(load(root).church.name).toBe('Church of St. Mary');
});

it.each([
  ['file', 'src/content/layout.yaml', 'EISDIR'],
  ['folder', 'src/assets', 'ENOTDIR'],
  ['folder', 'public/files', 'ENOTDIR'],
])('a %s that cannot be read is an issue: %s', async (kind, path, code) => {
  const place = join(root, path);
  rmSync(place, { recursive: true, force: true });
  if (kind === 'file') mkdirSync(place);
  else {
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(place, '');
  }
  expect(await checkContent(root)).toContainEqual({
    file: path,
    line: 0,
    key: '',
    found: `what cannot be read (${code})`,
    expected: `a ${kind}, which this account may read`,
  });
});

it('a file of an overlay whose name no content file has is an issue', async () => {
  vi.stubEnv('CONTENT', 'feast');
  cpSync(join(root, 'src/assets'), join(root, 'assets'), { recursive: true });
  write('../../feast/churhc.yaml', '');
  const issues = await checkContent(root);
  expect(issues).toMatchObject([
    { file: 'feast/churhc.yaml', expected: 'its content in feast/church.yaml, and no file of this name' },
  ]);
});

it('an overlay has the values that differ, by their paths', () => {
  vi.stubEnv('CONTENT', ['first', 'second'].join(delimiter));
  write('../../first/clergy.yaml', 'priests: [{ id: a, name: A }, { id: b, name: B, text: Old }, { id: c }]');
  write(
    '../../first/differences.yaml',
    'clergy.yaml:\n  priests.*.name:\n  priests.b.text: Two words\n  priests.c:\n  bishop: { name: 2012-11-18 }',
  );
  write('../../second/differences.yaml', 'clergy.yaml: { bishop.office: Bishop }');
  expect(load(root).written('clergy.yaml')).toEqual({
    priests: [{ id: 'a' }, { id: 'b', text: 'Two words' }],
    bishop: { name: '2012-11-18', office: 'Bishop' },
  });
  expect(load(root).issues).toEqual([]);
});

it.each([
  ['liturgy.yaml: { liturgies: }', "'liturgy.yaml', which is no content file"],
  [
    'liturgies.yaml: { liturgies.monday.day: Monday }',
    "'liturgies.monday.day', for which src/content/liturgies.yaml has no place",
  ],
  [
    'liturgies.yaml: { usual.name: Liturgy }',
    "'usual.name', for which src/content/liturgies.yaml has no place",
  ],
  [
    'liturgies.yaml: { usualLiturgy.nam: }',
    "'usualLiturgy.nam', for which src/content/liturgies.yaml has no place",
  ],
])('the difference %s is an issue', async (text, found) => {
  vi.stubEnv('CONTENT', 'feast');
  cpSync(join(root, 'src/assets'), join(root, 'assets'), { recursive: true });
  write('../../feast/differences.yaml', text);
  expect(await checkContent(root)).toMatchObject([{ file: 'feast/differences.yaml', found }]);
});

it('a dictionary of an overlay adds and replaces entries of those in the overlays before it', () => {
  vi.stubEnv('CONTENT', ['first', 'second'].join(delimiter));
  write('translations/ar.yaml', 'texts: [{ text: Call us, translation: اتصلوا }]');
  write(
    '../../first/translations/ar.yaml',
    'texts: [{ text: Menu, translation: قائمة }, { text: Home, translation: بيت }]',
  );
  write('../../second/translations/ar.yaml', 'texts: [{ text: Home, translation: الرئيسية }]');
  const { translate } = load(root).dictionaryOf('ar');
  expect(['Menu', 'Home', 'Call us'].map((text) => translate(text, 'layout.yaml'))).toEqual([
    'قائمة',
    'الرئيسية',
    undefined,
  ]);
});
