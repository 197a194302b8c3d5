import { expect, test } from 'vitest';
import { findPlaceholders, isPlaceholder } from './placeholders.ts';

test.each([
  'https://members.church.example/login',
  'https://facebook.example/church',
  'http://example.com',
  'https://www.example.org?page=1',
  'office@church.example',
  'church@calendar.example',
  'office@example.net',
  '+1-804-555-0100',
  '(804) 555-0142',
  'placeholder',
  'public-key-to-be-supplied',
])('%s is a placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each([
  'https://www.facebook.com/church',
  'https://church.org/example',
  'https://example.church.org',
  'https://myexample.com',
  'office@church.org',
  'example@church.org',
  '+1-804-555-2100',
  '+1-804-739-0155',
  'A placeholder for grace',
  'dQw4w9WgXcQ',
  '100 Main Street',
  '',
])('%j is a real value', (value) => {
  expect(isPlaceholder(value)).toBe(false);
});

test('placeholder values are found with their keys', () => {
  const links = { youtube: 'https://youtube.example/a' };
  expect(findPlaceholders({ name: 'A church', phone: '+1-804-555-0100', links })).toEqual([
    { path: ['phone'], key: 'phone', value: '+1-804-555-0100', marked: false },
    { path: ['links', 'youtube'], key: 'links.youtube', value: links.youtube, marked: false },
  ]);
});

test('entries marked as placeholders are found', () => {
  const cards = [
    { id: 'LifeAt1', title: 'Hymns', text: 'We sing.', placeholder: true },
    { id: 'LifeAt2', title: 'Prayer', text: 'We pray.' },
  ];
  expect(findPlaceholders({ cards })).toEqual([
    { path: ['cards', 0, 'text'], key: 'cards.LifeAt1.text', value: 'We sing.', marked: true },
  ]);
});

test.each([
  ['priests', 'name', 'Father Mark'],
  ['questions', 'answer', 'Behind the church.'],
])('%s without %s are found', (list, key, value) => {
  const entries = [{ id: 'first' }, { id: 'second', [key]: value }, { id: 'third', [key]: null }];
  expect(findPlaceholders({ [list]: entries })).toEqual([
    { path: [list, 0, key], key: `${list}.first.${key}`, value: '', marked: false },
    { path: [list, 2, key], key: `${list}.third.${key}`, value: '', marked: false },
  ]);
});

test('an abbreviated name without the full one is found', () => {
  const missing = { path: ['nameInFull'], key: 'nameInFull', value: '', marked: false };
  expect(findPlaceholders({ shortName: 'EXMP' })).toEqual([missing]);
  expect(findPlaceholders({ shortName: 'EXMP', nameInFull: 'Example' })).toEqual([]);
  expect(findPlaceholders({ shortName: 'St. Mark' })).toEqual([]);
});

test('complete content has no placeholders', () => {
  expect(findPlaceholders({ phone: '+1-804-555-1212' })).toEqual([]);
  expect(findPlaceholders(undefined)).toEqual([]);
});
