import { expect, test } from 'vitest';
import { headersFile } from './headers-file.ts';

const paths = (file: string) => file.split('\n').filter((line) => line.startsWith('/'));
const headers = { 'X-Content-Type-Options': 'nosniff' };

test('the variants of an image share one rule', () => {
  const names = ['C-kiaKVw_24Hecu.avif', 'C-kiaKVw_Z1Ezt4T.webp', 'C_kiaKVw_x.avif'];
  const variants = names.map((name) => `_astro/LifeAt1.${name}`);
  const rules = ['/*', '/_astro/LifeAt1.C-kiaKVw_*', '/_astro/LifeAt1.C_kiaKVw_*'];
  expect(paths(headersFile(headers, variants))).toEqual(rules);
});

test('there are at most 100 rules', () => {
  const scripts = (count: number) => Array.from({ length: count }, (_, index) => `_astro/${index}.js`);
  expect(paths(headersFile(headers, scripts(99)))).toHaveLength(100);
  expect(paths(headersFile(headers, scripts(100)))).toEqual(['/*', '/_astro/*']);
});

test('a header that is too long for the host is an error', () => {
  expect(() => headersFile({ 'Content-Security-Policy': 'x'.repeat(2000) }, [])).toThrow(
    '_headers has a line of over 2000 characters: Content-Security-Policy',
  );
});
