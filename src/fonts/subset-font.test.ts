import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'opentype.js/dist/opentype.mjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subsetFontFile } from './subset-font.ts';

const written = 'Café – “Ïñ”, 12:30 ’…©';
const source = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lean-font-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('the lean font still has what the site is written in', async () => {
  const path = await subsetFontFile(source, folder);
  const plain = await subsetFont(await readFile(path), written, { targetFormat: 'sfnt' });
  const font = parse(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length));
  const missing = Array.from(written).filter((character) => !font.charToGlyph(character).index);
  expect(missing).toEqual([]);
});

test('only the weights that are shown make a variable font half as heavy', async () => {
  const variable =
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
  const whole = await stat(createRequire(import.meta.url).resolve(variable));
  const lean = await stat(await subsetFontFile(variable, folder, [400, 600]));
  expect(lean.size).toBeLessThan(whole.size * 0.6);
});

test('it is made once', async () => {
  const path = await subsetFontFile(source, folder);
  const made = await stat(path);
  expect(await subsetFontFile(source, folder)).toBe(path);
  expect((await stat(path)).mtimeMs).toBe(made.mtimeMs);
});

test('a font that is not there is named', async () => {
  await expect(subsetFontFile('@fontsource/marcellus/files/none.woff2', folder)).rejects.toThrow(
    /none\.woff2/,
  );
});
