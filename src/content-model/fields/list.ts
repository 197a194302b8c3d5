import { z } from 'astro/zod';
import { rule } from './object.ts';
import { pattern } from './text.ts';

const expected = "letters, digits and hyphens, such as 'youth' or 'bible-study'";

export const id = pattern(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, expected)
  .max(60, expected)
  .describe('A unique name for each entry: letters, digits and hyphens. Visitors never see it.');

/** The ids of other elements on the pages whose entries have a `linkId`. */
export const idsInUse = [
  ...['main', 'navigation', 'menu', 'logo-cross', 'logo-arm', 'footer-social', 'why-give', 'ways-to-give'],
  ...['volunteering', 'pillars', 'first-visit', 'priests', 'pope', 'map', 'weekly-liturgies'],
  ...['feasts-and-fasts', 'giving', 'ministries', 'live-stream', 'site-header', 'giving-methods'],
  'year-table',
];

/** The id of an element too: links to the entry end with it. */
export const linkId = id.refine((id) => !idsInUse.includes(id), {
  error: ({ input }) => `an id that nothing else on the page has, such as '${String(input)}-2'`,
});

/**
 * A list whose entries have unique ids; one without gets that of its name.
 * @param entries what messages call them: `priests`
 * @param withoutEntries ends the message about an empty list: what a parish without entries writes
 */
export function arrayWithUniqueIds<Entry extends z.ZodType<{ id: string }>>(
  entry: Entry,
  entries: string,
  withoutEntries = '',
) {
  const expected = `a list of ${entries}, each beginning with a hyphen and its id: - id: …${withoutEntries}`;
  const list = z.array(entry, expected).min(1, expected).check(uniqueIds);
  return z
    .preprocess(withIds, list)
    .describe(`The ${entries}, in the order in which the page shows them.`)
    .meta({ namesEntries: true });
}

function withIds(list: unknown) {
  if (!Array.isArray(list)) return list;
  const entries = list as (Record<string, unknown> | null)[];
  const used = new Set<unknown>([...idsInUse, ...entries.map((entry) => entry?.id)]);
  return entries.map((entry) => {
    if (typeof entry !== 'object' || !entry || entry.id) return entry;
    const words = String(entry.title ?? entry.name)
      .normalize('NFKD')
      .match(/[A-Za-z0-9]+/g);
    const name = (words ?? ['entry']).join('-').toLowerCase().slice(0, 50);
    const ids = [name, ...entries.keys().map((index) => `${name}-${index + 2}`)];
    const id = ids.find((it) => !used.has(it));
    used.add(id);
    return { ...entry, id };
  });
}

export const uniqueIds = rule((list: readonly { id: string }[], report) => {
  for (const [index, { id }] of list.entries()) {
    if (list.slice(0, index).some((entry) => entry.id === id))
      report([index, 'id'], `an id that no other entry has, such as '${id}-2'`);
  }
});

/**
 * A list that may be empty, also without brackets: `changes:`.
 * @param example of an entry's beginning, for the message: `liturgy: …`
 */
export function optionalList<Entry extends z.ZodType>(entry: Entry, example: string) {
  const list = z.array(entry, `nothing, or a list whose entries begin with a hyphen: - ${example}`);
  return z.preprocess((value) => value ?? [], list).default([]);
}
