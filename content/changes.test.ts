import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { jsonSchemaOf } from './content-files.ts';
import { issuesIn, project, texts, withValue } from './check/fixtures/content.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import { applyChanges, type Changes, changes } from './changes.ts';

const reason = 'it has another name';
const rows: Changes = {
  keys: [
    { date: '2026-12-01', file: 'ministries.yaml', key: 'cards.*.time', to: 'when', reason },
    { date: '2026-12-01', file: 'ministries.yaml', key: 'note', reason },
  ],
  values: [
    {
      date: '2026-12-01',
      file: 'ministries.yaml',
      key: 'cards.*.group',
      old: '^Prayer$',
      new: 'Worship',
      reason,
    },
  ],
  commands: {},
  visible: [],
};

test.each([
  ['a key is removed', 'note: a\nheading: b\n', 'heading: b\n'],
  [
    'a key of each entry is renamed, in its place',
    'cards:\n  - time: a # now\n    id: b\n  - id: c\n',
    'cards:\n  - when: a # now\n    id: b\n  - id: c\n',
  ],
  ['beside its new name, the former key goes', 'cards:\n  - time: a\n    when: b\n', 'cards:\n  - when: b\n'],
  [
    'a value is rewritten at its key alone',
    'note2: Prayer\ncards:\n  - group: Prayer\n',
    'note2: Prayer\ncards:\n  - group: Worship\n',
  ],
  ['what is as it should be stays', 'cards:\n  - when: a\n', 'cards:\n  - when: a\n'],
])('%s', (_, before, after) => {
  const document = parseDocument(before);
  const lines = applyChanges(document, 'ministries.yaml', rows);
  expect(String(document)).toBe(after);
  expect(lines).toHaveLength(before === after ? 0 : 1);
  expect(applyChanges(document, 'ministries.yaml', rows)).toEqual([]);
});

test('a line says what was renamed and rewritten', () => {
  const document = parseDocument('cards:\n  - id: choir\n    time: a\n    group: Prayer\n');
  expect(applyChanges(document, 'ministries.yaml', rows)).toEqual([
    `ministries.yaml, cards.choir.time is renamed to when: ${reason}`,
    `ministries.yaml, cards.choir.group: "Prayer" → "Worship": ${reason}`,
  ]);
});

test('the content check names the new key, and the one that a text has to be', () => {
  changes.keys.push(...rows.keys);
  const issues = issuesIn(
    'ministries.yaml',
    withValue(texts['ministries.yaml'], 'cards.choir.time', 'Fridays'),
  );
  changes.keys.splice(-rows.keys.length);
  expect(issues).toMatchObject([
    {
      key: 'cards.choir.time',
      expected: `the key 'when' since 2026-12-01: ${reason}; npm run update renames it`,
    },
  ]);
});

test.each(changes.keys)(
  '$file has no key $key anymore, and has the one that it is renamed to',
  ({ file, key, to }) => {
    const path = key.split('.').map((step) => (step === '*' ? 0 : step));
    const nodeOf = (name: string) => nodeAt([...path.slice(0, -1), name], jsonSchemaOf(file));
    expect(nodeOf(String(path.at(-1)))).toBeUndefined();
    expect(!to || nodeOf(to)).toBeTruthy();
  },
);

test('each removed command answers with its successor', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const removed = Object.entries(scripts).filter(([, script]) => script.includes('removed-command.ts'));
  const expected = Object.keys(changes.commands).map((name) => [
    name,
    `node tools/run.cjs tools/removed-command.ts ${name}`,
  ]);
  expect(removed).toEqual(expected);
  const answer = (name: string) => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/removed-command.ts', name], {
      cwd: project,
      encoding: 'utf8',
    });
    return [status, stdout.trim()];
  };
  expect([answer('launch-check'), answer('test:extended')]).toEqual([
    [0, 'npm run launch-check was removed on 2026-11-27: npm run weekly-report lists what is missing.'],
    [1, 'npm run test:extended was removed on 2026-11-29: type npm test -- --project=extended.'],
  ]);
});
