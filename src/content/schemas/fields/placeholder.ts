import { z } from 'astro/zod';

const expected = "the word true, or no such line once the church's own text is here";

/** Marks an entry whose text is a placeholder until the church writes its own. */
export const placeholder = z
  .boolean(expected)
  .optional()
  .describe("Marks placeholder text. Remove it once the church's own text is here.");
