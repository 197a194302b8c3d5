import { expect, test } from 'vitest';
import { deferNonCritical } from './defer-non-critical.ts';

const page = [
  '<!DOCTYPE html><html><head><link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="preload" href="/b.avif" as="image"></head><body><p>Words</p>',
  '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
  '<script>wake("$&")</script><script>define()</script><astro-island></astro-island>',
  '<script>here()</script></body></html>',
].join('');

test('the scripts of the islands come last, in their order; what stands elsewhere stays', () => {
  expect(deferNonCritical(page)).toContain(
    '<p>Words</p><astro-island></astro-island><script>here()</script><script>wake(',
  );
  expect(deferNonCritical(page)).toMatch(
    /<script>wake\("\$&"\)<\/script><script>define\(\)<\/script><\/body><\/html>$/,
  );
});

test('the fonts are asked for first on a large screen alone', () => {
  expect(deferNonCritical(page)).toContain(
    '<link rel="preload" media="(min-width: 64rem)" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
  );
  expect(deferNonCritical(page).match(/as="font"/g)).toHaveLength(1);
  expect(deferNonCritical(page)).toContain('<link rel="preload" href="/b.avif" as="image">');
});

test('a page without islands and fonts stays as it is', () => {
  const plain = '<!DOCTYPE html><html><body><script>here()</script></body></html>';
  expect(deferNonCritical(plain)).toBe(plain);
});
