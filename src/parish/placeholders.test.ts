import { expect, test } from 'vitest';
import { isPlaceholder } from './placeholders.ts';

test.each([
  'https://members.church.example/login',
  'https://www.example.org?page=1',
  'office@church.example',
  '+1-804-555-0100',
  'placeholder',
  'public-key-to-be-supplied',
])('%s is a placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each([
  'https://church.org/example',
  'https://myexample.com',
  '+1-804-555-2100',
  '+1-804-739-0155',
  'A placeholder for grace',
  '',
])('%j is a real value', (value) => {
  expect(isPlaceholder(value)).toBe(false);
});
