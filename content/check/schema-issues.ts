import { isDeepStrictEqual } from 'node:util';
import type { z } from 'astro/zod';
import type { CalendarDate } from '#time/dates.ts';
import { type EditedFile, isDictionary, jsonSchemaOf, names, schemaOf } from '#content/content-files.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import { valueAt, type ContentPath } from '#content-model/content-path.ts';
import { entriesIn } from '#content/dictionary.ts';
import { variablePattern } from '#content-model/variable-names.ts';
import { changeOfKey } from '#content/changes.ts';
import { collectIssues, restoring, type ValueIssue } from './issue.ts';
import { explainFifth, findBrokenRule } from './liturgy-rules.ts';
import { closestMatch, describeValue } from './describe-value.ts';

/**
 * Checks the content of a file against its schema, and then by the rules that the schema cannot have.
 * @returns at most one issue per value
 */
export function findSchemaIssues(name: EditedFile, data: unknown, today: CalendarDate): ValueIssue[] {
  const { error } = schemaOf(name).safeParse(data);
  if (!error && isDictionary(name)) return findDictionaryIssues(data);
  if (!error) return name === 'liturgies.yaml' ? findBrokenRule(data, today) : [];
  const issues = error.issues
    .flatMap((issue) => toSchemaIssues(issue, name, data))
    .map((issue) => (name === 'liturgies.yaml' ? explainFifth(issue, data, today) : issue));
  // A misspelled key would be reported again as a missing one.
  const misspelled = new Set(issues.map(({ meant }) => meant));
  const byPath = Map.groupBy(issues, ({ path }) => path.join('.'));
  return [...byPath].flatMap(([path, [first]]) => (first && !misspelled.has(path) ? [first] : []));
}

/** Checks a valid dictionary by itself: two translations of one text, and variables that the text does not have. */
function findDictionaryIssues(data: unknown): ValueIssue[] {
  const first = new Map<string, number>();
  const isKnown = (file: string) => names.some((it) => it === file.replace(/#.*/, ''));
  return collectIssues(data, (report, warn) => {
    for (const [index, { text, translation, file = '' }] of entriesIn(data).entries()) {
      const key = `${file}\n${text.trim()}`;
      const earlier = first.get(key) ?? index;
      first.set(key, earlier);
      const variables = variablesOf(text);
      if (earlier < index)
        report(
          ['texts', index, 'text'],
          `each text once; entry ${earlier + 1} has the same. Where it has another meaning in a file, add that: file: ministries.yaml`,
        );
      else if (file && !isKnown(file))
        warn(
          ['texts', index, 'file'],
          'the name of a content file, such as ministries.yaml: no text has this translation',
        );
      else if (!isDeepStrictEqual(variablesOf(translation), variables))
        report(
          ['texts', index, 'translation'],
          `a translation with ${variables.length > 0 ? `the variables of the text, ${variables.join(' and ')}` : 'no variables'}`,
        );
    }
  });
}

/** @returns the variables of a text, sorted, each once: `['{end}', '{start}']` */
export const variablesOf = (text: string) => [...new Set(text.match(variablePattern))].sort();

/** @returns an issue of Zod, as people read it */
export function toSchemaIssues(issue: z.core.$ZodIssue, name: EditedFile, data: unknown): SchemaIssue[] {
  const path = issue.path as ContentPath;
  const value = valueAt(path, data);
  if (issue.code === 'unrecognized_keys') {
    const node = nodeAt(path, jsonSchemaOf(name));
    const known = Object.keys(node?.properties ?? {});
    const unused = known.filter((key) => valueAt([...path, key], data) === undefined);
    return issue.keys.map((key) => {
      const change = changeOfKey(name, [...path, key]);
      const meant = change ? change.to : closestMatch(key, unused);
      const isDeeper = JSON.stringify(node).includes(`"${key}":{`);
      return {
        path: [...path, key],
        found: describeValue(valueAt([...path, key], data)),
        expected: change
          ? `${change.to ? `the key '${change.to}'` : 'no such key'} since ${change.date}: ${change.reason}; npm run update ${change.to ? 'renames' : 'removes'} it`
          : meant
            ? `the key '${meant}'? There is no key '${key}' here`
            : isDeeper
              ? `as many spaces before it as the lines that it belongs to have: there is no key '${key}' here`
              : `no such key; the keys here are ${known.join(', ')}`,
        meant: meant && [...path, meant].join('.'),
      };
    });
  }
  if (issue.code === 'custom' && typeof issue.params?.found === 'string')
    return [{ path, found: issue.params.found, expected: issue.message }];
  let found = describeValue(value);
  if (typeof value === 'string' && issue.code === 'too_big') found += ` (${value.trim().length} characters)`;
  let expected = issue.code === 'invalid_type' ? explainType(issue, value, path) : issue.message;
  if (issue.code === 'invalid_format' && /^[+\d() ]*[‐-―−][+\d() ‐-―−-]*$/.test(String(value)))
    expected += '; type hyphens (-)';
  return [{ path, found, expected }];
}

/** Says more about a value of another type than YAML or the office meant. */
function explainType({ expected, message }: z.core.$ZodIssueInvalidType, value: unknown, path: ContentPath) {
  if (expected === 'object' && value === undefined)
    return path.some((key) => typeof key === 'number')
      ? `${message} below '${String(path.at(-1))}:' and with two more spaces than it, such as: file: ../assets/photo.jpg`
      : `${message}; ${restoring}`;
  if (expected === 'string' && typeof value === 'object' && value)
    return `${message}; if it contains a colon or begins with a brace, within quotation marks ("…")`;
  return /^[–—•]/.test(String(value)) ? `${message}; a hyphen (-), not a dash or a bullet` : message;
}

interface SchemaIssue extends ValueIssue {
  /** Of an unknown key, the path of the one that was probably meant. */
  meant?: string | undefined;
}
