import { z } from 'astro/zod';
import { valueAt } from '#content-model/content-path.ts';
import { confirmed, optional, optionalList, strictObject } from '#content-model/fields.ts';

const textExpected = 'a text; within quotation marks where it begins with {';
const emptyExpected = 'its text and its translation, or delete the entry';
const fileExpected = 'the name of a content file, such as ministries.yaml';

/** A dictionary, as in gettext. A text that has another meaning in one file has an entry with the name of that file. */
export const dictionarySchema = strictObject({
  confirmed: confirmed('a servant or priest who reads the language has confirmed the translations'),
  texts: optionalList(
    strictObject({
      text: textOf('The text of the content, in the main language.'),
      translation: textOf('The same text in this language, with the same {variables}.'),
      file: optional(
        z.string(fileExpected).meta({ pattern: '^[a-z/-]+\\.yaml(#.+)?$', expected: fileExpected }),
        'The file that this translation is for, where the text has another meaning there, such as ministries.yaml; or an entry of it, such as ministries.yaml#worship',
      ),
    }),
    'text: …',
  ).describe('The texts with their translations, in any order.'),
}).meta({
  title: 'Translations',
  description: 'The texts of the site in another language, beside those of the content in the main language.',
});

function textOf(description: string) {
  const error = ({ input }: { input: unknown }) => ((input ?? '') === '' ? emptyExpected : textExpected);
  return z.string({ error }).min(1, { error }).describe(description);
}

export type DictionaryEntry = z.infer<typeof dictionarySchema>['texts'][number];

export interface Dictionary {
  /**
   * @param file the name of the content file: `ministries.yaml`
   * @param id of the list entry that the text is in
   * @returns the translation, also of a text that differs in punctuation, spaces or capital letters only
   */
  translate: (text: string, file: string, id?: string) => string | undefined;
}

/** @param data the parsed file; where it is not valid, its entries need not be either */
export function entriesIn(data: unknown): DictionaryEntry[] {
  const texts = valueAt(['texts'], data);
  return Array.isArray(texts) ? (texts as DictionaryEntry[]) : [];
}

/** @param data the parsed file, which need not be valid: an entry without both texts is left out */
export function createDictionary(data: unknown): Dictionary {
  const entries = new Map<string, string>();
  for (const entry of entriesIn(data) as (Partial<DictionaryEntry> | null)[]) {
    const { text, translation, file = '' } = entry ?? {};
    if (typeof text !== 'string' || typeof translation !== 'string' || !translation.trim()) continue;
    // An exact text is before one that differs in punctuation.
    entries.set(`${file}\n${text.trim()}`, translation);
    if (!entries.has(`${file}\n${keyOf(text)}`)) entries.set(`${file}\n${keyOf(text)}`, translation);
  }
  return {
    translate: (text, file, id) =>
      [`${file}#${id}`, file, '']
        .flatMap((name) => [`${name}\n${text.trim()}`, `${name}\n${keyOf(text)}`])
        .map((key) => entries.get(key))
        .find((translation) => translation !== undefined),
  };
}

/** @returns the letters, digits and variables of a text, in small letters: texts with the same ones share a translation */
export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}{}]+/gu, ' ')
    .trim();
