import { z } from 'astro/zod';

/**
 * A list whose entries have unique ids.
 *
 * @param entries the plural noun for the entries, used in messages: `priests`
 */
export function arrayWithUniqueIds<Entry extends z.ZodType<{ id: string }>>(entry: Entry, entries: string) {
  const expected = `a list of ${entries}, each beginning with a hyphen and its id: - id: …`;
  return z.array(entry, expected).min(1, expected).superRefine(checkUniqueIds);
}

/** Reports each entry whose id an entry above it has. */
export function checkUniqueIds(list: readonly { id: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { id }] of list.entries()) {
    if (seen.has(id)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `an id that no other entry has, such as '${id}-2'`,
      });
    }
    seen.add(id);
  }
}
