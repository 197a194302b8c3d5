import { expect, test } from 'vitest';
import { languageOf } from './region.ts';

test('the language of the site follows the country', () => {
  expect(['VA', 'ON'].map(languageOf)).toEqual(['en-US', 'en-CA']);
});
