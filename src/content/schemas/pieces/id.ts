import { z } from 'astro/zod';

const expected = "letters, digits and hyphens, such as 'youth' or 'bible-study'";

/** The name by which an entry of a list is known in this site; visitors never read it. */
export const id = z
  .string(expected)
  .max(60, expected)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, expected);
