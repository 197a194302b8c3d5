import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import type { ImageReader } from '#content/schemas/pieces/picture.ts';
import { nearest } from './content-check-words.ts';

/**
 * Stands in for Astro's `image()`: looks whether a picture can be shown, instead of preparing it.
 *
 * @param folder the folder of the content file
 * @param assets the folder that all pictures lie in
 */
export function pictureReader(folder: string, assets: string): ImageReader {
  const expected = 'the way to a picture in src/assets, such as ../assets/life-at/LifeAt1.jpg';
  const looked = new Map<string, ReturnType<typeof pictureProblem>>();
  const lookOnce = (file: string) => {
    const problem = looked.get(file) ?? pictureProblem(file, folder, assets);
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
async function pictureProblem(
  file: string,
  folder: string,
  assets: string,
): Promise<PictureProblem | undefined> {
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
  const info = await stat(path);
  if (!info.isFile())
    return { found: `${found}, which is a folder`, expected: 'a picture (JPEG, PNG, WebP or AVIF)' };
  if (info.size === 0)
    return {
      found: `${found}, which is empty (0 bytes)`,
      expected: 'the picture, copied or uploaded once more',
    };

  const problem = await contentProblem(path, info.size);
  return problem && { found: `${found}, ${problem.found}`, expected: problem.expected };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function whatLiesThere(path: string, file: string): Promise<string> {
  const names = (await namesIn(dirname(path))).filter((name) => pictureNames.test(name));
  const meant = nearest(basename(path), names);
  if (meant)
    return `a picture that is there; did you mean '${join(dirname(file), meant).split(sep).join('/')}'?`;
  return names.length > 0
    ? `a picture that is there, such as '${join(dirname(file), names[0] ?? '')
        .split(sep)
        .join('/')}'`
    : 'a picture that is there, capitals and small letters alike';
}

const pictureNames = /\.(jpe?g|png|webp|avif)$/i;

async function contentProblem(path: string, size: number): Promise<PictureProblem | undefined> {
  const { head, tail } = await ends(path, size);
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
  if (!isWhole(format, tail) && !(await canBeDecoded(path))) {
    return {
      found: 'of which a part is missing',
      expected: 'the whole picture, copied or uploaded once more',
    };
  }
  return undefined;
}

const maxMegapixels = 50;

async function ends(path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(32);
    const tail = Buffer.alloc(Math.min(size, 32));
    await handle.read(head, 0, head.length, 0);
    await handle.read(tail, 0, tail.length, size - tail.length);
    return { head, tail };
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

/** A quick look at the end of the file; only what looks cut off is decoded. */
function isWhole(format: string, tail: Buffer): boolean {
  if (format === 'jpeg') return tail.includes(Buffer.from([0xff, 0xd9]));
  if (format === 'png') return tail.includes('IEND');
  return false;
}

async function canBeDecoded(path: string): Promise<boolean> {
  try {
    await sharp(path, { failOn: 'truncated' }).resize(8).toBuffer();
    return true;
  } catch {
    return false;
  }
}

interface PictureProblem {
  found: string;
  expected: string;
}
