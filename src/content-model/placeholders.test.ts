import { expect, test } from 'vitest';
import { isPlaceholder } from './placeholders.ts';

test.each([
  ['https://members.church.example/login', true],
  ['https://www.example.org?page=1', true],
  ['office@church.example', true],
  ['+1-804-555-0100', true],
  ['placeholder', true],
  ['public-key-to-be-supplied', true],
  ['https://myexample.com', false],
  ['+1-804-555-2100', false],
  ['A placeholder for grace', false],
])('whether %j is a placeholder: %j', (value, expected) => {
  expect(isPlaceholder(value)).toBe(expected);
});
