import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allVerses } from '#readings/references.ts';
import { hasTexts } from '#readings/readings.ts';
import type { ReadingsFile } from '#readings/schema.ts';
import { pathOf } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { filesIn } from '#content/files.ts';
import type { Issue } from './issue.ts';

/** Checks the texts of the Gospels: every verse once, in its place, and one in a language of the site where it shows them. */
export function checkGospelTexts({ root, written, languages }: Project): Issue[] {
  const files = filesIn(root, 'src/gospel/texts');
  const issues = files.flatMap((file): Issue[] => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    const issue = file.endsWith('/paragraphs.txt') ? findUnknown(lines) : findTextIssue(lines);
    return issue ? [{ file, key: '', ...issue }] : [];
  });
  const readings = written('readings.yaml') as ReadingsFile | undefined;
  const codes = languages.map(({ code }) => code);
  if (files.length === 0 || !readings || !hasTexts(readings)) return issues;
  if (hasGospelText(root, codes)) return [...issues, ...missingVerses(root, readings.verses, codes)];
  const found = 'no text of the Gospels in a language of the site';
  const expected = `text: false, or ${textFile(codes[0] ?? '')}`;
  return [...issues, { file: pathOf('readings.yaml'), line: 1, key: 'text', found, expected }];
}

/** In a language whose translation lacks a chosen verse, Home quotes the first one. */
function missingVerses(root: string, verses: unknown, codes: readonly string[]): Issue[] {
  const entries = (Array.isArray(verses) ? verses : []) as ({ verse?: unknown } | null)[];
  return codes.flatMap((code) => {
    const file = textFile(code);
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const missing = /^missing: (.*)/m.exec(text)?.[1]?.split('; ') ?? [];
    return entries.flatMap((entry, index) =>
      missing.includes(String(entry?.verse))
        ? {
            file: pathOf('readings.yaml'),
            line: 1,
            key: `verses.${index}.verse`,
            found: `'${String(entry?.verse)}', which ${file} lacks`,
            expected: 'a verse that all languages of the site have',
            isWarning: true,
          }
        : [],
    );
  });
}

const textFile = (code: string) => `src/gospel/texts/${code}.txt`;

/** Whether the project has the text of the Gospels in one of some languages. */
export const hasGospelText = (root: string, languages: readonly string[]) =>
  languages.some((code) => existsSync(join(root, textFile(code))));

/**
 * @param lines of a text; those at its head are `credit: …` and `missing: …`, the verses that the translation lacks
 * @returns the first issue, since further ones mostly follow from it
 */
export function findTextIssue(lines: readonly string[]): TextIssue | undefined {
  const first = lines.findIndex((line) => line.includes('\t'));
  const head = lines.slice(0, first);
  if (!head.some((line) => /^credit: ./.test(line)))
    return {
      line: 1,
      found: `'${lines[0]}'`,
      expected: 'credit: the translation, its year, and its license',
    };
  const listed = head.findIndex((line) => line.startsWith('missing: '));
  const missing = head[listed]?.replace('missing: ', '').split('; ') ?? [];
  const unknown = findUnknown(missing);
  if (unknown) return { ...unknown, line: listed + 1 };
  const ids = allVerses.filter((id) => !missing.includes(id));
  const verses = lines.slice(first);
  const wrong = [...ids, ''].findIndex((id, index) => {
    const [found = '', text = ''] = (verses[index] ?? '').split('\t');
    return found !== id || (id && !text.trim());
  });
  const [verse, id] = [verses[wrong], ids[wrong]];
  if (verse === undefined && id === undefined) return undefined;
  return {
    line: Math.min(first + wrong + 1, lines.length),
    found: verse === undefined ? 'the end of the file' : `'${verse.replace(/\t.*/, '')}'`,
    expected: id
      ? `${id}, a tab, and its text; a verse that the translation lacks is listed at the head of the file: missing: ${id}`
      : 'the end of the file',
  };
}

function findUnknown(ids: readonly string[]): TextIssue | undefined {
  const index = ids.findIndex((id) => !allVerses.includes(id));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    found: `'${ids[index]}'`,
    expected: 'a verse of the Gospels, such as Luke 14:25',
  };
}

type TextIssue = Pick<Issue, 'line' | 'found' | 'expected'>;
