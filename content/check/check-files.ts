import { readFile, stat } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';
import { filesIn } from '#content/files.ts';
import { findCountIssue, findSizeIssue } from '#content/host-limits.ts';
import { closestMatch } from './describe-value.ts';
import { imageReader, MAX_MEGAPIXELS, megapixelsOf } from './image-record.ts';
import { type EditedFile, textsOf } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import type { Issue } from './issue.ts';

const MAX_MEGABYTES = 10;

/** The images and files of the parish, relative to the root; those that content names, and those that nothing names. */
export function listFiles(
  { root, contentFolder, imageFolder }: Pick<Project, 'root' | 'contentFolder' | 'imageFolder'>,
  contents: readonly { name: EditedFile; parsed?: { data: unknown } | undefined }[],
) {
  const images = filesIn(root, imageFolder);
  const existing = [...images, ...filesIn(root, 'public/files')];
  const used = new Set(
    contents.flatMap(({ name, parsed }) =>
      textsOf(name, parsed?.data).flatMap(({ text, node }) => {
        if (node?.file) return `public${text}`;
        return node?.image ? posix.join(contentFolder, posix.dirname(name), text) : [];
      }),
    ),
  );
  // The code names the logo and the ornaments.
  const unused = existing.filter((file) => !used.has(file) && !/src\/assets\/brand\/|\.md$/.test(file));
  return { existing, images, used, unused };
}

export type Files = ReturnType<typeof listFiles>;

/** Files with which hosts would refuse the whole site, whether content names them or not. */
export async function refusedFiles(root: string): Promise<Issue[]> {
  const folder = 'public/files';
  const files = filesIn(root, folder, true);
  const issueOf = (file: string, issue: ReturnType<typeof findSizeIssue>): Issue[] =>
    issue ? [{ file, line: 0, key: '', ...issue }] : [];
  const large = files.map(async (file) => issueOf(file, findSizeIssue((await stat(join(root, file))).size)));
  return [...issueOf(folder, findCountIssue(files.length)), ...(await Promise.all(large)).flat()];
}

/** @param href as content names a file: `/files/bulletin.pdf` @returns why visitors cannot open it */
export async function findFileIssue({ root }: Pick<Project, 'root'>, { existing }: Files, href: string) {
  const path = `public${href}`;
  // Some file systems ignore case, but the server's does not: the list of names has the exact one.
  if (!existing.includes(path)) {
    const meant = closestFile(path, existing)?.replace('public', '');
    const hint = meant ? `; did you mean '${meant}'?` : '; upload it to public/files';
    return { found: `'${href}', which does not exist`, expected: `a file that exists${hint}` };
  }
  const megabytes = (await stat(join(root, path))).size / 1e6;
  if (megabytes <= MAX_MEGABYTES) return undefined;
  const found = `'${href}', which has ${Math.ceil(megabytes)} MB`;
  return { found, expected: `a file of at most ${MAX_MEGABYTES} MB, such as a PDF with smaller images` };
}

