import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { textsIn } from '#content-tools/content-path.ts';
import { readContent } from '#content-tools/read-content.ts';

/**
 * Finds images and files of the parish that no content names, perhaps because they were uploaded under another name.
 * They do no harm: an old bulletin may stay.
 *
 * @param root the folder of the project
 * @returns paths relative to it: `src/assets/clergy/father-mark.jpg`
 */
export async function findUnusedFiles(root: string): Promise<string[]> {
  const used = new Set(
    Object.entries(await readContent(root)).flatMap(([file, data]) =>
      textsIn(data).map(({ text }) =>
        text.startsWith('/files/') ? `public${text}` : posix.join(posix.dirname(file), text),
      ),
    ),
  );
  const existing = [...(await filesIn(root, 'src/assets')), ...(await filesIn(root, 'public/files'))];
  return existing.filter((file) => !used.has(file));
}

/** @returns the paths of the files; without the logo and the ornaments, which the code names, and hidden files */
async function filesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true }).catch((): string[] => []);
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)[^./][^/]*\.\w+$/.test(name) && !/^brand\/|\.md$/.test(name))
    .map((name) => `${folder}/${name}`);
}
