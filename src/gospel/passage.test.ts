import { expect, it } from 'vitest';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { passagesOf } from './passage.ts';
import { breaks, textsFor } from './texts.ts';

const languages = (['en', 'ar', 'de', 'fr'] as const).map((code) => languageOf(code, 'US'));
const read = async (references: string, code: LanguageCode) => {
  const texts = await textsFor(languageOf(code), [languageOf(code, 'US')]);
  return passagesOf(references, texts.slice(0, 1), (await breaks) ?? new Set());
};
/** The text as it is copied, without the numbers of verses. */
const text = async (references: string, code: LanguageCode) =>
  (await read(references, code)).map(({ paragraphs }) =>
    paragraphs.map(([verses = []]) => verses.map((verse) => verse.text).join(' ')).join('\n'),
  );

// The first and last words of each Gospel, as they are printed.
it.each([
  ['Luke 14:25-35', 'en', 'Now great multitudes were going', 'He who has ears to hear, let him hear.”'],
  ['Luke 14:25-35', 'ar', 'وكان جموع كثيرة سائرين معه', 'من له أذنان للسمع، فليسمع!'],
  ['Luke 14:25-35', 'de', 'Es ging aber viel Volks mit ihm', 'Wer Ohren hat, zu hören, der höre!'],
  [
    'Luke 14:25-35',
    'fr',
    'De grandes foules faisaient route',
    'Que celui qui a des oreilles pour entendre entende.',
  ],
  ['Matthew 2:1-12', 'en', 'Now when Jesus was born in Bethlehem', 'back to their own country another way.'],
  ['Matthew 2:1-12', 'ar', 'ولما ولد يسوع في بيت لحم اليهودية', 'انصرفوا في طريق أخرى إلى كورتهم.'],
  [
    'Matthew 2:1-12',
    'de',
    'Da Jesus geboren war zu Bethlehem',
    'durch einen anderen Weg wieder in ihr Land.',
  ],
  [
    'Matthew 2:1-12',
    'fr',
    'Jésus étant né à Bethléhem en Judée',
    'regagnèrent leur pays par un autre chemin.',
  ],
  ['John 20:1-18', 'en', 'Now on the first day of the week', 'that he had said these things to her.'],
  ['John 20:1-18', 'ar', 'وفي أول الأسبوع جاءت مريم المجدلية', 'أنها رأت الرب، وأنه قال لها هذا.'],
  ['John 20:1-18', 'de', 'Am ersten Tag der Woche kommt Maria', 'und solches hat er zu mir gesagt.'],
  ['John 20:1-18', 'fr', 'Le premier jour de la semaine, Marie', 'et qu’il lui avait dit ces choses.'],
  ['Luke 1:26-38', 'en', 'Now in the sixth month, the angel Gabriel', 'Then the angel departed from her.'],
] as const)('%s in the language %s', async (references, code, first, last) => {
  const [passage = ''] = await text(references, code);
  expect(passage.slice(0, first.length)).toBe(first);
  expect(passage.slice(-last.length)).toBe(last);
});

it('several Gospels are read one after the other, and paragraphs begin at the same verses in all languages', async () => {
  const palmSunday = 'Matthew 21:1-17; Mark 11:1-11; Luke 19:29-48; John 12:12-19';
  for (const { code } of languages) {
    const passages = await read(palmSunday, code);
    const starts = passages.map(({ paragraphs }) =>
      paragraphs.map(([verses]) => verses?.[0]?.number).join(' '),
    );
    expect(starts, code).toEqual(['1 12', '1 11', '29 41 45 47', '12']);
  }
  const [, mark] = await read(palmSunday, 'de');
  expect(mark?.headings).toEqual(['Markus\u00A011,1–11']);
});

it('over the end of a chapter, its first verse has its number too; a verse that a translation lacks leaves no gap', async () => {
  const numbers = async (references: string, code: LanguageCode) =>
    (await read(references, code)).flatMap(({ paragraphs }) =>
      paragraphs.flat(2).map(({ number }) => number),
    );
  expect((await numbers('Matthew 15:32-16:4', 'fr')).join(' ')).toBe('32 33 34 35 36 37 38 39 16.1 2 3 4');
  expect(await numbers('Luke 17:35-37', 'en')).toEqual(['35', '37']);
  expect(await numbers('Luke 17:35-37', 'ar')).toEqual(['35', '36', '37']);
});

it('a page has its language and the main one, in the main one the next; where one has no text, only the other', async () => {
  const [english, arabic] = [languageOf('en', 'US'), languageOf('ar')];
  const unknown = { ...languageOf('fr'), code: 'it' } as unknown as typeof english;
  const codes = async (language: typeof english, ...all: (typeof english)[]) =>
    (await textsFor(language, all)).map((it) => it.language.code);
  expect(await codes(english, english, arabic)).toEqual(['en', 'ar']);
  expect(await codes(arabic, english, arabic)).toEqual(['ar', 'en']);
  expect(await codes(english, english)).toEqual(['en']);
  expect(await codes(unknown, english, unknown)).toEqual(['en']);
});
