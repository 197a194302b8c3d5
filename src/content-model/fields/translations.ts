import type { z } from 'astro/zod';
import { languageCodes } from '#language/languages.ts';
import { fieldsFor, optional, strictObject } from './object.ts';

/**
 * The translations of a text of the day, beside it: who posts one writes all of them at once. Other texts have theirs in the
 * dictionaries.
 * @param key of the text that they translate, whose field has the meta `{ translatable: 'beside' }`
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
