import { expect, test } from 'vitest';
import type { JsonSchemaNode } from '#content-tools/content-json-schema.ts';
import { findMissing } from './find-missing.ts';

const decision: JsonSchemaNode = { awaited: 'decision' };
const listOf = (properties: Record<string, JsonSchemaNode>) => ({ cards: { items: { properties } } });
const once = listOf({ when: { ...decision, awaitedOnce: true } });
const undecided = { feedback: { undecided: 'silent' } };
const nameInFull = { ...decision, awaitedIf: { key: 'shortName', pattern: '^[A-Z]{2,}$' } };
const marked = { id: 'one', name: 'Hymns', text: 'We sing.', placeholder: true };

// prettier-ignore
test.each<[title: string, data: object, properties: Record<string, JsonSchemaNode>, missing: string[]]>([
  ['placeholder value', { name: 'A church', phone: '+1-804-555-0100' }, {}, ['phone: +1-804-555-0100, essential']],
  ['real value', { phone: '+1-804-555-1212' }, {}, []],
  ['marked entry', { cards: [marked, { ...marked, id: 'two', placeholder: false }] }, listOf({ placeholder: {} }), ['cards.one.text: We sing., optional']],
  ['marked entry that is needed', { cards: [marked] }, listOf({ placeholder: { need: 'essential' } }), ['cards.one.text: We sing., essential']],
  ['awaited key', { cards: [{ id: 'a' }, { id: 'b', name: 'Mark' }, { id: 'c', name: null }] }, listOf({ name: decision }), ['cards.a.name: , decision', 'cards.c.name: , decision']],
  ['key that is awaited once', { cards: [{ id: 'a' }, { id: 'b', when: '' }] }, once, ['cards.when: , decision']],
  ['key that is awaited once, and that an entry has', { cards: [{ id: 'a' }, { id: 'b', when: 'Fridays' }] }, once, []],
  ['key that is awaited once, without entries', { cards: [] }, once, []],
  ['key that is awaited because of another', { shortName: 'EXMP' }, { nameInFull }, ['nameInFull: , decision']],
  ['key that is not awaited because of another', { shortName: 'St. Mark' }, { nameInFull }, []],
  ['value to decide on', { feedback: 'silent' }, undecided, ['feedback: silent, decision']],
  ['missing value to decide on', {}, undecided, ['feedback: silent, decision']],
  ['decided value', { feedback: 'status' }, undecided, []],
])('%s', (_title, data, properties, missing) => {
  const found = findMissing(data, { properties });
  expect(found.map((it) => `${it.key}: ${it.found}, ${it.need}`)).toEqual(missing);
});
