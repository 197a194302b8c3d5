import { pattern } from './pattern.ts';

const expected = "letters, digits and hyphens, such as 'youth' or 'bible-study'";

/** The identifier of a list entry. Visitors never see it. */
export const id = pattern(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, expected)
  .max(60, expected)
  .describe('A unique name for each entry: letters, digits and hyphens. Visitors never see it.');
