import { z } from 'astro/zod';

const expected = "the word true, or no such line once the church's own words stand here";

/** Marks an entry whose words hold the place until the church writes its own. */
export const placeholder = z
  .boolean(expected)
  .optional()
  .describe("Says that these words hold the place. Take it away once the church's own words stand here.");
