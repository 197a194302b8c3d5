import { beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentFiles } from '#content/content-files.ts';
import { createDictionary, type DictionaryEntry } from '#content/dictionary.ts';
import { localize } from '#content/fill-variables.ts';
import { languageOf } from '#language/languages.ts';
import { checkContent } from './check-content.ts';
import { expectIssue, readTable, root, set, setUpContent, write } from './fixtures/content.ts';

const file = 'translations/ar.yaml';

setUpContent();

beforeEach(() => {
  set('church.yaml', 'languages', ['en', 'ar']);
  set('layout.yaml', 'menuLabel', 'More {shortName}');
});

const translate = (...texts: DictionaryEntry[]) => write(file, stringify({ confirmed: false, texts }));
const issues = async () =>
  (await checkContent(root)).filter(({ found }) => !found.startsWith('no translation of'));

const table = readTable('translations.yaml') as {
  texts: DictionaryEntry[];
  key: string;
  found: string;
  expected: string;
}[];

test.each(table)('the issue of $texts', async ({ texts, key, ...said }) => {
  translate(...texts);
  expect(await issues()).toMatchObject([{ file: `src/content/${file}`, key: `texts.${key}`, ...said }]);
});

test.each([
  ['notices.yaml', 'notices', 'text'],
  ['liturgies.yaml', 'changes', 'reason'],
  ['liturgies.yaml', 'specialServices', 'name'],
  ['liturgies.yaml', 'liturgies', 'name'],
] as const)('in %s, the translation of an entry of %s may be beside its %s', (name, list, key) => {
  const entries = [{ [key]: 'Snow' }, { [key]: 'Snow', translations: { ar: 'ثلج' } }];
  const options = { facts: {}, language: languageOf('ar'), dictionary: createDictionary({}) };
  const localized = localize({ [list]: entries }, { ...options, name, schema: contentFiles[name] });
  expect(localized.untranslated).toEqual([[list, 0, key]]);
  expect(localized.data).toMatchObject({ [list]: [{}, { [key]: 'ثلج' }] });
});

test('a text of the day without a translation is a reminder until it is over', async () => {
  translate();
  const change = { liturgy: 'sunday', canceled: true, reason: 'Snow' };
  const changes = ['2026-11-29', '2026-12-06'].map((date) => ({ ...change, date }));
  set('liturgies.yaml', 'changes', changes);
  const reminders = await checkContent(root, { today: '2026-12-01', committed: () => undefined });
  expect(reminders.filter(({ key }) => key.endsWith('reason'))).toEqual([
    expect.objectContaining({
      file: 'src/content/liturgies.yaml',
      key: 'changes.2.reason',
      found: "no translation of 'Snow'",
      expected:
        'the key translations beside it, with ar: …: the pages in this language show the text as it is',
    }),
  ]);
});

test('the name of a weekly liturgy is asked for without an end, unless the dictionary has it', async () => {
  const vespers = { id: 'vespers', day: 'Friday', startTime: '6:00 PM', endTime: '7:00 PM', name: 'Vespers' };
  const asked = async (...texts: DictionaryEntry[]) => {
    translate(...texts);
    return (await checkContent(root)).filter(({ found }) => found === "no translation of 'Vespers'").length;
  };
  set('liturgies.yaml', 'liturgies', [vespers]);
  expect(await asked()).toBe(1);
  expect(await asked({ text: 'Vespers', translation: 'عشية' })).toBe(0);
  set('liturgies.yaml', 'liturgies', [{ ...vespers, translations: { ar: 'عشية' } }]);
  expect(await asked()).toBe(0);
});

test('a text without a translation has that of its former text in the reminder', async () => {
  translate({ text: 'Example Churhc', translation: 'ا' });
  const reminders = await checkContent(root);
  expect(reminders.every(({ isWarning }) => isWarning)).toBe(true);
  expect(reminders).toContainEqual(
    expect.objectContaining({
      found: expect.stringMatching(/^no translation of 'Example Church'/) as string,
      expected: expect.stringMatching(/former text is: ا/) as string,
    }),
  );
});

test('the city and the state are to be translated, the name of an account is not', async () => {
  set('church.yaml', 'address.city', 'Midlothian');
  set('giving-methods.yaml', 'methods.0.handle', '$ExampleChurch');
  translate({ text: 'Virginia', translation: 'فرجينيا' });
  const found = (await checkContent(root)).map((issue) => issue.found).join('\n');
  expect(found).toContain("no translation of 'Midlothian'");
  expect(found).not.toContain("no translation of 'Virginia'");
  expect(found).not.toContain("no translation of '$ExampleChurch'");
});

test('a language of the site without its file is an issue', async () => {
  await expectIssue(file, '', 'no such file', /church\.yaml has the language ar/, issues());
});
