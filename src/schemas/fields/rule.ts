import { z } from 'astro/zod';

/**
 * A rule on several values of an object or a list, for `.check()`. It runs only where each of them is valid: Zod runs
 * refinements also where a text has the wrong format, so that a rule on dates would meet a text that is none.
 * @see https://zod.dev/api#when
 */
export function rule<Value>(check: (value: Value, report: Report) => void) {
  return z.superRefine<Value>(
    (value, context) =>
      check(value, (path, message, found) =>
        context.addIssue({ code: 'custom', path, message, params: { found } }),
      ),
    { when: ({ issues }) => issues.length === 0 },
  );
}

/** The path is within the object or the list; `found` is what stands there, where it is not the value itself. */
export type Report = (path: (string | number)[], expected: string, found?: string) => void;
