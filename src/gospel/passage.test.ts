import { expect, it } from 'vitest';
import { readings as noNames } from '#readings/fixtures/readings.ts';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { gospelsAround } from '#liturgies/coming-readings.ts';
import { liturgy, noServices } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
import { passagesOf, textsFor } from './passage.ts';

const table = readFixture(import.meta.dirname, 'fixtures/passages.yaml') as {
  readings: Partial<typeof noNames>;
  days: Day[];
  passages: ({ references: string } & Record<LanguageCode, string>)[];
};
const readings = { ...noNames, ...table.readings };
const languages = (['en', 'ar', 'de', 'fr'] as const).map((code) => languageOf(code, 'US'));
const read = async (references: string, code: LanguageCode) => {
  const texts = await textsFor(languageOf(code), [languageOf(code, 'US')]);
  return passagesOf(references, texts.slice(0, 1));
};
const text = async (references: string, code: LanguageCode) =>
  (await read(references, code)).map(({ paragraphs }) =>
    paragraphs.map(([verses = []]) => verses.map((verse) => verse.text).join(' ')).join('\n'),
  );

const weekly = { ...noServices, liturgies: [liturgy('Sunday, 8:00 AM–10:00 AM')] };

it.each(table.days)('$name: the page, and the first and last words', async (day) => {
  const { next } = gospelsAround(readings, { ...weekly, ...day.services }, day.today);
  expect(next?.page).toBe(day.page);
  for (const { code } of languages) {
    const passages = await text(next?.references ?? '', code);
    const [first = '', last = ''] = day[code].split(' … ');
    expect(passages[0]?.slice(0, first.length), code).toBe(first);
    expect(passages.at(-1)?.slice(-last.length), code).toBe(last);
  }
});

it.each(table.passages)('the first and last words of $references', async ({ references, ...words }) => {
  for (const { code } of languages) {
    const [passage = ''] = await text(references, code);
    const [first = '', last = ''] = words[code].split(' … ');
    expect(passage.slice(0, first.length), code).toBe(first);
    expect(passage.slice(-last.length), code).toBe(last);
  }
});

it('paragraphs begin at the same verses in all languages', async () => {
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

it('numbers go on over the end of a chapter, and leave out what a translation lacks', async () => {
  const numbers = async (references: string, code: LanguageCode) =>
    (await read(references, code)).flatMap(({ paragraphs }) =>
      paragraphs.flat(2).map(({ number }) => number),
    );
  expect((await numbers('Matthew 15:32-16:4', 'fr')).join(' ')).toBe('32 33 34 35 36 37 38 39 16.1 2 3 4');
  expect(await numbers('Luke 17:35-37', 'en')).toEqual(['35', '37']);
  expect(await numbers('Luke 17:35-37', 'ar')).toEqual(['35', '36', '37']);
});

it('a page has the text in its language, and in the main or the next one', async () => {
  const [english, arabic] = [languageOf('en', 'US'), languageOf('ar')];
  const unknown = { ...languageOf('fr'), code: 'it' } as unknown as typeof english;
  const codes = async (language: typeof english, ...all: (typeof english)[]) =>
    (await textsFor(language, all)).map((it) => it.language.code);
  expect(await codes(english, english, arabic)).toEqual(['en', 'ar']);
  expect(await codes(arabic, english, arabic)).toEqual(['ar', 'en']);
  expect(await codes(english, english)).toEqual(['en']);
  expect(await codes(unknown, english, unknown)).toEqual(['en']);
});

interface Day extends Record<LanguageCode, string> {
  today: CalendarDate;
  services: object;
  page: string;
}
