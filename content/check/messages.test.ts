import { expect, it } from 'vitest';
import type { ContentFile } from '#content/content-files.ts';
import { label } from '#content-model/fields/text.ts';
import { languageCodes } from '#language/languages.ts';
import { pageNames } from '#content-model/page-names.ts';
import { edit, issuesIn, liturgies, readTable, texts, withValue } from './fixtures/content.ts';

interface Row {
  key: string;
  values?: string[];
  set?: object;
  delete?: string;
  found?: string;
  expected: string;
  isWarning?: true;
}

const withValues = (file: ContentFile, values: object) =>
  Object.entries(values).reduce((text, [key, value]) => withValue(text, key, value), texts[file]);

const rows = Object.entries(readTable('messages.yaml') as Record<ContentFile, Row[]>).flatMap(([file, all]) =>
  all.flatMap((row) => {
    const { key, delete: deleted } = row;
    const changes = row.values?.map((value) => ({ [key]: value })) ?? [
      row.set ?? { [deleted ?? '']: undefined },
    ];
    return changes.map((change) => [file as ContentFile, key, change, row] as const);
  }),
);

it.each(rows)('%s, %s: the message about %j', (file, key, change, { found, expected, isWarning }) => {
  const value = found ?? `'${String(Object.values(change).at(-1))}'`;
  const right = expected
    .replace('{pages}', pageNames.join(', '))
    .replace('{languages}', languageCodes.join(', '));
  const issues = issuesIn(file, withValues(file, change));
  expect(issues).toEqual([
    expect.objectContaining({ file: `src/content/${file}`, key, found: value, expected: right, isWarning }),
  ]);
});

/** Longer than what is looked at, with a group of two keys at its end. */
const twoKeys = `${'# The hours.\n'.repeat(20)}${liturgies}  # The short name.\n  short: Liturgy\n`;

it.each(readTable('damages.yaml') as (Row & { replace: [string, string] })[])(
  'damaged YAML: the message about $replace',
  ({ replace: [from, to], found, expected }) => {
    const issues = issuesIn('liturgies.yaml', edit(from, to, twoKeys));
    expect(issues).toMatchObject([{ file: 'src/content/liturgies.yaml', found, expected }]);
  },
);

it.each(
  Object.entries(readTable('valid.yaml') as Record<ContentFile, object[]>).flatMap(([file, all]) =>
    all.map((values) => [file as ContentFile, values] as const),
  ),
)('%s is valid with %j', (file, values) => {
  expect(issuesIn(file, withValues(file, values))).toEqual([]);
});

it.each(['\u00AD', '\u200B', '\u200F', '\u2060', '\uFEFF'])(
  'a text of a list may have an invisible character before its colon: %j',
  (character) => {
    for (const text of [`Be${character}ginn um 9:30`, `${character}Beginn: 9 Uhr`, `Um${character}: 9:30`]) {
      const edited = withValue(texts['giving-methods.yaml'], 'methods.card.steps.1', text);
      expect(edited).toContain(character);
      expect(issuesIn('giving-methods.yaml', edited)).toEqual([]);
    }
  },
);

it.each([
  ['without those of Word', 'Di\u00ADvine\u200B Lit\u200Curgy\uFEFF\u2028now', 'Divine Liturgy now'],
  ['without those of direction', '\u200EDivine\u200F \u2067Liturgy\u2069\u202C', 'Divine Liturgy'],
  ['with those of Persian and emoji', 'می\u200Cخواهم 👨\u200D👩🏽', 'می\u200Cخواهم 👨\u200D👩🏽'],
  ['with spaces that break no line', ' St. Mark – 5: 8 ', 'St.\u00A0Mark\u00A0– 5:\u00A08'],
])('a text is read, of its invisible characters, %s', (_title, text, shown) => {
  expect(label('Snow').parse(text)).toBe(shown);
});
