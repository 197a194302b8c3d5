import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { openImage } from '#ui/images/open-image.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';
import { closestFile, type Files, savedAsJpeg } from './check-files.ts';

/**
 * Checks an image that content names.
 * @param file relative to the folder of the content file
 */
export async function findImageIssue(
  root: string,
  { existing, used }: Files,
  contentFile: string,
  file: string,
  { expected = '', width: needed = 0 }: Pick<JsonSchemaNode, 'expected' | 'width'>,
) {
  const images = existing.filter((it) => it.startsWith('src/assets/'));
  const folder = posix.dirname(contentFile);
  const path = posix.join(folder, file);
  const { dir, name, base } = posix.parse(path);
  const issue = (found: string, expected: string) => ({ found: `'${file}'${found}`, expected });
  // Another one that is used was not meant.
  const unused = images.filter((it) => it.toLowerCase() === path.toLowerCase() || !used.has(it));
  const meant = images.find((it) => posix.basename(it) === base) ?? closestFile(path, unused);
  const hint = meant && `; did you mean '${posix.relative(folder, meant)}'?`;
  if (!path.startsWith('src/assets/')) return issue('', expected + (hint ?? ''));
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
  const [metadata] = await Promise.allSettled([sharp(bytes, { limitInputPixels: false }).metadata()]);
  if (metadata.status === 'rejected') return issue(', which is not an image', supportedFormat);
  const { format, autoOrient } = metadata.value;
  const { width, height } = autoOrient;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return issue(`, which has the format ${format.toUpperCase()}`, supportedFormat);
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file))
    return issue('', 'a file name that ends in .jpg, .png, .webp or .avif');
  const size = `, which has ${width} × ${height} pixels`;
  // A camera of 50 megapixels takes pictures of 50.1.
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > 50)
    return issue(
      `${size} (${megapixels} megapixels)`,
      'at most 50 megapixels; 2400 pixels across are enough',
    );
  const [decoded] = await Promise.allSettled([openImage(bytes).resize(8).toBuffer()]);
  if (decoded.status === 'rejected') return issue(', which is damaged or incomplete', uploadAgain);
  // No place is wider than three times its height.
  if (Math.min(width, height * 3) > needed / 2) return undefined;
  const larger = `a larger photo, of ${needed} pixels across: here this one is blurred`;
  return { ...issue(size, larger), isWarning: true };
}

const uploadAgain = 'the complete image: copy or upload it again';
const supportedFormat = 'an image saved as JPEG, PNG, WebP or AVIF';
