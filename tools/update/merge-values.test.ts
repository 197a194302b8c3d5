import { expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { mergeValues } from './merge-values.ts';

interface Row {
  title: string;
  ours: object;
  base: object;
  theirs: object;
  result: object;
  isHeld?: boolean;
  used?: string[];
  taken?: string[];
  held?: string[];
  kept?: string[];
}

const rows = readFixture(import.meta.dirname, 'fixtures', 'values.yaml') as Row[];

test.each(rows)('$title', ({ ours, base, theirs, result, isHeld = false, used, ...row }) => {
  const document = parseDocument(stringify(ours));
  const isUsed = used && (({ text }: { text: string }) => used.includes(text));
  const { taken = [], held = [], kept = [] } = row;
  expect(mergeValues(document, [base, theirs], isHeld, isUsed)).toEqual({ taken, held, kept });
  expect(document.toJS()).toEqual(result);
});

test('comments, and the values that stay, are written as they were', () => {
  const document = parseDocument('text: "Old" # for now\n\n# Ours.\nname:   \'A\'\n');
  mergeValues(document, [{ text: 'Old' }, { text: 'New' }], false);
  expect(String(document)).toBe('text: "New" # for now\n\n# Ours.\nname: \'A\'\n');
});
