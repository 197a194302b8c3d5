import { z } from 'astro/zod';

/**
 * A list that may be empty, also as an office leaves it that deletes the last entry: `changes:`.
 *
 * @param example the beginning of an entry, used in the message: `liturgy: …`
 */
export function optionalList<Entry extends z.ZodType>(entry: Entry, example: string) {
  const list = z.array(entry, `nothing, or a list whose entries begin with a hyphen: - ${example}`);
  return z.preprocess((value) => value ?? [], list).default([]);
}
