import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Changes the text of a file, which need not exist.
 * @param path relative to the root
 * @returns whether the text is another one
 */
export function editFile(root: string, path: string, change: (text: string) => string) {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = change(before);
  if (after === before) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, after);
  return true;
}

/** @returns the files in a folder, relative to the root: `src/content/church.yaml`; none where {@link readingError} has an error */
export const filesIn = (root: string, folder = '.', withHidden = false) =>
  existsSync(join(root, folder)) && !readingError(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile() && (withHidden || !it.name.startsWith('.')))
        .map((it) => relative(root, join(it.parentPath, it.name)).replaceAll('\\', '/'))
        .sort()
    : [];

/** @returns the code of the error with which a folder cannot be read, such as ENOTDIR; it need not exist */
export function readingError(folder: string): string | undefined {
  try {
    if (existsSync(folder)) readdirSync(folder);
    return undefined;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
