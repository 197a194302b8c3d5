import { expect, test } from 'vitest';
import { isPlaceholder } from './placeholders.ts';

test.each([
  'https://members.church.example/login',
  'https://www.example.org?page=1',
  'office@church.example',
  'office@example.net',
  '+1-804-555-0100',
  '(804) 555-0142',
  'placeholder',
  'public-key-to-be-supplied',
])('%s is a placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each([
  'https://church.org/example',
  'https://example.church.org',
  'https://myexample.com',
  'example@church.org',
  '+1-804-555-2100',
  '+1-804-739-0155',
  'A placeholder for grace',
  '100 Main Street',
  '',
])('%j is a real value', (value) => {
  expect(isPlaceholder(value)).toBe(false);
});
