import { expect, it } from 'vitest';
import { edit, issuesIn } from '#tools/check/fixtures/content.ts';

it.each<[title: string, from: string, to: string, line: string]>([
  ['a value', '8:30 AM', 'early', 'startTime: early'],
  ['an unknown key', '  name', '  mascot: Lamb\n  name', 'mascot: Lamb'],
  ['the entry without a key', '    day: Sunday\n', '', 'id: sunday'],
  ['a tab', '  name', '\tname', '\tname'],
])('the line of an issue is that of %s', async (_title, from, to, line) => {
  const text = edit(from, to);
  const [issue] = await issuesIn('liturgies.yaml', text);
  expect(text.split('\n')[(issue?.line ?? 0) - 1]).toContain(line);
});