/** Checks an image that content names. @param file relative to the folder of the content file */
export async function findImageIssue(
  { root, contentFolder, imageFolder }: Pick<Project, 'root' | 'contentFolder' | 'imageFolder'>,
  { images, used }: Files,
  contentFile: EditedFile,
  file: string,
  { expected = '', width: needed = 0 }: Pick<JsonSchemaNode, 'expected' | 'width'>,
  readImage = imageReader(root).read,
) {
  const folder = posix.join(contentFolder, posix.dirname(contentFile));
  const path = posix.join(folder, file);
  const { dir, name, base } = posix.parse(path);
  const issue = (found: string, expected: string) => ({ found: `'${file}'${found}`, expected });
  // Another one that is used was not meant.
  const unused = images.filter((it) => it.toLowerCase() === path.toLowerCase() || !used.has(it));
  const meant = images.find((it) => posix.basename(it) === base) ?? closestFile(path, unused);
  const hint = meant && `; did you mean '${posix.relative(folder, meant)}'?`;
  if (!path.startsWith(`${imageFolder}/`)) return issue('', expected + (hint ?? ''));
  // Vite reads a question mark as the beginning of a query.
  if (file.includes('?')) return issue('', 'a file name without a question mark');
  if (!images.includes(path)) {
    const heicName = new RegExp(`^${RegExp.escape(posix.join(dir, name))}\\.hei[cf]$`, 'i');
    const heic = images.find((it) => heicName.test(it));
    if (heic) return issue(`, which does not exist, but ${posix.basename(heic)} does`, savedAsJpeg);
    return issue(', which does not exist', `an image that exists${hint ?? `; upload it to ${dir}`}`);
  }
  const bytes = await readFile(join(root, path));
  if (bytes.length === 0) return issue(', which is empty (0 bytes)', uploadAgain);
  // HEIC and AVIF share a container, whose first box names the format.
  if (/ftyp(?!.*avi[fs]).*(he[iv][cxms]|mif1|msf1)/s.test(bytes.toString('latin1', 4, 32)))
    return issue(', which is an iPhone photo in the format HEIC', savedAsJpeg);
  const facts = await readImage(bytes);
  if (!facts) return issue(', which is not an image', supportedFormat);
  const { format, width, height, isDamaged } = facts;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return issue(`, which has the format ${format.toUpperCase()}`, supportedFormat);
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file))
    return issue('', 'a file name that ends in .jpg, .png, .webp or .avif');
  const size = `, which has ${width} × ${height} pixels`;
  const megapixels = megapixelsOf(facts);
  if (megapixels > MAX_MEGAPIXELS)
    return issue(
      `${size} (${megapixels} megapixels)`,
      `at most ${MAX_MEGAPIXELS} megapixels; 2400 pixels across are enough`,
    );
  if (isDamaged) return issue(', which is damaged or incomplete', uploadAgain);
  // No place is wider than three times its height.
  if (Math.min(width, height * 3) > needed / 2) return undefined;
  const larger = `a larger photo, of ${needed} pixels across: here this one is blurred`;
  return { ...issue(size, larger), isWarning: true };
}

const uploadAgain = 'the complete image: copy or upload it again';
const supportedFormat = 'an image saved as JPEG, PNG, WebP or AVIF';

/**
 * Finds files that were probably meant to replace another, or to be shown: `LifeAt1.jpg.jpg` beside `LifeAt1.jpg`. Of the other files of the
 * parish it warns only: a link in an e-mail may lead to them.
 */
export function misnamedFiles({ existing, used, unused }: Files): Issue[] {
  const shown = new Map(existing.filter((file) => used.has(file)).map((file) => [normalize(file), file]));
  return unused.flatMap((file) => {
    const replaced = shown.get(normalize(file));
    const isUnsupported = /src\/.*\.(hei[cf]|tiff?|bmp)$/i.test(file);
    if (!replaced && !isUnsupported) return [];
    const name = replaced ? basename(replaced) : 'of the image that it replaces';
    const found = `a file that no content names${replaced ? `, beside ${replaced}` : ', in a format that browsers do not show'}`;
    const expected = isUnsupported
      ? `${savedAsJpeg}, under the name ${name}; then delete this file`
      : `the name ${name}, to replace that file: upload it again under this name, and delete this file`;
    return [{ file, line: 0, key: '', found, expected, isWarning: !file.startsWith('src/') }];
  });
}

const savedAsJpeg =
  'the photo saved as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible; on a Mac: Preview, File, Export)';

/** @returns the file of the same folder that was probably meant; `undefined` when no name is similar */
export function closestFile(path: string, files: readonly string[]): string | undefined {
  const { dir, base } = posix.parse(path);
  const neighbors = files.filter((it) => posix.dirname(it) === dir);
  const meant = closestMatch(
    base,
    neighbors.map((it) => posix.basename(it)),
  );
  return meant && posix.join(dir, meant);
}

/** @returns the path without what cameras, browsers and programs add to a name: capitals, '(1)', another extension */
function normalize(file: string) {
  return file
    .toLowerCase()
    .replace(/ ?\(\d+\)/g, '')
    .replace(/\.(jpe?g|png|webp|avif|hei[cf]|tiff?|bmp)(?=\.|$)/g, '')
    .replace(/(\.\w+)\1$/, '$1');
}
