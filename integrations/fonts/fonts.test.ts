import { expect, test } from 'vitest';
import { languageOf } from '#language/languages.ts';
import { needsExtendedLetters } from './fonts.ts';

const english = languageOf('en', 'US');

test.each([
  ['none', {}, {}, {}, false],
  ['French letters, which the first file has', { name: 'Œuvre' }, { skipLink: 'cœur' }, {}, false],
  ['a Romanian text', { name: 'Duminică' }, {}, {}, true],
  ['a Turkish word of the interface', {}, { skipLink: 'Bağış' }, {}, true],
  ['a Polish translation', {}, {}, { texts: [{ text: 'Sunday', translation: 'w niedzielę' }] }, true],
  ['the events of a calendar', { upcoming: { show: 'list' } }, {}, {}, true],
])('letters such as ş and ž are needed for %s: %o', (_, page, words, dictionary, expected) => {
  const project = {
    content: { 'pages/schedule.yaml': page } as never,
    languages: [english, { ...english, words: { ...english.words, ...words } }] as const,
    written: () => dictionary,
  };
  expect(needsExtendedLetters(project)).toBe(expected);
});
