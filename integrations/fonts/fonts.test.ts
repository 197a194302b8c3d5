import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { markWords, missingLetters } from './fallback-words.ts';
import { subsetFontFile } from './subset-font.ts';

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`@fontsource${name}-normal.woff2`);
const marcellus = '/marcellus/files/marcellus-latin-400';
const font = (cssVariable: string, ...files: string[]) => ({
  cssVariable,
  options: { variants: files.map((name) => ({ src: [fontFile(name)] as const })) },
});
const atkinson = '-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const fonts = [
  font('--font-display', marcellus, '/marcellus/files/marcellus-latin-ext-400'),
  font('--font-text', `${atkinson}-latin-wght`, `${atkinson}-latin-ext-wght`),
  font('--font-arabic', '-variable/noto-naskh-arabic/files/noto-naskh-arabic-latin-wght'),
];
const missing = await missingLetters(fonts, ['ș', 'ō', 'ş', 'ễ', 'Ḥ', 'ʿ', 'q̄']);
const mark = (body: string, lang = 'en') => {
  const html = markWords(`<html lang=${lang}><head></head><body>${body}`, missing);
  return html.slice(html.indexOf('<body>') + '<body>'.length);
};
const text = (word: string) => `<span class="fallback-text">${word}</span>`;
const display = (word: string) => `<span class="fallback-display">${word}</span>`;

test('each font lacks its own letters', () => {
  expect(missing).toEqual({
    '--font-display': new Set(['ș', 'ễ', 'Ḥ', 'ʿ', 'q̄']),
    '--font-text': new Set(['ō', 'ễ', 'Ḥ', 'ʿ', 'q̄']),
    '--font-arabic': new Set(['ș', 'ō', 'ş', 'ễ', 'Ḥ', 'ʿ', 'q̄']),
  });
});

test.each([
  ['<p>Fr. Nguyễn, &amp; Zoë</p>', `<p><span>Fr. ${text('Nguyễn,')} &amp; Zoë</span></p>`],
  ['Iași <b>Kyōto</b> Habīb ễ', `Iași <b><span>${text('Kyōto')}</span></b><span> Habīb ${text('ễ')}</span>`],
  ['<h2><a>Iași</a> Kyōto</h2>', `<h2><a><span>${display('Iași')}</span></a> Kyōto</h2>`],
  ['<p class=font-display>Iași</p>', `<p class=font-display><span>${display('Iași')}</span></p>`],
  // The letter and its mark are one character in Unicode.
  ['<p>H\u0323abīb</p>', `<p><span>${text('H\u0323abīb')}</span></p>`],
  ['<p>ʿAbd q̄</p>', `<p><span>${text('ʿAbd')} ${text('q̄')}</span></p>`],
  [
    '<astro-island><p>Kyōto</p><astro-slot>Kyōto</astro-slot></astro-island>',
    `<astro-island><p>Kyōto</p><astro-slot><span>${text('Kyōto')}</span></astro-slot></astro-island>`,
  ],
])('%s has its words in one typeface', (body, marked) => {
  expect(mark(body)).toBe(marked);
});

test.each(['<p>Café Ayşe</p>', '<h1>Kyōto</h1>', '<p>Γιώργος Мария مريم ⲙⲁⲣⲓⲁ</p>', '<script>"ễ"</script>'])(
  '%s stays as it is',
  (body) => {
    expect(markWords(body, missing)).toBe(body);
  },
);

test('on the page in Arabic, another font has the letters', () => {
  expect(mark('<p>Ayşe</p>', 'ar')).toBe(`<p><span>${text('Ayşe')}</span></p>`);
});

test('a subset font has the same glyphs for the characters of the site', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'subset-font-'));
  const glyphs = async (file: string) =>
    subsetFont(await readFile(file), 'Café – “Ïñ”, 12:30 ’…©', { targetFormat: 'sfnt' });
  const subset = await subsetFontFile(`@fontsource${marcellus}-normal.woff2`, { folder: folder.path });
  expect(await glyphs(subset)).toEqual(await glyphs(fontFile(marcellus)));
});
