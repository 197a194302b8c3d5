import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Changes the text of a file; one that does not exist has none.
 * @param path relative to the root
 * @returns whether the text is another one
 */
export function editFile(root: string, path: string, change: (text: string) => string): boolean {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = change(before);
  if (after === before) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, after);
  return true;
}
