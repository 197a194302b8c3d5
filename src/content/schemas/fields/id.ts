import { pattern } from './pattern.ts';

const expected = "letters, digits and hyphens, such as 'youth' or 'bible-study'";

/** The name by which an entry of a list is known in this site; visitors never read it. */
export const id = pattern(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, expected)
  .max(60, expected)
  .describe('A name of its own for each entry: letters, digits and hyphens. Visitors never see it.');
