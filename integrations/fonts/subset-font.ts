import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import subsetFont from 'subset-font';

const latinCharacters = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŸı–—‘’“”„•…′″€™←→`;

/** Latin letters with marks. */
export const extendedCharacters = characterRange(0x100, 0x21b);

/** The Arabic block, spaces, and the characters that join letters or set the direction. */
export const arabicCharacters = ` \u00A0${characterRange(0x600, 0x6ff)}\u200C\u200D\u200E\u200F`;

/**
 * Subsets a font to the characters and weights that the site uses, which halves its size.
 * @param source module path of the font, `@fontsource/marcellus/files/…woff2`, or an absolute path
 * @param folder Astro derives the font names in the pages from the path, so all builds share one
 * @returns the path of the subset, written once per version of the font
 */
export async function subsetFontFile(
  source: string,
  characters = latinCharacters,
  folder = './.cache/fonts',
) {
  const wght = source.includes('-wght-') ? { min: 400, max: 600 } : undefined;
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, wght && Object.values(wght)]))
    .digest('hex');
  const path = `${folder}/${hash.slice(0, 12)}-${parse(source).name}.woff2`;
  if (existsSync(path)) return path;

  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    ...(wght && { variationAxes: { wght } }),
  });
  await mkdir(folder, { recursive: true });
  // A rename is atomic: a parallel build never reads half a file.
  const draft = `${path}.${crypto.randomUUID()}`;
  await writeFile(draft, subset);
  await rename(draft, path);
  return path;
}

function characterRange(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
