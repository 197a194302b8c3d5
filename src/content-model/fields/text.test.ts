import { expect, test } from 'vitest';
import { languageOf } from '#language/languages.ts';
import { text } from './text.ts';

test('French has no-break spaces before its punctuation', () => {
  const phrase = text({ max: 60, example: 'Texte' }).parse('Première visite ? « Oui » : venez ; entrez !');
  expect(phrase).toBe('Première visite\u00A0? «\u00A0Oui\u00A0»\u00A0: venez\u00A0; entrez\u00A0!');
  expect(JSON.stringify(languageOf('fr').words)).not.toMatch(/\p{L} [;:!?»]|« /u);
});
