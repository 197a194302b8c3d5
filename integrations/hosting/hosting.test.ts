import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { siteOrigin, siteUrlWarning } from './site-origin.ts';

const fallback = 'https://www.church.example';
const headers = { 'X-Content-Type-Options': 'nosniff' };
const rulesFor = (files: string[]) =>
  headersFile(headers, files)
    .split('\n')
    .filter((line) => line.startsWith('/'));

// The browser tests fail when a hash is missing.
test('the order of the pages does not change the policy, and JSON-LD has no hash in it', () => {
  const pages = ['<script>one()</script>', '<script>two()</script>'];
  const data = '<script type="application/ld+json">{}</script>';
  const policy = contentSecurityPolicy(pages);
  expect(contentSecurityPolicy([...pages.toReversed(), data])).toBe(policy);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});

test('the variants of an image share one rule, and there are at most 100 rules', () => {
  const names = ['C-kiaKVw_24Hecu.avif', 'C-kiaKVw_Z1Ezt4T.webp', 'C_kiaKVw_x.avif'];
  const rules = ['/*', '/_astro/LifeAt1.C-kiaKVw_*', '/_astro/LifeAt1.C_kiaKVw_*'];
  expect(rulesFor(names.map((name) => `_astro/LifeAt1.${name}`))).toEqual(rules);
  const scripts = Array.from({ length: 100 }, (_, index) => `_astro/${index}.js`);
  expect(rulesFor(scripts.slice(1))).toHaveLength(100);
  expect(rulesFor(scripts)).toEqual(['/*', '/_astro/*']);
});

// Hosts apply a rule such as `/*.ics` to the 404 page too, and Netlify reads its period as any character.
test('no rule gives a type to files that do not exist', () => {
  expect(headersFile(headers, ['_astro/a.js'])).not.toMatch(/^ *content-type:|\/\*\./im);
});

test('the redirects of many pages share a wildcard', () => {
  const rules = redirectsFile(['ar', 'Gospel/John-*']);
  expect(rules.split('\n')).toEqual([
    ...['/AR /ar 301', '/AR/ /ar 301', '/AR.html /ar 301'],
    ...['/gospel/john-* /Gospel/John-:splat 301', '/GOSPEL/JOHN-* /Gospel/John-:splat 301', ''],
  ]);
});

test.each([
  ['', fallback],
  [' https://Church.org/ ', 'https://church.org'],
  ['http://localhost:8787', 'http://localhost:8787'],
])('SITE_URL=%j is %s', (text, origin) => {
  expect(siteOrigin(text, fallback)).toBe(origin);
});

test.each([
  ['https://', /not a URL/],
  ['ftp://church.org', /not a URL/],
  ['https://parish.github.io/church', /BASE_PATH/],
  ['https://church.org/?a', /has a path/],
])('SITE_URL=%j is an error that shows the right form', (text, reason) => {
  expect(() => siteOrigin(text, fallback)).toThrow(reason);
  expect(() => siteOrigin(text, fallback)).toThrow(/SITE_URL=https:\/\/www\.example\.org/);
});

test('a build without SITE_URL gets a warning with the placeholder and the right form', () => {
  const warning = /placeholder https:\/\/www\.church\.example\.\n.*SITE_URL=https:\/\/www\.example\.org/;
  expect(siteUrlWarning(siteOrigin(undefined, fallback))).toMatch(warning);
  expect(siteUrlWarning('https://church.org')).toBeUndefined();
});
