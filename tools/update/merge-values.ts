import { isDeepStrictEqual } from 'node:util';
import { type Document, visit } from 'yaml';
import { type ContentPath, valueAt } from '#content-model/content-path.ts';
import type { DictionaryEntry } from '#content/dictionary.ts';

/** What the parish alone answers, and what belongs to it alone. */
const ownKeys = ['placeholder', 'confirmed', 'confirmedOn', 'twoOwners', 'eventIdSuffix'];

/**
 * Takes over what the original has changed in a file, and the parish has not.
 * @param base what the parish began with
 * @param theirs what it would begin with now
 * @param isHeld then only a dictionary gets translations of new texts
 * @param isUsed of a dictionary: whether the content has the text of an entry
 * @returns a line for each value: `kept` are those of which the parish has its own
 */
export function mergeValues(
  document: Document,
  [base, theirs]: readonly unknown[],
  isHeld: boolean,
  isUsed?: (entry: DictionaryEntry) => boolean,
) {
  const lines = { taken: [] as string[], held: [] as string[], kept: [] as string[] };
  const removed = new Set<unknown>();
  mergeAt([], '', [document.toJS(), base, theirs]);
  // Until here, entries have their positions.
  visit(document, { Node: (_, node) => (removed.has(node) ? visit.REMOVE : undefined) });
  return lines;

  function mergeAt(path: ContentPath, label: string, values: readonly unknown[]): void {
    const [ours, before, after] = values;
    if (isSame(before, after) || isSame(ours, after)) return;
    const groups = values.map((it) => toGroup(it, ours)).filter((it) => it !== undefined);
    if (groups.length === 3) mergeGroup(path, label, groups, ours);
    else if (isSame(ours, before)) take(path, label, ours, after);
    else if (clean(ours) !== undefined) lines.kept.push(line(label, ours, after));
  }

  function mergeGroup(path: ContentPath, label: string, groups: readonly Group[], list: unknown) {
    const [own = {}, former = {}, next = {}] = groups;
    const isList = Array.isArray(list);
    // Which entries a list has is a value too: a parish that has added or deleted some keeps its list.
    const isLeft = isDeepStrictEqual(Object.keys(own), Object.keys(former));
    // Where a text was split in two, and the parish has its own, the second part would be said twice.
    const hasOwnText = Object.keys(former).some(
      (key) => typeof own[key] === 'string' && ![own, next].some((it) => isSame(it[key], former[key])),
    );
    for (const key of Object.keys({ ...former, ...next })) {
      const all = groups.map((it) => it[key]);
      const [ours, before, after] = all;
      const entry = (after ?? ours) as DictionaryEntry | undefined;
      if (entry === undefined || ownKeys.includes(key)) continue;
      const at = [...path, isList ? (isGroup(entry) ? list.indexOf(ours) : Number(key) - 1) : key];
      const name = isUsed ? (isList ? show(entry.text) : label) : [label, key].filter(Boolean).join('.');
      const isNew = ours === undefined && before === undefined;
      const fits = isList
        ? isUsed
          ? isUsed(entry) === (after !== undefined)
          : isLeft
        : !isNew || !hasOwnText || typeof after !== 'string';
      if (fits || (!isNew && after !== undefined)) mergeAt(at, name, all);
      else if (!isUsed) lines.kept.push(line(name, ours, after));
    }
  }

  function take(path: ContentPath, label: string, ours: unknown, after: unknown) {
    const isHere = !isHeld || (isUsed && ours === undefined);
    lines[isHere ? 'taken' : 'held'].push(line(label, ours, after));
    if (!isHere) return;
    const isEntry = typeof path.at(-1) === 'number';
    if (after === undefined && isEntry) removed.add(document.getIn(path, true));
    else if (after === undefined) document.deleteIn(path);
    else if (ours === undefined && isEntry) document.addIn(path.slice(0, -1), document.createNode(after));
    else document.setIn(path, isGroup(after) || Array.isArray(after) ? document.createNode(after) : after);
  }

  function line(label: string, ...values: unknown[]) {
    return `${label}: ${values.map((it) => show(isUsed ? (valueAt(['translation'], it) ?? it) : it)).join(' → ')}`;
  }
}

/** @returns the values of a group; the entries of a list by what tells them apart, or by position where no list is longer */
function toGroup(value: unknown, ours: unknown): Group | undefined {
  if (!Array.isArray(value)) return isGroup(value) ? value : undefined;
  const entries = value as (Partial<DictionaryEntry & { id: string }> | null)[];
  const keys = entries.map((it) => it?.id ?? (it?.translation && `${it.file} ${it.text}`));
  if (keys.every(Boolean) && new Set(keys).size === keys.length)
    return Object.fromEntries(keys.map((key, index) => [key, entries[index]])) as Group;
  return Array.isArray(ours) && ours.length === value.length
    ? Object.fromEntries(entries.map((it, index) => [index + 1, it]))
    : undefined;
}

const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(clean(a), clean(b));

/** @returns a value without what is empty, and without what forms write of a switch that is off */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(clean);
  if (!isGroup(value)) return value === null || value === false ? undefined : value;
  const entries = Object.entries(value).map(([key, it]) => [key, clean(it)]);
  return Object.fromEntries(entries.filter(([, it]) => it !== undefined));
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

type Group = Record<string, unknown>;
