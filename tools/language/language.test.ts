import { beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { names, pathOf } from '#content/content-files.ts';
import { textsIn } from '#content-model/content-path.ts';
import { completeWords } from '#language/languages.ts';
import arabic from '#language/words/ar.json' with { type: 'json' };
import german from '#language/words/de.json' with { type: 'json' };
import english from '#language/words/en.json' with { type: 'json' };
import french from '#language/words/fr.json' with { type: 'json' };
import { texts, withValue } from '#content/check/fixtures/content.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { addLanguage, removeLanguage } from './project-languages.ts';
import { type Entry, takeOver, writeList } from './translation-list.ts';
import descriptions from './word-descriptions.json' with { type: 'json' };

const { root, read, write } = useFolder();
const languages = `import englishWords from './words/en.json';

const known = {
  en: { locale: 'en', words: englishWords },
} as const satisfies Record<string, LanguageRules>;
`;

beforeEach(() => {
  for (const name of names) {
    write(pathOf(name), texts[name]);
    write(`starter/${pathOf(name)}`, texts[name].replace('heading: Giving', 'heading: Give in the starter'));
  }
  write('src/language/languages.ts', languages);
  write('src/language/words/en.json', '{}');
});

const readEntries = () => parse(read('translate-it.yaml')) as Entry[];
const translate = (change: (entry: Entry) => string | null) =>
  write('translate-it.yaml', stringify(readEntries().map((it) => ({ ...it, translation: change(it) }))));

test.each([
  ['Arabic', arabic],
  ['German', german],
  ['French', french],
])('%s has every word, and each word says what it is for', (_, words) => {
  const pathsOf = (all: object) => textsIn(all).map(({ path }) => path.join('.'));
  expect(pathsOf(words).filter((path) => !path.startsWith('contractions'))).toEqual(pathsOf(english));
  expect(Object.keys(descriptions).sort()).toEqual(
    Object.keys(english)
      .filter((key) => key !== 'contractions')
      .sort(),
  );
});

test('a new language has a list of what it lacks, and takes over its translations', async () => {
  addLanguage(root, 'it');
  const said = writeList(root, 'it');
  expect(said).toMatch(
    /^\d+ words and \d+ texts without a translation into Italian: see translate-it\.yaml\.$/,
  );
  expect(readEntries()[0]).toEqual({
    word: 'skipLink',
    for: 'The first link of a page, for the keyboard',
    text: 'Skip to the content',
    translation: null,
  });
  const text = readEntries().find(({ word }) => !word);
  // For {city} and {regionName}.
  expect(readEntries().map((it) => it.text)).toEqual(expect.arrayContaining(['Richmond', 'Virginia']));
  // Its clock has 24 hours.
  const clock = { time: '{hour}:{minute}', fullHour: '{hour}' };
  const words: Record<string, string> = { 'ordinals.1': 'Seconda', ...clock };
  translate((it) => words[it.word ?? ''] ?? (it.text === text?.text ? 'Un testo' : null));
  await takeOver(root, 'it');
  expect(parse(read('src/language/words/it.json'))).toMatchObject({
    ordinals: [null, 'Seconda', null, null, null, null],
    ...clock,
  });
  expect(parse(read(pathOf('translations/it.yaml')))).toMatchObject({
    texts: [{ text: text?.text, translation: 'Un testo' }],
  });
});

test('a translation without the variables of its text is refused', async () => {
  addLanguage(root, 'it');
  writeList(root, 'it');
  translate(({ word }) => (word === 'from' ? 'dal {day}' : word === 'time' ? '{hour}' : null));
  const line = read('translate-it.yaml').split('\n').indexOf('- word: from') + 1;
  await expect(takeOver(root, 'it')).rejects.toThrow(
    `translate-it.yaml, line ${line}\n  found:    dal {day}\n  expected: a translation with no {variables}, as its text: from`,
  );
});

test('before another parish takes over, the starter is what is translated', async () => {
  const church = withValue(texts['church.yaml'], 'eventIdSuffix', '0b7a4c1e-6d52-4f83-9a3e-2f1c8e5d7b60');
  write(pathOf('church.yaml'), church);
  addLanguage(root, 'it');
  writeList(root, 'it');
  expect(readEntries()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: 'Give in the starter' }),
      { for: 'layout.yaml: The label of the link. At most 26 characters.', text: 'Home', translation: null },
    ]),
  );
  translate(({ text }) => (text === 'Give in the starter' ? 'Donare' : null));
  await takeOver(root, 'it');
  const added = [{ text: 'Give in the starter', translation: 'Donare' }];
  expect(parse(read(`starter/${pathOf('translations/it.yaml')}`))).toEqual({
    confirmed: false,
    texts: added,
  });
  expect(() => read(pathOf('translations/it.yaml'))).toThrow();
});

test('a language that the starter has comes with its translations of what the parish has left', () => {
  const dictionary = {
    texts: [
      { text: 'Home', translation: 'Startseite' },
      { text: 'Give in the starter', translation: 'Spenden' },
    ],
  };
  write(`starter/${pathOf('translations/de.yaml')}`, stringify(dictionary));
  addLanguage(root, 'de');
  const { texts } = parse(read(pathOf('translations/de.yaml'))) as { texts: object[] };
  expect(texts).toEqual([
    { text: 'Home', translation: 'Startseite' },
    // The envelope is addressed in the language of the country.
    { text: 'Finance office', translation: 'Finance office' },
  ]);
});

test.each([
  ['ja', /^Japanese is written in a script that the site has no font of/],
  ['xx', /^'xx' is not the code of a language in two or three small letters, such as it/],
  ['pt-BR', /^'pt-BR' is not the code of a language/],
])('%s is refused', (code, message) => {
  expect(() => addLanguage(root, code)).toThrow(message);
});

test('a language is taken away with all that was added', () => {
  addLanguage(root, 'it');
  writeList(root, 'it');
  expect(removeLanguage(root, 'it')).toMatch(/^Italian is removed/);
  expect(read('src/language/languages.ts')).toBe(languages);
  expect(() => read(pathOf('translations/it.yaml'))).toThrow();
  expect(() => removeLanguage(root, 'it')).toThrow('The project has no language it.');
  expect(() => removeLanguage(root, 'en')).toThrow(/^The site has the language en/);
});

test('a word that a language lacks is in English; its contractions are its own', () => {
  const words = { list: ['first', 'second'], group: { b: 'two', c: 'three' }, contractions: {} };
  const own = { list: [null, 'secondo'], group: { c: 'tre' }, contractions: { 'al 8': 'all’8' } };
  const complete = { ...own, list: ['first', 'secondo'], group: { b: 'two', c: 'tre' } };
  expect(completeWords(words, own)).toEqual(complete);
});
