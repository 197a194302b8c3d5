import { type Document, parseDocument, visit } from 'yaml';
import { addComments } from '#tools/cms/content-comments.ts';
import { editFile } from '#tools/shared/edit-file.ts';
import type { EditedFile } from '#tools/shared/edited-files.ts';
import { pathOf } from '#tools/shared/read-yaml.ts';
import { type ContentPath, valueAt } from '#content-model/content-path.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';

/** Changes the YAML of a content file, and writes its comments. Damaged YAML stays as it is. */
export const editContent = (root: string, file: EditedFile, change: (document: Document) => void) =>
  editFile(root, pathOf(file), (text) => {
    const document = parseDocument(text);
    if (document.errors.length > 0) return text;
    change(document);
    return toText(document, file);
  });

/**
 * Sets a value of a content file.
 * @param key as messages write it, such as `liturgies.sunday.day`, `why.paragraphs.2`; `*` is each entry of a list. Without the list
 *   entry nothing is set.
 * @param value the new value, or how it follows from the current one; `undefined` deletes the key
 */
export function setIn(document: Document, key: string, value: unknown): void {
  const data: unknown = document.toJS();
  for (const path of findPaths(key, data)) {
    const next: unknown =
      typeof value === 'function' ? (value as (current: unknown) => unknown)(valueAt(path, data)) : value;
    if (next === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(next, { aliasDuplicateObjects: false }));
  }
}

const findPaths = (key: string, data: unknown): ContentPath[] =>
  key.split('.').reduce<ContentPath[]>(
    (parents, step) =>
      parents.flatMap((parent) => {
        const list = valueAt(parent, data);
        if (!Array.isArray(list)) return [[...parent, step]];
        return list.flatMap((entry: { id?: string } | null, index) =>
          [entry?.id, String(index + 1), '*'].includes(step) ? [[...parent, index]] : [],
        );
      }),
    [[]],
  );

/** @returns the text of a content file, with its comments, and one at each placeholder */
export function toText(document: Document, file: EditedFile): string {
  visit(document, {
    Scalar(role, node) {
      if (role !== 'key' && typeof node.value === 'string' && isPlaceholder(node.value))
        node.comment ??= ' placeholder: yet to be supplied';
    },
  });
  addComments(document, file);
  return document.toString({ lineWidth: 0, singleQuote: true, nullStr: '' });
}
