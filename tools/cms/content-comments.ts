import { type Document, isMap, isScalar } from 'yaml';
import { jsonSchemaOf, type EditedFile } from '#tools/shared/edited-files.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';

/**
 * Writes the help text of each key as a comment above it (of keys with the same help, above the first; of list entries, above
 * the list), and the description of the file as its first line: Pages CMS drops all comments when it saves a file. Other comments
 * of keys are replaced, but for those down to a line with `# placeholder: `, such as a key that the parish has yet to supply.
 */
export function addComments(document: Document, name: EditedFile): void {
  const schema = jsonSchemaOf(name);
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  const paragraphs = (isScalar(first) ? (first.commentBefore ?? '') : '').split('\n\n');
  if (isScalar(first)) first.commentBefore = paragraphs.pop() ?? null;
  const kept = paragraphs.filter((paragraph) => keptOf(paragraph).length > 0);
  document.commentBefore = [` ${schema.description}`, ...kept].join('\n\n');
  addToKeys(document.contents, schema);
}

function addToKeys(map: unknown, { properties = {} }: JsonSchemaNode): void {
  if (!isMap(map)) return;
  const described = new Set<string>();
  // The parser takes a comment above the first key for that of the map, and one after an empty value for that of the value.
  let before = map.commentBefore;
  map.commentBefore = null;
  for (const { key, value } of map.items) {
    if (!isScalar<string>(key)) continue;
    const node = properties[key.value];
    if (node?.description) {
      const help = described.has(node.description) ? [] : [node.description];
      described.add(node.description);
      const lines = [...help, ...entryHelp(node.items, '- ')].map((line) => ` ${line}`);
      key.commentBefore = [...keptOf(before ?? key.commentBefore), ...lines].join('\n') || null;
      addToKeys(value, node);
    }
    if (before !== undefined) key.spaceBefore = false;
    before = undefined;
    if (!isScalar(value) || value.value !== null) continue;
    before = value.comment ?? null;
    value.comment = null;
  }
}

function keptOf(comment: string | null | undefined): string[] {
  const lines = comment?.split('\n') ?? [];
  const last = lines.findLastIndex((line) => line.includes('# placeholder: '));
  return lines.slice(0, last + 1);
}

/** @returns the help text of a list entry, in the shape of an entry: one line per key */
function entryHelp(entry: JsonSchemaNode | undefined, indent: string): string[] {
  return Object.entries(entry?.properties ?? {}).flatMap(([key, node], index) => {
    const before = index === 0 ? indent : indent.replace('-', ' ');
    return [
      `${before}${key}: ${node.description ?? ''}`,
      ...entryHelp(node, `${before.replace('-', ' ')}  `),
    ];
  });
}
