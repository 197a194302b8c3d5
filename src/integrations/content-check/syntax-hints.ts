import type { YAMLError } from 'yaml';
import { excerpt } from './describe-value.ts';

/**
 * Slips that a look at the lines tells better than the parser, which stumbles over them in a strange way or a line
 * too late.
 *
 * @param lines the lines of the file
 * @param at the line that the parser complains of, counted from 1
 * @param error its complaint
 */
export function findSyntaxHint(
  lines: readonly string[],
  at: number,
  error: YAMLError,
): SyntaxHint | undefined {
  return (
    conflict(lines) ??
    gluedKey(lines, at) ??
    strangeSpaces(lines, at) ??
    outOfStep(lines, at, error) ??
    unquoted(lines, at, error)
  );
}

export const quotedSign = "quotation marks around a text that begins with a sign ('@home')";
const inStep = 'the line set in like its neighbors';

/** What GitHub leaves where two people changed the same lines. */
function conflict(lines: readonly string[]): SyntaxHint | undefined {
  const index = lines.findIndex((line) => /^(<{7}|={7}|>{7})(\s|$)/.test(line));
  if (index < 0) return undefined;
  const expected = 'one of the two versions: take away the other, and the three lines of <<<, === and >>>';
  return { line: index + 1, ...keyIn(lines[index + 1]), expected };
}

/** A value glued to its key (`name:Youth`) makes the parser stumble only some lines later. */
function gluedKey(lines: readonly string[], at: number): SyntaxHint | undefined {
  for (let line = at; line > 0 && line > at - 6; line--) {
    const [, indent, key] = /^( *(?:- )?)([a-z]\w*):[^ \t\r/]/i.exec(lines[line - 1] ?? '') ?? [];
    if (indent !== undefined && key !== undefined)
      return { line, indent, key, expected: 'a space after the colon (name: Youth)' };
  }
  return undefined;
}

/** Lines copied from a web page or a letter may begin with spaces that no keyboard writes. */
function strangeSpaces(lines: readonly string[], at: number): SyntaxHint | undefined {
  const line = [at, at + 1].find((it) => /^ *(?![\t\r])[^\S ]|^\s*\u200B/.test(lines[it - 1] ?? ''));
  if (line === undefined) return undefined;
  const found = `spaces of another kind before '${excerpt(lines[line - 1] ?? '')}'`;
  return {
    line,
    ...keyIn(lines[line - 1]),
    found,
    expected: 'ordinary spaces: delete these, and type them anew',
  };
}

/** A line set in too far seems to go on with the text above it; one not far enough, to end its entry. */
function outOfStep(lines: readonly string[], at: number, error: YAMLError): SyntaxHint | undefined {
  const notFarEnough = error.message.startsWith('Sequence item without');
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' && !notFarEnough) return undefined;
  const [above, here, next] = [lastWritten(lines, at - 1), keyIn(lines[at - 1]), nextWritten(lines, at + 1)];
  if (!here || /: |:$|^["'[{?]/.test(here.value)) return undefined;
  const [before, after] = [keyIn(lines[above - 1]), keyIn(lines[next - 1])];
  const like = (neighbor: Key, key: Key) => {
    const begins = key.indent.endsWith('- ') ? '- ' : '';
    return { key: key.key, indent: begins.padStart(neighbor.indent.length) };
  };
  if (before && (notFarEnough || before.indent.length === after?.indent.length))
    return { line: at, ...like(before, here), expected: inStep };
  if (after && after.indent.length > here.indent.length)
    return { line: next, ...like(here, after), expected: inStep };
  return { line: at, ...here, expected: inStep };
}

/** Signs and quotation marks that mean something else to the parser than to whoever wrote them. */
function unquoted(lines: readonly string[], at: number, { code }: YAMLError): SyntaxHint | undefined {
  if (code !== 'BAD_INDENT' && code !== 'UNEXPECTED_TOKEN') return undefined;
  const line = code === 'BAD_INDENT' ? lastWritten(lines, at - 1) : at;
  const here = keyIn(lines[line - 1]);
  const value = here?.value ?? '';
  if (code === 'BAD_INDENT' && !/^[[{]/.test(value)) return undefined;
  if (/^["']/.test(value)) return { line, ...here, expected: otherQuotes };
  return /^[^\p{L}\p{N}]/u.test(value) ? { line, ...here, expected: quotedSign } : undefined;
}

const otherQuotes = 'quotation marks around the whole text, of a kind that is not within it ("St. Mark\'s")';

function keyIn(line = ''): Key | undefined {
  const [, indent, key, value] = /^([^\S\n]*(?:- )?)([a-z]\w*):(?:\s+(.*?))?\s*$/i.exec(line) ?? [];
  return indent === undefined || key === undefined ? undefined : { indent, key, value: value ?? '' };
}

const isWritten = (line: string) => !/^\s*(#|$)/.test(line);

/**
 * Parsers stop at remarks and empty lines; the line that is meant comes after them.
 *
 * @param at a line, counted from 1
 * @returns this line or the first after it that says something
 */
export function nextWritten(lines: readonly string[], at: number): number {
  const index = lines.findIndex((line, index) => index >= at - 1 && isWritten(line));
  return index < 0 ? at : index + 1;
}

function lastWritten(lines: readonly string[], at: number): number {
  return lines.findLastIndex((line, index) => index < at && isWritten(line)) + 1;
}

interface Key {
  /** What stands before it. */
  indent: string;
  key: string;
  value: string;
}

/** A line that is not as it should be. */
export interface SyntaxHint {
  line: number;
  /** The key in it, and what stands before the key, where that is how its place is found. */
  key?: string;
  indent?: string;
  /** Where it is not the line itself. */
  found?: string;
  expected: string;
}
