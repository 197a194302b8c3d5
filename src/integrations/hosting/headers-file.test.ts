import { expect, test } from 'vitest';
import { headersFile } from './headers-file.ts';

const everywhere = { 'X-Content-Type-Options': 'nosniff' };

test('all answers get the headers, and files with a hash in their address are kept for a year', () => {
  expect(headersFile(everywhere, ['index.html', '_astro/Bar.1a2b3c4d.js', '_astro/fonts/0f.woff2'], '/'))
    .toBe(`/*
  X-Content-Type-Options: nosniff

/_astro/Bar.1a2b3c4d.js
  Cache-Control: public, max-age=31536000, immutable

/_astro/fonts/0f.woff2
  Cache-Control: public, max-age=31536000, immutable
`);
});

test('the sizes of one picture take one rule', () => {
  const sizes = [
    '_astro/LifeAt1.C-kiaKVw_24Hecu.avif',
    '_astro/LifeAt1.C-kiaKVw_Z1Ezt4T.webp',
    '_astro/LifeAt1.C_kiaKVw_x.avif',
  ];
  expect(paths(headersFile(everywhere, sizes, '/'))).toEqual([
    '/*',
    '/_astro/LifeAt1.C-kiaKVw_*',
    '/_astro/LifeAt1.C_kiaKVw_*',
  ]);
});

test('under a sub-path the rules are too', () => {
  expect(paths(headersFile(everywhere, ['_astro/a.js'], '/SMPK/'))).toEqual(['/SMPK/*', '/SMPK/_astro/a.js']);
});

test('there are never more rules than the host reads', () => {
  const scripts = (count: number) => Array.from({ length: count }, (_, index) => `_astro/${index}.js`);
  expect(paths(headersFile(everywhere, scripts(99), '/'))).toHaveLength(100);
  expect(paths(headersFile(everywhere, scripts(100), '/'))).toEqual(['/*', '/_astro/*']);
});

test('a header too long for the host is refused rather than left out', () => {
  expect(() => headersFile({ 'Content-Security-Policy': 'x'.repeat(2000) }, [], '/')).toThrow(
    '_headers has a line of more than 2000 characters: Content-Security-Policy',
  );
});

function paths(file: string): string[] {
  return file.split('\n').filter((line) => line.startsWith('/'));
}
