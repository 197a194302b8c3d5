import { formatContentPath, type ContentPath } from './content-path.ts';

/**
 * Whether a value is a placeholder: a URL or e-mail address on a host reserved for examples, a phone number reserved
 * for fiction, the word `placeholder`, or a text that ends in `-to-be-supplied`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 * @see https://en.wikipedia.org/wiki/555_(telephone_number)
 */
export function isPlaceholder(value: string): boolean {
  return patterns.some((pattern) => pattern.test(value));
}

const patterns = [
  /^(https?:\/\/|[^\s@]+@)([\w-]+\.)*(example(\.(com|net|org))?)(:\d+)?([/?#]\S*)?$/i,
  /^(\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d$/,
  /^placeholder$/i,
  /-to-be-supplied$/i,
];

/**
 * Finds what the church has yet to supply in a content file: placeholder values, entries marked `placeholder: true`,
 * list entries without what only the church knows, and an abbreviated church name without the full one.
 *
 * @param data the parsed file
 * @returns in the order of its lines
 */
export function findPlaceholders(data: unknown): Placeholder[] {
  return placeholdersAt([], data).map((found) => ({ ...found, key: formatContentPath(found.path, data) }));
}

function placeholdersAt(path: ContentPath, value: unknown): Omit<Placeholder, 'key'>[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ path, value, marked: false }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => placeholdersAt([...path, index], entry));
  if (typeof value !== 'object' || value === null) return [];

  const found = Object.entries(value).flatMap(([key, child]) => placeholdersAt([...path, key], child));
  if ('placeholder' in value && value.placeholder === true) {
    const key = ['text', 'startTime'].find((it) => it in value) ?? 'placeholder';
    found.unshift({
      path: [...path, key],
      value: String((value as Record<string, unknown>)[key]),
      marked: true,
    });
  }
  const awaited = path.length === 2 ? awaitedKeys[String(path[0])] : undefined;
  if (awaited && !(value as Record<string, unknown>)[awaited]) {
    found.unshift({ path: [...path, awaited], value: '', marked: false });
  }
  if ('shortName' in value && /^[A-Z]{2,}$/.test(String(value.shortName)) && !('nameInFull' in value)) {
    found.unshift({ path: [...path, 'nameInFull'], value: '', marked: false });
  }
  return found;
}

/** By list: the key that an entry may do without, until the church supplies it. */
const awaitedKeys: Record<string, string | undefined> = { priests: 'name', questions: 'answer' };

/** A value that is yet to be supplied, and its place. */
export interface Placeholder {
  path: ContentPath;
  /** As `formatContentPath` writes it: `links.facebook`, `priests.first-priest.name`. */
  key: string;
  /** The current value; empty when there is none. */
  value: string;
  /** Whether it belongs to an entry marked `placeholder: true`. */
  marked: boolean;
}
