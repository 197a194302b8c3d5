import { z } from 'astro/zod';

/** An object that rejects unknown keys, so that a mistyped key is reported. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `no other keys than ${keys}`
        : `the keys ${keys}, each on a line of its own`,
  });
}
