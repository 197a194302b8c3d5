import { expect, test } from 'vitest';
import { findMissing } from './find-missing.ts';

const help = 'What belongs there.';
const keyOf = (awaited: 'decision' | 'optional') => ({ description: help, awaited });

test('placeholder values are found with their keys', () => {
  const links = { youtube: 'https://youtube.example/a' };
  const properties = { phone: { description: help } };
  expect(findMissing({ name: 'A church', phone: '+1-804-555-0100', links }, { properties })).toEqual([
    { path: ['phone'], key: 'phone', found: '+1-804-555-0100', help, need: 'essential' },
    { path: ['links', 'youtube'], key: 'links.youtube', found: links.youtube, help: '', need: 'essential' },
  ]);
});

test.each([
  [{}, 'optional'],
  [{ need: 'essential' as const }, 'essential'],
  [{ need: 'decision' as const }, 'decision'],
])('entries marked as placeholders are found: %j', (meta, need) => {
  const cards = [
    { id: 'LifeAt1', name: 'Hymns', text: 'We sing.', placeholder: true },
    { id: 'LifeAt2', name: 'Prayer', text: 'We pray.' },
  ];
  const items = { properties: { placeholder: { expected: help, ...meta } } };
  expect(findMissing({ cards }, { properties: { cards: { items } } })).toEqual([
    { path: ['cards', 0, 'text'], key: 'cards.LifeAt1.text', found: 'We sing.', help, need },
  ]);
});

test.each(['decision', 'optional'] as const)('an awaited key is found while it is missing: %s', (need) => {
  const entries = [{ id: 'first' }, { id: 'second', name: 'Father Mark' }, { id: 'third', name: null }];
  const schema = { properties: { priests: { items: { properties: { name: keyOf(need) } } } } };
  expect(findMissing({ priests: entries }, schema)).toEqual([
    { path: ['priests', 0, 'name'], key: 'priests.first.name', found: '', help, need },
    { path: ['priests', 2, 'name'], key: 'priests.third.name', found: '', help, need },
  ]);
});

test.each([
  [
    [{ id: 'youth' }, { id: 'choir', when: '' }],
    [{ path: ['cards', 'when'], key: 'cards.when', found: '', help, need: 'decision' }],
  ],
  [[{ id: 'youth' }, { id: 'choir', when: 'Fridays' }], []],
  [[], []],
])('a key that is awaited once is found while no entry has it: %j', (cards, missing) => {
  const when = { ...keyOf('decision'), awaitedOnce: true };
  expect(findMissing({ cards }, { properties: { cards: { items: { properties: { when } } } } })).toEqual(
    missing,
  );
});

test('an awaited key may depend on another', () => {
  const awaitedIf = { key: 'shortName', pattern: '^[A-Z]{2,}$' };
  const schema = { properties: { nameInFull: { ...keyOf('optional'), awaitedIf } } };
  expect(findMissing({ shortName: 'EXMP' }, schema)).toHaveLength(1);
  expect(findMissing({ shortName: 'EXMP', nameInFull: 'Example' }, schema)).toEqual([]);
  expect(findMissing({ shortName: 'St. Mark' }, schema)).toEqual([]);
});

test('a value to decide on is found while it is the one of the schema, or missing', () => {
  const schema = { properties: { feedback: { description: help, undecided: 'silent' } } };
  const missing = { path: ['feedback'], key: 'feedback', found: 'silent', help, need: 'decision' };
  expect(findMissing({ feedback: 'silent' }, schema)).toEqual([missing]);
  expect(findMissing({}, schema)).toEqual([missing]);
  expect(findMissing({ feedback: 'status' }, schema)).toEqual([]);
});

test('complete content misses nothing', () => {
  expect(findMissing({ phone: '+1-804-555-1212' }, {})).toEqual([]);
  expect(findMissing(undefined, {})).toEqual([]);
});
