import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { openImage } from '#images/open-image.ts';
import type { JsonSchemaNode } from '#content-tools/content-json-schema.ts';
import { closestMatch } from '#content-tools/describe-value.ts';

/**
 * Checks an image that content names.
 * @param contentFile relative to the root; `file` is relative to its folder
 * @param node the schema of the path: what is expected there, and how many pixels across its place needs
 * @returns what was found and what is expected, as a warning of an image that can be shown, but not well; otherwise `undefined`
 */
export async function findImageIssue(
  project: ProjectImages,
  contentFile: string,
  file: string,
  node: Pick<JsonSchemaNode, 'expected' | 'width'>,
) {
  const { root, decodeImages } = project;
  const [folder, assets] = [join(root, dirname(contentFile)), join(root, 'src/assets')];
  const path = resolve(folder, file);
  const issue = (found: string, expected: string) => ({ found: `'${file}'${found}`, expected });
  const warning = (found: string, expected: string) => ({ ...issue(found, expected), isWarning: true });
  if (relative(assets, path).startsWith('..'))
    return issue('', `${node.expected ?? ''}${await findSimilar(path, folder, project)}`);
  // Vite reads a question mark as the beginning of a query.
  if (file.includes('?')) return issue('', 'a file name without a question mark');
  // Some file systems ignore case, but the server's does not: the list of names has the exact one.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes || !names.includes(basename(path))) {
    const stem = basename(path, extname(path)).toLowerCase();
    const heic = names.find(
      (it) => /\.hei[cf]$/i.test(it) && basename(it, extname(it)).toLowerCase() === stem,
    );
    if (heic) return issue(`, which does not exist, but ${heic} does`, savedAsJpeg);
    const target = slashes(relative(root, dirname(path)));
    const hint = (await findSimilar(path, folder, project)) || `; upload it to ${target}`;
    return issue(', which does not exist', `an image that exists${hint}`);
  }
  if (bytes.length === 0) return issue(', which is empty (0 bytes)', uploadAgain);
  // HEIC and AVIF share a container, whose first box names the format.
  if (/^ftyp(?!.*avi[fs]).*(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(bytes.toString('latin1', 4, 32)))
    return issue(', which is an iPhone photo in the format HEIC', savedAsJpeg);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return issue(', which is not an image', supportedFormat);
  const { format, pages = 1, autoOrient } = metadata;
  const { width, height } = autoOrient;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return issue(`, which has the format ${format.toUpperCase()}`, supportedFormat);
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file))
    return issue('', 'a file name that ends in .jpg, .png, .webp or .avif');
  const size = `, which has ${width} × ${height} pixels`;
  const megapixels = (width * height) / 1e6;
  if (megapixels > maxMegapixels)
    return issue(
      `${size} (${Math.round(megapixels)} megapixels)`,
      `at most ${maxMegapixels} megapixels; 2400 pixels across are enough`,
    );
  if ((decodeImages || !hasEnd(bytes, format)) && !(await thumbnail(bytes)))
    return issue(', which is damaged or incomplete', uploadAgain);
  if (pages > 1)
    return warning(', which is animated', 'a photo: of an animation, visitors see the first frame only');
  // No place is wider than three times its height.
  const { width: needed = 0 } = node;
  return Math.min(width, height * 3) < needed / 2
    ? warning(size, `a larger photo, of ${needed} pixels across: here this one is blurred`)
    : undefined;
}

/** Decodes an image as strictly as the image service; `undefined` where it cannot be decoded. */
const thumbnail = (bytes: Buffer) =>
  openImage(bytes)
    .resize(8)
    .toBuffer()
    .catch(() => undefined);

/** @returns a question that names the image that was probably meant, relative to the content file; otherwise nothing */
async function findSimilar(path: string, folder: string, { root, used }: ProjectImages): Promise<string> {
  const assets = join(root, 'src/assets');
  const paths = (await readdir(assets, { recursive: true })).map((it) => join(assets, it));
  const elsewhere = paths.find((it) => basename(it) === basename(path));
  const names = paths
    .filter((it) => dirname(it) === dirname(path))
    .filter((it) => it.toLowerCase() === path.toLowerCase() || !used.has(slashes(relative(root, it))))
    .map((it) => basename(it));
  const similar = closestMatch(basename(path), names);
  const meant = elsewhere ?? (similar && join(dirname(path), similar));
  return meant ? `; did you mean '${slashes(relative(folder, meant))}'?` : '';
}

const slashes = (path: string) => path.replaceAll('\\', '/');

const maxMegapixels = 50;
const uploadAgain = 'the complete image: copy or upload it again';
export const savedAsJpeg =
  'the photo saved as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible; on a Mac: Preview, File, Export)';
const supportedFormat = 'an image saved as JPEG, PNG, WebP or AVIF';

/** Whether the file has its end marker. An interrupted upload loses it. Quicker than decoding. */
function hasEnd(bytes: Buffer, format: string): boolean {
  const end = bytes.subarray(-32);
  if (format === 'jpeg') return end.includes(Buffer.from([0xff, 0xd9]));
  return format === 'png' && end.includes('IEND');
}

export interface ProjectImages {
  root: string;
  /** Whether to decode every image completely, which takes a second or two. */
  decodeImages: boolean;
  /** The paths that content names, relative to the root: they are not suggested in place of a missing one. */
  used: ReadonlySet<string>;
}
