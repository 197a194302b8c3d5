import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import type { ImageReader } from '#schemas/fields/image.ts';
import { openImage } from '#images/open-image.ts';
import { closestMatch } from '#content-tools/describe-value.ts';

/**
 * Replaces Astro's `image()` in a schema: checks whether an image file can be shown, without processing it.
 * @param folder the folder of the content file, to which image paths are relative
 * @param decodeImages whether to decode every image completely, which takes a second or two
 * @param used the paths that content names, which are not suggested in place of a missing one
 */
export function imageChecker(
  folder: string,
  assets: string,
  decodeImages: boolean,
  used: ReadonlySet<string> = new Set(),
): ImageReader {
  const example = `${relative(folder, assets).replaceAll('\\', '/')}/photo.jpg`;
  const expected = `the path of an image in src/assets, such as ${example}`;
  const schema = z.string(expected).superRefine(async (file, context) => {
    const path = resolve(folder, file);
    const similar = () => findSimilar(path, folder, assets, used);
    const issue = relative(assets, path).startsWith('..')
      ? { found: '', expected: expected + (await similar()) }
      : await findImageIssue(file, path, assets, decodeImages, similar);
    if (!issue) return;
    const params = { found: `'${file}'${issue.found}` };
    context.addIssue({ code: 'custom', message: issue.expected, params });
  });
  // No schema reads the metadata that Astro would return.
  return (() => schema) as unknown as ImageReader;
}

/** @returns as `found` what follows the path of the image; `undefined` when it can be shown */
async function findImageIssue(
  file: string,
  path: string,
  assets: string,
  decodeImages: boolean,
  similar: () => Promise<string>,
) {
  // Vite reads a question mark as the beginning of a query.
  if (file.includes('?')) return { found: '', expected: 'a file name without a question mark' };
  // Some file systems ignore case, but the server's does not: the list of names has the exact one.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes || !names.includes(basename(path))) {
    const stem = basename(path, extname(path)).toLowerCase();
    const heic = names.find(
      (it) => /\.hei[cf]$/i.test(it) && basename(it, extname(it)).toLowerCase() === stem,
    );
    if (heic) return { found: `, which does not exist, but ${heic} does`, expected: savedAsJpeg };
    const target = slashes(join('src/assets', relative(assets, dirname(path))));
    const hint = (await similar()) || `; upload it to ${target}`;
    return { found: ', which does not exist', expected: `an image that exists${hint}` };
  }
  if (bytes.length === 0) return { found: ', which is empty (0 bytes)', expected: uploadAgain };
  // HEIC and AVIF share a container, whose first box names the format.
  if (/^ftyp(?!.*avi[fs]).*(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(bytes.toString('latin1', 4, 32)))
    return { found: ', which is an iPhone photo in the format HEIC', expected: savedAsJpeg };
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { found: ', which is not an image', expected: supportedFormat };
  const { format, width, height } = metadata;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return { found: `, which has the format ${format.toUpperCase()}`, expected: supportedFormat };
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file))
    return { found: '', expected: 'a file name that ends in .jpg, .png, .webp or .avif' };
  const megapixels = (width * height) / 1e6;
  if (megapixels > maxMegapixels) {
    return {
      found: `, which has ${width} × ${height} pixels (${Math.round(megapixels)} megapixels)`,
      expected: `at most ${maxMegapixels} megapixels; 2400 pixels across are enough`,
    };
  }
  if (!decodeImages && hasEnd(bytes, format)) return undefined;
  // Decoded as strictly as by the image service, but only to the size of a thumbnail.
  const decoded = await openImage(bytes)
    .resize(8)
    .toBuffer()
    .catch(() => undefined);
  return decoded ? undefined : { found: ', which is damaged or incomplete', expected: uploadAgain };
}

/**
 * @param width how many pixels across its place needs
 * @returns a warning of an image that can be shown, but not well; `undefined` for another, or for a file that is none
 */
export async function findUnsuitableImage(file: string, path: string, width: number) {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return undefined;
  const { autoOrient: size, pages = 1 } = metadata;
  const warn = (found: string, expected: string) => ({
    found: `'${file}', which ${found}`,
    expected,
    isWarning: true,
  });
  if (pages > 1) return warn('is animated', 'a photo: of an animation, visitors see the first frame only');
  // No place is wider than three times its height.
  return Math.min(size.width, size.height * 3) < width / 2
    ? warn(
        `has ${size.width} × ${size.height} pixels`,
        `a larger photo, of ${width} pixels across: here this one is blurred`,
      )
    : undefined;
}

/** @returns a question that names the image that was probably meant, relative to the content file; otherwise nothing */
async function findSimilar(
  path: string,
  folder: string,
  assets: string,
  used: ReadonlySet<string>,
): Promise<string> {
  const paths = await readdir(assets, { recursive: true });
  const elsewhere = paths.find((it) => basename(it) === basename(path));
  const isSame = (it: string) => resolve(assets, it).toLowerCase() === path.toLowerCase();
  const names = paths
    .filter((it) => resolve(assets, dirname(it)) === dirname(path))
    .filter((it) => isSame(it) || !used.has(resolve(assets, it)))
    .map((it) => basename(it));
  const similar = closestMatch(basename(path), names);
  const meant = elsewhere ? join(assets, elsewhere) : similar && join(dirname(path), similar);
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
