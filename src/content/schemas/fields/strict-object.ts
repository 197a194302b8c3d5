import { z } from 'astro/zod';

/**
 * Keys that belong together. A key that is not among them is refused, so that a mistyped one cannot go unseen.
 */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `no other keys than ${keys}`
        : `the keys ${keys}, each on a line of its own`,
  });
}
