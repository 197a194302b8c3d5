import { z } from 'astro/zod';
import { languageCodes } from '#language/languages.ts';
import { fieldsFor, optional, strictObject } from './object.ts';
import { hasKnownVariables, variables as variableNames } from '#content-model/variable-names.ts';

/**
 * A string, of which spaces around it and special ones are not refused. Forms have the same expression and message.
 * @param regex from `^` to `$`, without flags
 */
export function pattern<Text extends string = string>(
  regex: RegExp,
  expected: string,
  isValid: (text: string) => boolean = () => true,
) {
  return z
    .string(expected)
    .overwrite(withPlainSpaces)
    .regex(regex, expected)
    .refine(isValid, expected)
    .meta({ expected }) as z.ZodString & Format<Text>;
}

/** @returns a value without what may stand around it, and with ordinary spaces */
const withPlainSpaces = (text: string) => removeInvisible(text).replace(/\s/g, ' ').trim();

/** The type of a text that a schema has checked, which Zod cannot infer. */
export type Format<Text extends string> = Record<'_zod', Record<'output', Text>>;

/** `plainText` on a page: no line begins with a dash or what French writes a space before, or ends with "St." or in a reference. */
export const text = (limits: TextLimits) =>
  plainText(limits)
    .overwrite((value) => value.replace(/ (?=[–—;:!?»])|(?<=«) |(?<=\bSt\.) |(?<=\d:) (?=\d)/g, '\u00A0'))
    .meta({ translatable: true });

/**
 * Text that visitors read, without the marks that {@link normalizeText} removes.
 * @param most how long it may be at all; above `max`, the content check warns
 * @param variables the names within braces that this text has besides those of every text
 */
export function plainText({
  min = 1,
  max,
  most = Math.floor(max * 1.25),
  example,
  what = 'a text of',
  variables = [],
}: TextLimits) {
  const length = min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
  const expected = `${what} ${length}, such as: ${example}`;
  return z
    .string({
      error: ({ input }) =>
        typeof input === 'number'
          ? `${expected}; in the file within quotation marks, because it is a number ('2027')`
          : expected,
    })
    .overwrite(normalizeText)
    .min(min, expected)
    .max(most, expected)
    .refine(hasVisibleText, 'a text of letters that can be seen: delete the value and type it again')
    .refine(
      (text) => !new RegExp(html).test(text),
      'plain text: visitors would see HTML (<b>, <br>, &amp;) as it is written here',
    )
    .refine(
      (text) => hasKnownVariables(text, variables),
      `within braces only ${variableNames.map((name) => `{${name}}`).join(', ')}, whose values are in church.yaml and giving-methods.yaml`,
    )
    .meta({ translatable: true, maxLength: max });
}

/** Elements and entities: the source of a regular expression, which forms have too. */
export const html = String.raw`<\/?[A-Za-z][^<>]*>|&(#\d+|[A-Za-z]{2,8});`;

export interface TextLimits {
  min?: number;
  max: number;
  most?: number;
  example: string;
  /** The beginning of the message. */
  what?: string;
  variables?: readonly string[];
}

/** @returns a text on one line, without bullets, Markdown, quotation marks around the whole, and what word processors insert */
export function normalizeText(text: string) {
  const plain = removeInvisible(text)
    .trim()
    .replace(/^[“„«]([^“”»]*)[”“»]$/, '$1')
    .replace(/\*\*([^*\s][^*]*)\*\*|(?<!\w)(\*|__?)([^*_\s](?:[^*_]*[^*_\s])?)\2(?!\w)/g, '$1$3')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replace(/^#+ /gm, '');
  // A text of one line is no list, and may begin with a number or a dash.
  const lines = plain.includes('\n') ? plain.replace(/^\s*([-*–—]|\d{1,2}[.)])\s+/gm, '• ') : plain;
  return lines
    .replace(/^\s*[•●▪◦‣\uF0B7]\s*/, '')
    .replace(/([.:;,!?])?\s*[•●▪◦‣\uF0B7]\s*/g, (_, end?: string) => `${end ?? ','} `)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** Characters without a width, which word processors and telephones insert, and marks of direction: the source of a character class. */
const marks = String.raw`\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF`;

/** What may stand around a value of {@link pattern}: the source of a regular expression. Forms have it at both ends of theirs. */
export const aroundValue = String.raw`[\s${marks}\u200C\u200D]*`;

/** Arabic and emoji join letters with two of them. */
const invisible = new RegExp(
  String.raw`[${marks}]|(?<![\p{Script=Arabic}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200C\u200D]`,
  'gu',
);

export const removeInvisible = (text: string) => text.replace(invisible, '').replace(/[\u2028\u2029]/g, ' ');

/** @returns false for control characters, lone surrogates, and text of invisible characters only */
function hasVisibleText(text: string) {
  return !/(?![\n\t])\p{Cc}|\p{Cs}/u.test(text) && (text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
}

/** The text of a button, a link or a form field, or an accessible name. */
export const label = (example: string) => text({ max: 60, example });

export const heading = (example: string) =>
  text({ max: 60, example }).describe('The heading of this section.');

export const sentence = (example: string) => text({ max: 300, example });

export const paragraphs = (example: string) => texts('paragraphs', { max: 800, example });

export const steps = (example: string) => texts('steps', { max: 200, example });

function texts(entries: string, limits: { max: number; example: string }) {
  const expected = `a list of ${entries}, each on a line of its own that begins with a hyphen, such as: - ${limits.example}`;
  return z.array(text(limits), expected).min(1, expected);
}

export const verse = strictObject({
  text: text({ max: 300, example: 'Blessed are the pure in heart, for they shall see God.' }).describe(
    'The text of the verse, without quotation marks.',
  ),
  reference: text({ max: 40, example: 'Matthew 5:3–12' })
    .regex(
      // The names of books are in every script, chapter and verse are written 5:8, 5,8, 5.8 or 5: 8. No-break spaces stay.
      // Quotation marks around it, which `normalizeText` removes, are for the form.
      /^[“„«]?([1-4]\.?\s)?\D+\s\d{1,3}([:,.]\s?\d{1,3}([–-]\d{1,3})?)(\s\([^()]+\))?[”“»]?$/,
      'book, chapter and verse, such as Psalm 122:1 or Matthew 5:3–12',
    )
    .describe(
      'The reference: book, chapter, verse; in brackets the translation of the Bible, which one verse of the site names.',
    )
    .meta({ translatable: true, expected: 'book, chapter and verse, such as Psalm 122:1 or Matthew 5:3–12' }),
}).describe('A verse of the Bible, in a translation that may be quoted.');

/**
 * The translations of a text of the day, whose author writes all of them at once. Other texts have theirs in the dictionaries.
 * @param key of the text, whose field has the meta `{ translatable: 'beside' }`
 */
export const translationsOf = (key: string, field: z.ZodString) =>
  optional(
    strictObject(
      fieldsFor(languageCodes, (code) =>
        optional(field, `In the language ${code}`).meta({ translatable: false }),
      ),
    ),
    `The ${key} in the other languages of the site`,
  );
