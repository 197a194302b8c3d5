import { z } from 'astro/zod';

/**
 * A string that matches a regular expression. Pages CMS checks the same expression and shows the same message, so the
 * expression has no flags, and the message says which of its hints apply to the file only.
 *
 * @param regex matches the whole string, from `^` to `$`
 * @param expected a description of a valid value, with an example
 */
export function pattern(regex: RegExp, expected: string) {
  return z.string(expected).regex(regex, expected).meta({ expected });
}
