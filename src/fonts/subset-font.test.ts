import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, onTestFinished, test } from 'vitest';
import { subsetFontFile } from './subset-font.ts';

const marcellus = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';

test('subset font has the same glyphs for the characters of the site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subset-font-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = [
    await subsetFontFile(marcellus, { folder }),
    createRequire(import.meta.url).resolve(marcellus),
  ];
  const [actual, expected] = await Promise.all(
    files.map(async (file) =>
      subsetFont(await readFile(file), 'Café – “Ïñ”, 12:30 ’…©', { targetFormat: 'sfnt' }),
    ),
  );
  expect(actual).toEqual(expected);
});
