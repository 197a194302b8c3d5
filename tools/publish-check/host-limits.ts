import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#content/files.ts';
import { findCountIssue, findSizeIssue, MAX_HEADER_LENGTH } from '#content/host-limits.ts';
import type { BuiltSite, Document, Fault } from './built-site.ts';

/** Finds files that hosts refuse, and headers that they leave out. There are never too many rules for them. */
export function checkHostLimits({ folder, documents }: BuiltSite): Fault[] {
  // What hosts read themselves is none of the files that they serve.
  const files = filesIn(folder, '.', true).filter((file) => !/^(_\w+(\.conf)?|\.assetsignore)$/.test(file));
  const faultOf = (file: string, fault: Omit<Fault, 'document'> | undefined): Fault[] =>
    fault ? [{ document: { file, text: '', elements: [] }, ...fault }] : [];
  return [
    ...faultOf('', findCountIssue(files.length)),
    ...files.flatMap((file) => faultOf(file, findSizeIssue(statSync(join(folder, file)).size))),
    ...documents.filter(({ file }) => file === '_headers').flatMap(longLines),
  ];
}

function longLines(document: Document): Fault[] {
  const lines = [...document.text.matchAll(/^[^\n]+/gm)];
  return lines
    .map(({ 0: line, index }) => ({ line: line.trim(), index }))
    .filter(({ line }) => line.length > MAX_HEADER_LENGTH)
    .map(({ line, index }) => ({
      document,
      index,
      found: `a line of ${line.length} characters: ${line.slice(0, 60)}…`,
      expected: `at most ${MAX_HEADER_LENGTH}: hosts leave out a longer one`,
    }));
}
