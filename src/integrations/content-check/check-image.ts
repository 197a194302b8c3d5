import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import type { ImageReader } from '#content/schemas/fields/image.ts';
import { closestMatch } from './describe-value.ts';
import { openImage } from '#images/open-image.ts';

/**
 * Stands in for Astro's `image()`: looks whether a picture can be shown, instead of preparing it.
 *
 * @param folder the folder of the content file
 * @param assets the folder that all pictures lie in
 * @param thorough whether to read each picture to its end, which takes a second or two
 */
export function imageChecker(folder: string, assets: string, thorough = false): ImageReader {
  const expected = 'the way to a picture in src/assets, such as ../assets/life-at/LifeAt1.jpg';
  const looked = new Map<string, ReturnType<typeof findImageIssue>>();
  const lookOnce = (file: string) => {
    const problem = looked.get(file) ?? findImageIssue(file, folder, assets, thorough);
    looked.set(file, problem);
    return problem;
  };
  const picture = z.string(expected).superRefine(async (file, context) => {
    const problem = file === '' ? { found: 'an empty text', expected } : await lookOnce(file);
    if (!problem) return;
    context.addIssue({ code: 'custom', message: problem.expected, params: { found: problem.found } });
  });
  // The schemas only hand it on; none asks for what Astro would make of the picture.
  return (() => picture) as unknown as ImageReader;
}

/**
 * Whether a picture that content names can be shown.
 *
 * @param file the picture as content names it, seen from the folder of the content file
 * @param folder the folder of the content file
 * @param assets the folder that all pictures lie in
 * @returns what is wrong with it and what would be right, or nothing
 */
async function findImageIssue(
  file: string,
  folder: string,
  assets: string,
  thorough: boolean,
): Promise<ImageIssue | undefined> {
  const path = resolve(folder, file);
  const within = relative(assets, path);
  if (isAbsolute(file) || file.includes('\\') || within.startsWith('..') || isAbsolute(within)) {
    return {
      found: `'${file}'`,
      expected: `a picture in src/assets, such as ${relative(folder, join(assets, 'life-at/LifeAt1.jpg'))}`,
    };
  }
  const found = `'${file}'`;
  if (!(await namesIn(dirname(path))).includes(basename(path))) {
    return { found: `${found}, and no such picture lies there`, expected: await whatLiesThere(path, file) };
  }
  if (!pictureNames.test(file)) {
    return {
      found,
      expected: 'a picture whose name ends in .jpg, .png, .webp or .avif (save it in one of these formats)',
    };
  }
  const info = await stat(path).catch(() => undefined);
  if (!info) return { found: `${found}, which cannot be read`, expected: onceMore };
  if (!info.isFile())
    return { found: `${found}, which is a folder`, expected: 'a picture (JPEG, PNG, WebP or AVIF)' };
  if (info.size === 0) return { found: `${found}, which is empty (0 bytes)`, expected: onceMore };

  const problem = await findFileIssue(path, info.size, thorough);
  return problem && { found: `${found}, ${problem.found}`, expected: problem.expected };
}

const onceMore = 'the picture, copied or uploaded once more';

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function whatLiesThere(path: string, file: string): Promise<string> {
  const names = (await namesIn(dirname(path))).filter((name) => pictureNames.test(name));
  const meant = closestMatch(basename(path), names);
  if (meant?.normalize() === basename(path).normalize())
    return 'a picture whose name is written without accents, here and in src/assets';
  if (meant)
    return `a picture that is there; did you mean '${join(dirname(file), meant).split(sep).join('/')}'?`;
  return names.length > 0
    ? `a picture that is there, such as '${join(dirname(file), names[0] ?? '')
        .split(sep)
        .join('/')}'`
    : 'a picture that is there, capitals and small letters alike';
}

const pictureNames = /\.(jpe?g|png|webp|avif)$/i;

async function findFileIssue(path: string, size: number, thorough: boolean): Promise<ImageIssue | undefined> {
  const head = await bytesOf(path, 0, 32).catch(() => undefined);
  if (!head) return { found: 'which cannot be read', expected: onceMore };
  if (isHeic(head)) {
    return {
      found: 'which is a HEIC photograph of an iPhone, whatever its name says',
      expected:
        'the photograph saved as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible; on a Mac: Preview, File, Export)',
    };
  }
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = metadata?.format === 'heif' ? 'avif' : metadata?.format;
  if (!metadata || !format) {
    return {
      found: 'which is not a picture, whatever its name says',
      expected: 'a picture saved as JPEG, PNG, WebP or AVIF',
    };
  }
  if (!['jpeg', 'png', 'webp', 'avif'].includes(format)) {
    return {
      found: `which is a picture in the format ${format.toUpperCase()}`,
      expected: 'the picture saved as JPEG, PNG, WebP or AVIF',
    };
  }
  const megapixels = (metadata.width * metadata.height) / 1e6;
  if (megapixels > maxMegapixels) {
    return {
      found: `which has ${metadata.width} × ${metadata.height} pixels (${Math.round(megapixels)} megapixels)`,
      expected: `at most ${maxMegapixels} megapixels; 2400 pixels across are plenty`,
    };
  }
  if ((thorough || !(await looksWhole(path, format, size))) && !(await canBeDecoded(path))) {
    return {
      found: 'which is damaged, or of which a part is missing',
      expected: 'the whole picture, copied or uploaded once more',
    };
  }
  return undefined;
}

const maxMegapixels = 50;

async function bytesOf(path: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, position);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** The box that opens a HEIC file names its brand; AVIF has the same box and other brands. */
function isHeic(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = head.toString('latin1', 8);
  return !/avi[fs]/.test(brands) && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands);
}

/** A quick look at the end, which an upload that was broken off has lost. */
async function looksWhole(path: string, format: string, size: number): Promise<boolean> {
  const tail = await bytesOf(path, Math.max(0, size - 32), 32);
  if (format === 'jpeg') return tail.includes(Buffer.from([0xff, 0xd9]));
  return format === 'png' && tail.includes('IEND');
}

/** Whether the picture service will be able to read it: as strictly, but only as large as a thumbnail. */
async function canBeDecoded(path: string): Promise<boolean> {
  try {
    await openImage(path).resize(8).toBuffer();
    return true;
  } catch {
    return false;
  }
}

interface ImageIssue {
  found: string;
  expected: string;
}
