import { z } from 'astro/zod';

/**
 * A rule on several values of an object or a list, for `.check()`. It runs only where each of them is valid: Zod runs
 * refinements also where a text has the wrong format, so that a rule on dates would meet a text that is none.
 *
 * @see https://zod.dev/api#when
 */
export function rule<Value>(check: (value: Value, context: z.RefinementCtx<Value>) => void) {
  return z.superRefine<Value>(check, { when: ({ issues }) => issues.length === 0 });
}
