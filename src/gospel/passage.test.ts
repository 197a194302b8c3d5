import { expect, it } from 'vitest';
import { readings as noNames } from '#church-year/fixtures/readings.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { gospelsAround } from '#liturgies/coming-readings.ts';
import { holyWeek, liturgy, noServices, special } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
import { passagesOf } from './passage.ts';
import { breaks, textsFor } from './texts.ts';

const readings: typeof noNames = {
  ...noNames,
  sundays: {
    hathor: { third: 'Luke 14:25-35', fourth: 'Mark 10:17-31' },
    tobi: { fifth: 'John 6:5-14' },
  },
  sundayOn29: 'Luke 1:26-38',
  days: [
    { firstDate: 'Nativity', gospel: 'Matthew 2:1-12', evening: true },
    {
      firstDate: '7 days before Pascha',
      gospel: 'Matthew 21:1-17; Mark 11:1-11; Luke 19:29-48; John 12:12-19',
    },
    { firstDate: 'Pascha', gospel: 'John 20:1-18', evening: true },
  ],
};
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

const weekly = { ...noServices, liturgies: [liturgy('Sunday, 8:00 AM–10:00 AM')] };
const pauses = [holyWeek];
const eve = [special('2027-01-06, 9:00 PM–11:30 PM, Eve')];
const changes = [{ liturgy: 'sunday', date: '2026-11-29', canceled: true }];
const resurrection = [
  'Gospel/John-20-1-18',
  ['Now on the first day of the week', 'that he had said these things to her.'],
  ['وفي أول الأسبوع جاءت مريم المجدلية', 'أنها رأت الرب، وأنه قال لها هذا.'],
  ['Am ersten Tag der Woche kommt Maria', 'und solches hat er zu mir gesagt.'],
  ['Le premier jour de la semaine, Marie', 'et qu’il lui avait dit ces choses.'],
] as const;

/** The day, its page, and the first and last words in each language. */
const days: Row[] = [
  [
    'a Sunday',
    '2026-11-27',
    {},
    'Gospel/Luke-14-25-35',
    ['Now great multitudes were going', 'He who has ears to hear, let him hear.”'],
    ['وكان جموع كثيرة سائرين معه', 'من له أذنان للسمع، فليسمع!'],
    ['Es ging aber viel Volks mit ihm', 'Wer Ohren hat, zu hören, der höre!'],
    ['De grandes foules faisaient route', 'Que celui qui a des oreilles pour entendre entende.'],
  ],
  [
    'a canceled Sunday',
    '2026-11-27',
    { changes },
    'Gospel/Mark-10-17-31',
    ['As he was going out into the way', 'first will be last, and the last first.”'],
    ['وفيما هو خارج إلى الطريق', 'يرون أولون يكونون آخرين، والآخرون أولين.'],
    ['Und da er hinausgegangen war', 'die Ersten sein, die die Letzten sind.'],
    ['Comme Jésus se mettait en chemin', 'des derniers seront les premiers.'],
  ],
  [
    'the Nativity',
    '2027-01-05',
    { specialServices: eve },
    'Gospel/Matthew-2-1-12',
    ['Now when Jesus was born in Bethlehem', 'back to their own country another way.'],
    ['ولما ولد يسوع في بيت لحم اليهودية', 'انصرفوا في طريق أخرى إلى كورتهم.'],
    ['Da Jesus geboren war zu Bethlehem', 'durch einen anderen Weg wieder in ihr Land.'],
    ['Jésus étant né à Bethléhem en Judée', 'regagnèrent leur pays par un autre chemin.'],
  ],
  [
    'Palm Sunday',
    '2027-04-25',
    { pauses },
    'Gospel/Matthew-21-1-17-Mark-11-1-11-Luke-19-29-48-John-12-12-19',
    ['When they came near to Jerusalem', 'Behold, the world has gone after him.”'],
    ['ولما قربوا من أورشليم', 'هوذا العالم قد ذهب وراءه!'],
    ['Da sie nun nahe an Jerusalem kamen', 'siehe, alle Welt läuft ihm nach!'],
    ['Lorsqu’ils approchèrent de Jérusalem', 'voici, le monde est allé après lui.'],
  ],
  ['the Resurrection', '2027-04-26', { pauses }, ...resurrection],
  ['Holy Week without hours', '2028-04-10', { pauses }, ...resurrection],
  [
    'a fifth Sunday',
    '2027-02-06',
    {},
    'Gospel/John-6-5-14',
    ['Jesus therefore, lifting up his eyes', 'the prophet who comes into the world.”'],
    ['فرفع يسوع عينيه ونظر أن جمعا كثيرا', 'هذا هو بالحقيقة النبي الآتي إلى العالم!'],
    ['Da hob Jesus seine Augen auf', 'der Prophet, der in die Welt kommen soll.'],
    ['Ayant levé les yeux', 'le prophète qui doit venir dans le monde.'],
  ],
  [
    'the 29th of a month',
    '2026-11-08',
    {},
    'Gospel/Luke-1-26-38',
    ['Now in the sixth month, the angel', 'Then the angel departed from her.'],
    ['وفي الشهر السادس أرسل جبرائيل', 'ليكن لي كقولك. فمضى من عندها الملاك.'],
    ['Und im sechsten Monat ward der Engel', 'Und der Engel schied von ihr.'],
    ['Au sixième mois, l’ange Gabriel fut', 'Et l’ange la quitta.'],
  ],
];

it.each(days)('%s: the page, and the first and last words', async (_, today, more, page, ...words) => {
  const { next } = gospelsAround(readings, { ...weekly, ...more }, today);
  expect(next?.page).toBe(page);
  for (const [index, { code }] of languages.entries()) {
    const passages = await text(next?.references ?? '', code);
    const [first = '', last = ''] = words[index] ?? [];
    expect(passages[0]?.slice(0, first.length), code).toBe(first);
    expect(passages.at(-1)?.slice(-last.length), code).toBe(last);
  }
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

type Words = readonly [first: string, last: string];
type Row = [day: string, today: CalendarDate, more: object, page: string, ...words: readonly Words[]];
