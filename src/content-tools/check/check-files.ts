import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { closestMatch } from '#content-tools/describe-value.ts';

const MAX_MEGABYTES = 10;

/**
 * Checks a file that content links to.
 * @param href as content names it: `/files/bulletin.pdf`
 * @returns what was found and what is expected; `undefined` when visitors can open the file
 */
export async function findFileIssue(root: string, href: string) {
  const folder = join(root, 'public/files');
  // Some file systems ignore case, but the server's does not: the list of names has the exact one.
  const names = await readdir(folder).catch((): string[] => []);
  const name = href.replace('/files/', '');
  if (!names.includes(name)) {
    const meant = closestMatch(name, names);
    const hint = meant ? `; did you mean '/files/${meant}'?` : '; upload it to public/files';
    return { found: `'${href}', which does not exist`, expected: `a file that exists${hint}` };
  }
  const megabytes = (await stat(join(folder, name))).size / 1e6;
  if (megabytes <= MAX_MEGABYTES) return undefined;
  const found = `'${href}', which has ${Math.ceil(megabytes)} MB`;
  return { found, expected: `a file of at most ${MAX_MEGABYTES} MB, such as a PDF with smaller images` };
}
