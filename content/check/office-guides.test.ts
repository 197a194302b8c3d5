import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type EditedFile, jsonSchemaOf } from '#content/content-files.ts';
import { issuesIn, project, texts } from './fixtures/content.ts';

type Entry = Record<string, unknown>;
type Data = Record<string, Entry | Entry[] | null>;

const folder = join(project, 'docs/office');
const guides = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name): [guide: string, text: string] => [name, readFileSync(join(folder, name), 'utf8')]);
const blocks = guides.flatMap(([guide, text]) =>
  [...text.matchAll(/^ *```(?:text|yaml)\n([^]*?)^ *```/gm)]
    .map(([, block = '']): [guide: string, example: string] => [guide, block])
    // Not a message of the check.
    .filter(([, block]) => /^ *(- )?\w+:/.test(block)),
);
/** Tables whose head has the labels of a form. */
const tables = guides.flatMap(([guide, text]) =>
  [...text.matchAll(/^(\| \*\*.*\*\* +\|)\n\|[ |-]+\|\n((?:\|.*\n)+)/gm)].map(
    ([, head = '', rows = '']): [guide: string, example: string] => [guide, entriesOf(head, rows)],
  ),
);
const examples = [...blocks, ...tables];

it('the guides have examples', () => {
  expect(blocks.length).toBeGreaterThan(0);
  expect(tables.length).toBeGreaterThan(3);
});

const files = Object.entries(texts).map(([name, text]): [EditedFile, Data] => [
  name as EditedFile,
  parse(text) as Data,
]);
const wednesday = { id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' };
for (const [, data] of files) if (Array.isArray(data.liturgies)) data.liturgies.push(wednesday);
files.push(['translations/ar.yaml', parse('confirmed: false\ntexts: []') as Data]);

it.each(examples)('%s has an example that fits into the content: %s', (_, text) => {
  const example = parse(text) as Entry | Entry[];
  const issues = files.flatMap(([name, data]) => {
    const changed = Array.isArray(example) ? withEntries(name, data, example) : withKeys(data, example);
    return changed.map((it) => issuesIn(name, stringify(it)));
  });
  // Where it belongs, it has the fewest.
  const [fewest] = issues.sort((a, b) => a.length - b.length);
  expect(fewest).toEqual([]);
});

const withEntries = (name: EditedFile, data: Data, entries: Entry[]): Data[] =>
  Object.entries(jsonSchemaOf(name).properties ?? {})
    .filter(([, { items }]) => items?.properties)
    .map(([key]) => {
      const others = [data[key] ?? []].flat().filter(({ id }) => !id || entries.every((it) => it.id !== id));
      return { ...data, [key]: [...others, ...entries] };
    });

const withKeys = (data: Data, keys: Entry): Data[] => [
  merge(data, keys) as Data,
  ...Object.entries(data).flatMap(([key, value]): Data[] => {
    if (!Array.isArray(value)) return value ? [{ ...data, [key]: merge(value, keys) }] : [];
    const [first, ...others] = value;
    return first ? [{ ...data, [key]: [merge(first, keys), ...others] }] : [];
  }),
];

function merge(data: Entry, keys: Entry): Entry {
  const isGroup = (value: unknown): value is Entry => value?.constructor === Object;
  const merged = Object.entries(keys).map(([key, value]) => {
    const current = data[key];
    return [key, isGroup(current) && isGroup(value) ? merge(current, value) : value];
  });
  return { ...data, ...(Object.fromEntries(merged) as Entry) };
}

function entriesOf(head: string, rows: string) {
  const keys = cellsOf(head).map((label) =>
    label.toLowerCase().replace(/ ./g, (it) => it.trim().toUpperCase()),
  );
  const entries = rows
    .trim()
    .split('\n')
    .map((row) => {
      const values = cellsOf(row).map((value, index) => [keys[index], value === 'on' ? true : value]);
      return Object.fromEntries(values.filter(([, value]) => value !== '')) as Entry;
    });
  return stringify(entries);
}

function cellsOf(row: string) {
  const cells = row.split('|').slice(1, -1);
  return cells.map((cell) => cell.replace(/[`*]/g, '').trim());
}
