import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allVerses } from '#church-year/references.ts';
import { closestMatch } from '#tools/describe-value.ts';
import { filesIn } from './check-files.ts';
import type { Issue } from './issue.ts';

/** Checks the texts of the Gospels: every verse once, in its place. */
export async function checkTexts(root: string): Promise<Issue[]> {
  const files = await filesIn(root, 'src/gospel/texts');
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    const issues = file.endsWith('/paragraphs.txt') ? findUnknown(lines) : findTextIssues(lines);
    return issues.map((issue) => ({ file, key: '', ...issue }));
  });
}

/** @param lines of a text; those at its head are `credit: …` and `missing: …`, the verses that the translation lacks */
export function findTextIssues(lines: readonly string[]): TextIssue[] {
  const first = lines.findIndex((line) => line.includes('\t'));
  const valueOf = (key: string) =>
    lines
      .slice(0, first)
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2);
  const missing = valueOf('missing')?.split('; ') ?? [];
  const order = allVerses.filter((id) => !missing.includes(id));
  const places = new Map(order.map((id, place) => [id, place]));
  const entries = lines.slice(first).map((line, index) => {
    const [id = '', text] = line.split('\t');
    return { id, text, line: first + index + 1 };
  });
  const found = new Map(entries.map(({ id, line }) => [id, line]).reverse() as [string, number][]);
  const issues: TextIssue[] = findUnknown(missing).map((issue) => ({ ...issue, line: 2 }));
  if (!valueOf('credit'))
    issues.push({
      line: 1,
      found: `'${lines[0]}'`,
      expected: 'credit: the translation, its year, and its license',
    });
  let next = 0;
  const reportMissing = (end: number, line: number, after: string) => {
    const absent = order.slice(next, end).filter((id) => !found.has(id));
    if (absent.length > 0)
      issues.push({
        line,
        found: after,
        expected: `${absent.join(', ')}; a verse that the translation lacks is listed at the head of the file: missing: ${absent.join('; ')}`,
      });
  };
  for (const { id, text, line } of entries) {
    const place = places.get(id);
    const other = found.get(id);
    if (!text?.trim()) issues.push({ line, found: `'${id}'`, expected: 'the verse, a tab, and its text' });
    else if (place === undefined) issues.push({ line, ...unknown(id, order[next]) });
    else if (other !== line)
      issues.push({ line, found: `${id}, which line ${other} has too`, expected: 'each verse once' });
    else if (place < next)
      issues.push({
        line,
        found: id,
        expected: `${id} ${place > 0 ? `after ${order[place - 1]}` : 'first'}`,
      });
    else {
      reportMissing(place, line, id);
      next = place + 1;
    }
  }
  reportMissing(order.length, lines.length, 'the end of the file');
  return issues;
}

const findUnknown = (ids: readonly string[]): TextIssue[] =>
  ids.flatMap((id, index) => (allVerses.includes(id) ? [] : [{ line: index + 1, ...unknown(id) }]));

const unknown = (id: string, meant = closestMatch(id, allVerses) ?? 'Luke 14:25') => ({
  found: `'${id}'`,
  expected: `a verse of the Gospels, such as ${meant}`,
});

type TextIssue = Pick<Issue, 'line' | 'found' | 'expected'>;
