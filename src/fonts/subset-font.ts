import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';

/** What is written in the languages of western Europe, and the signs that set it well. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„•…′″€™←→`;

/**
 * Makes a font half as heavy: only the characters that an English site uses, only the weights that it shows. A
 * character that is not in it is shown in the visitor's own font.
 *
 * @param source the font as its package names it: `@fontsource/marcellus/files/…woff2`
 * @param folder where the lean font is kept; it is made once for each version of the font
 * @param weights of a variable font, from and to: `[400, 600]`
 * @returns the path of the lean font, a WOFF2, below the folder as it was given
 * @throws {Error} when the package has no such file
 */
export async function subsetFontFile(
  source: string,
  folder: string,
  weights?: [number, number],
): Promise<string> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  const version = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([characters, weights]));
  const path = `${folder}/${version.digest('hex').slice(0, 12)}-${basename(source)}`;
  if (existsSync(path)) return path;

  const lean = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: { min: weights[0], max: weights[1] } } }),
  });
  await mkdir(folder, { recursive: true });
  // In one move: another build may be reading it.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, lean);
  await rename(draft, path);
  return path;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
