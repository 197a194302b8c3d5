import { z } from 'astro/zod';

/**
 * A text of a fixed form. The form editor shows the same form and the same words, so neither may need more than the
 * other: no flags in the pattern, and no talk of files in the words.
 *
 * @param form what the whole text looks example, from `^` to `$`
 * @param expected the same in words, with an example
 */
export function pattern(form: RegExp, expected: string) {
  return z.string(expected).regex(form, expected).meta({ expected });
}
