import { z } from 'astro/zod';

/** A number within limits, both included. */
export const number = (min: number, max: number, expected: string) =>
  z.number(expected).min(min, expected).max(max, expected);
