import { expect, it } from 'vitest';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { quotationFrom } from './quotation.ts';

const third = 'Luke 14:25-35';

it.each<
  [why: string, code: LanguageCode, references: string, verse: string, text: string, reference: string]
>([
  [
    'ends in the middle of a sentence',
    'en',
    third,
    '',
    'Now great multitudes were going with him. He turned and said to them, …',
    'Luke 14:25',
  ],
  ['in Arabic', 'ar', third, '', 'وكان جموع كثيرة سائرين معه، فالتفت وقال لهم: …', 'لوقا 14: 25'],
  [
    'as a priest has chosen it',
    'en',
    third,
    'Luke 14:27',
    'Whoever doesn’t bear his own cross and come after me, can’t be my disciple.',
    'Luke 14:27',
  ],
  [
    'of another Gospel',
    'de',
    third,
    'Luke 14:24',
    'Es ging aber viel Volks mit ihm; und er wandte sich und sprach zu ihnen: …',
    'Lukas 14,25',
  ],
  [
    'of the second of several passages',
    'en',
    'Matthew 21:1-17; Mark 11:1-11',
    'Mark 11:9',
    'Those who went in front and those who followed cried out, ‘Hosanna! Blessed is he who comes in the name of the Lord!’',
    'Mark 11:9',
  ],
  [
    'which the translation lacks',
    'en',
    'Luke 17:35-37',
    'Luke 17:36',
    'There will be two grinding grain together. One will be taken and the other will be left.',
    'Luke 17:35',
  ],
  // The speech goes on after the verse.
  [
    'that is the beginning of a speech',
    'en',
    'Matthew 6:1-18',
    '',
    'Be careful that you don’t do your charitable giving before men, to be seen by them, or else you have no reward from your Father who is in heaven.',
    'Matthew 6:1',
  ],
  [
    'in which a speech begins',
    'en',
    'Luke 15:11-32',
    '',
    'He said, ‘A certain man had two sons.’',
    'Luke 15:11',
  ],
])('the verse that Home quotes: %s, %s', async (_, code, references, verse, text, reference) => {
  const verses = verse ? [{ verse }] : [];
  const quotation = await inLanguage(languageOf(code, 'US'), () => quotationFrom(references, { verses }));
  expect(quotation?.text.replaceAll('\u00A0', ' ')).toBe(text);
  expect(quotation?.reference.replaceAll('\u00A0', ' ')).toBe(reference);
});
