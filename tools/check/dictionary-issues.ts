import { isDeepStrictEqual } from 'node:util';
import type { DictionaryEntry } from '#tools/content/dictionary.ts';
import { variablePattern } from '#content-model/variables.ts';
import { describeValue } from '#tools/describe-value.ts';
import type { ValueIssue } from './issue.ts';

/**
 * Checks a dictionary by itself: two translations of one text, and variables that the text does not have.
 * @param data of a dictionary that its schema accepts
 */
export function findDictionaryIssues(data: { texts?: DictionaryEntry[] | null }): ValueIssue[] {
  const first = new Map<string, number>();
  return (data.texts ?? []).flatMap(({ text, translation, file = '' }, index): ValueIssue[] => {
    const key = `${file}\n${text.trim()}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? index);
    if (earlier !== undefined)
      return [
        {
          path: ['texts', index, 'text'],
          found: describeValue(text),
          expected: `each text once; entry ${earlier + 1} has the same. Where it has another meaning in a file, add that: file: ministries.yaml`,
        },
      ];
    const expected = variablesOf(text);
    if (isDeepStrictEqual(variablesOf(translation), expected)) return [];
    const hint =
      expected.length > 0 ? `the variables of the text, ${expected.join(' and ')}` : 'no variables';
    const found = describeValue(translation);
    return [{ path: ['texts', index, 'translation'], found, expected: `a translation with ${hint}` }];
  });
}

const variablesOf = (text: string) => [...new Set(text.match(variablePattern))].sort();
