import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subsetFontFile } from './subset-font.ts';

const marcellus = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
const atkinson =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subset-font-'));
});
afterAll(() => rm(folder, { recursive: true }));

const readOriginal = (source: string) => readFile(createRequire(import.meta.url).resolve(source));

test('subset font has the same glyphs for the characters of the site', async () => {
  const subset = await readFile(await subsetFontFile(marcellus, { folder }));
  const [actual, expected] = await Promise.all(
    [subset, await readOriginal(marcellus)].map((font) =>
      subsetFont(font, 'Café – “Ïñ”, 12:30 ’…©', { targetFormat: 'sfnt' }),
    ),
  );
  expect(actual).toEqual(expected);
});

test('subset of a variable font is less than 60 % of its size', async () => {
  const subset = await stat(await subsetFontFile(atkinson, { folder, weights: [400, 600] }));
  expect(subset.size).toBeLessThan((await readOriginal(atkinson)).length * 0.6);
});
