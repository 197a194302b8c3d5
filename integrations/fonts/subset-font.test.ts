import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { subsetFontFile } from './subset-font.ts';

test('a subset font has the same glyphs for the characters of the site', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'subset-font-'));
  const source = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
  const glyphs = async (file: string) =>
    subsetFont(await readFile(file), 'Café – “Ïñ”, 12:30 ’…©', { targetFormat: 'sfnt' });
  const subset = await subsetFontFile(source, undefined, folder.path);
  expect(await glyphs(subset)).toEqual(await glyphs(createRequire(import.meta.url).resolve(source)));
});
