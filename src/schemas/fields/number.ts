import { z } from 'astro/zod';

export const number = (min: number, max: number, expected: string) =>
  z.number(expected).min(min, expected).max(max, expected);
