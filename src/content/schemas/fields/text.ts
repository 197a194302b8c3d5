import { z } from 'astro/zod';

/**
 * Words for a visitor: a label, a sentence, a paragraph. Spaces at both ends are dropped; HTML in it is shown as
 * the text it is.
 *
 * @param like an example of what is right, shown to whoever wrote something else
 */
export function text({ min = 1, max, example }: { min?: number; max: number; example: string }) {
  const length = min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
  const expected = `a text of ${length}, such as: ${example}`;
  return z
    .string(expected)
    .trim()
    .min(min, expected)
    .max(max, expected)
    .refine(hasVisibleText, visibleTextExpected);
}

const visibleTextExpected = 'a text of letters that can be seen: delete what stands there, and type it anew';

/** Signs that steer a machine are no letters, half a letter is none, and what only holds unseen ones says nothing. */
function hasVisibleText(text: string): boolean {
  return (
    !/(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E]/u.test(text) &&
    (text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text))
  );
}

/** The words on a button, a link or a form field, or a short name for a screen reader. */
export const label = (example: string) => text({ max: 60, example });

/** The words over a section. */
export const heading = (example: string) => text({ max: 60, example }).describe('The words over this part.');

/** A sentence or two. */
export const sentence = (example: string) => text({ max: 300, example });

/** Paragraphs, one an entry of the list. */
export const paragraphs = (example: string) => {
  const expected = `a list of paragraphs, each on a line of its own that begins with a hyphen, such as: - ${example}`;
  return z.array(text({ max: 800, example }), expected).min(1, expected);
};

/** What to do, one step after the other. */
export const steps = (example: string) => {
  const expected = `a list of steps, each on a line of its own that begins with a hyphen, such as: - ${example}`;
  return z.array(text({ max: 200, example }), expected).min(1, expected);
};
