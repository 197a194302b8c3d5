import { formatContentPath, type ContentPath } from './content-path.ts';

/**
 * Whether a value only holds the place of one that is yet to be supplied: an address on one of the hosts that are
 * reserved for examples, one of the telephone numbers kept for fiction, the word `placeholder`, or a text that ends
 * in `-to-be-supplied`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 * @see https://en.wikipedia.org/wiki/555_(telephone_number)
 */
export function isPlaceholder(value: string): boolean {
  return forms.some((form) => form.test(value));
}

const forms = [
  /^(https?:\/\/|[^\s@]+@)([\w-]+\.)*(example(\.(com|net|org))?)(:\d+)?([/?#]\S*)?$/i,
  /^(\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d$/,
  /^placeholder$/i,
  /-to-be-supplied$/i,
];

/**
 * Everything in content that the church has yet to supply, in the order of files and lines: placeholder values,
 * entries marked `placeholder: true`, and priests without a name.
 *
 * @param content what stands in each file, by the file's path
 */
export function placeholdersIn(content: Readonly<Record<string, unknown>>): Placeholder[] {
  return Object.entries(content).flatMap(([file, data]) =>
    placesIn(data, []).map(({ path, value }) => ({ file, path, key: formatContentPath(path, data), value })),
  );
}

function placesIn(value: unknown, path: ContentPath): { path: ContentPath; value: string }[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ path, value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => placesIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];

  const within = Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]));
  const marked = 'placeholder' in value && value.placeholder === true;
  if (marked) within.unshift({ path: [...path, 'text'], value: 'text' in value ? String(value.text) : '' });
  if (isPriest(path) && !('name' in value)) within.unshift({ path: [...path, 'name'], value: '' });
  return within;
}

const isPriest = (path: ContentPath) => path.length === 2 && path[0] === 'priests';

/** A value that is yet to be supplied, and where it belongs. */
export interface Placeholder {
  file: string;
  path: ContentPath;
  /** As `formatContentPath` names it: `links.facebook`, `priests.first-priest.name`. */
  key: string;
  /** What stands there now; empty when nothing does. */
  value: string;
}
