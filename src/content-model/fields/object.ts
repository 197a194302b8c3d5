import { z } from 'astro/zod';
import type { ContentPath } from '#content-model/content-path.ts';
import type { Ask } from '#content-model/json-schema.ts';

/**
 * An object without unknown keys: a mistyped one is reported. An optional key may be empty, as forms write it; an object of optional
 * keys may be missing with `prefault({})`.
 */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape).join(', ');
  const fields = Object.entries(shape).map(([key, field]) => [key, allowEmpty(field)]);
  return z.strictObject(Object.fromEntries(fields) as Shape, `the keys ${keys}, each on a line of its own`);
}

function allowEmpty(field: z.core.$ZodType): z.core.$ZodType {
  const isOptional = field instanceof z.ZodOptional || field instanceof z.ZodPrefault;
  return isOptional ? z.preprocess((value) => (isEmpty(value) ? undefined : value), field) : field;
}

/** Whether a value is missing, or an object without values. */
function isEmpty(value: unknown) {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === null;
  return !Array.isArray(value) && Object.values(value).every(isEmpty);
}

export const fieldsFor = <Key extends string, Field>(keys: readonly Key[], fieldOf: (key: Key) => Field) =>
  Object.fromEntries(keys.map((key) => [key, fieldOf(key)])) as Record<Key, Field>;

/** @param otherwise what holds where a file does not have the field: the description says it too */
export const optional = <Field extends z.ZodType>(field: Field, description: string, otherwise = '') =>
  field.optional().describe(optionalHelp(description, otherwise));

/** The description of a field that may be left out. */
export const optionalHelp = (description: string, otherwise: string) =>
  `${description} (may be left out${otherwise && `: ${otherwise}`}).`;

/**
 * A rule on several values of an object or a list, for `.check()`. It runs only where each is valid: by default Zod runs rules on
 * dates also where a text is none.
 * @see https://zod.dev/api#when
 */
export function rule<Value>(check: (value: Value, report: Report) => void) {
  return z.superRefine<Value>(
    (value, context) =>
      check(value, (path, message, found) =>
        context.addIssue({ code: 'custom', path: [...path], message, params: { found } }),
      ),
    { when: ({ issues }) => issues.length === 0 },
  );
}

/** @param found what the message shows in place of the value at the path, which is within the object or the list */
export type Report = (path: ContentPath, expected: string, found?: string) => void;

export const trueOrFalse = z.boolean('the word true or the word false');

/** The weekly report asks for it. */
export const confirmed = (condition: string, when?: Ask['if']) =>
  z
    .boolean(`true, once ${condition}, or false`)
    .describe(`true, once ${condition}.`)
    .meta({ ask: { need: 'decision', while: [false, null], ...(when && { if: when }) } satisfies Ask });

export const placeholder = z
  .boolean("the word true, or no such line once the church's own text is here")
  .optional()
  .describe("Marks placeholder text. Remove it once the church's own text is here.")
  .meta({
    ask: { need: 'optional', while: [true] } satisfies Ask,
    expected:
      "The church's own text, and its own photo where there is an image; then delete 'placeholder: true'.",
  });
