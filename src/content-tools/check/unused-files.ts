import { readdir } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { textsIn } from '#content-tools/content-path.ts';
import type { Issue } from './check-content.ts';
import { savedAsJpeg } from './check-image.ts';

/**
 * Finds images and files of the parish that no content names. They do no harm: an old bulletin may stay. One whose name
 * differs little from that of a used file was probably meant to replace it.
 * @returns their paths relative to the root, each with that of the used file: `src/assets/life-at/LifeAt1.jpg.jpg` and
 *   `src/assets/life-at/LifeAt1.jpg`
 */
export async function findUnusedFiles(root: string, content: Record<string, unknown>) {
  const used = namedFiles(content);
  const existing = [...(await filesIn(root, 'src/assets')), ...(await filesIn(root, 'public/files'))];
  const shown = new Map(existing.filter((file) => used.has(file)).map((file) => [normalize(file), file]));
  return existing
    .filter((file) => !used.has(file))
    .map((file) => ({ file, replaced: shown.get(normalize(file)) }));
}

/** @returns what content names as a file, relative to the root; every other text too, as if it were one */
export const namedFiles = (content: Record<string, unknown>): Set<string> =>
  new Set(
    Object.entries(content).flatMap(([file, data]) =>
      textsIn(data).map(({ text }) =>
        text.startsWith('/files/') ? `public${text}` : posix.join(posix.dirname(file), text),
      ),
    ),
  );

/** @returns an issue of a file that was probably meant to replace another, or to be shown; none of another file */
export function misnamedFile({ file, replaced }: { file: string; replaced: string | undefined }): Issue[] {
  const isUnsupported = /^src.*\.(hei[cf]|tiff?|bmp)$/i.test(file);
  if (!replaced && !isUnsupported) return [];
  const name = replaced ? basename(replaced) : 'of the image that it replaces';
  const found = `a file that no content names${replaced ? `, beside ${replaced}` : ', in a format that browsers do not show'}`;
  const expected = isUnsupported
    ? `${savedAsJpeg}, under the name ${name}; then delete this file`
    : `the name ${name}, to replace that file: upload it again under this name, and delete this file`;
  return [{ file, line: 0, key: '', found, expected }];
}

/** @returns the path without what cameras, browsers and programs add to a name: capitals, '(1)', another extension */
function normalize(file: string): string {
  return file
    .toLowerCase()
    .replace(/ ?\(\d+\)/g, '')
    .replace(/\.(jpe?g|png|webp|avif|hei[cf]|tiff?|bmp)(?=\.|$)/g, '.image')
    .replace(/(\.\w+)\1+$/, '$1');
}

/** @returns the paths of the files; without the logo and the ornaments, which the code names, and hidden files */
async function filesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true }).catch((): string[] => []);
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)[^./][^/]*\.\w+$/.test(name) && !/^brand\/|\.md$/.test(name))
    .map((name) => `${folder}/${name}`);
}
