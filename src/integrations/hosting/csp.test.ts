import { expect, test } from 'vitest';
import { findViolations, contentSecurityPolicy } from './csp.ts';

test('inline scripts and styles are allowed by their hashes, each once', () => {
  const policy = contentSecurityPolicy([
    '<style>p{}</style><script>one()</script>',
    '<style>p{}</style><script type="module">two()</script><svg><style>path{}</style></svg>',
  ]);
  expect(directive(policy, 'script-src')).toHaveLength(1 + 2);
  expect(directive(policy, 'style-src')).toHaveLength(2);
  // printf 'p{}' | openssl dgst -sha256 -binary | base64
  expect(directive(policy, 'style-src')).toContain("'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='");
});

test('speculation rules get a hash, JSON-LD does not', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const data = '<script type="application/ld+json">{}</script>';
  expect(directive(contentSecurityPolicy([rules]), 'script-src')).toHaveLength(2);
  expect(directive(contentSecurityPolicy([data]), 'script-src')).toEqual(["'self'"]);
});

test('the order of the pages does not change the policy', () => {
  const pages = ['<script>one()</script>', '<script>two()</script>'];
  expect(contentSecurityPolicy(pages)).toBe(contentSecurityPolicy(pages.toReversed()));
});

test('default-src is none, and no source is a wildcard, a scheme or an unsafe keyword', () => {
  const policy = contentSecurityPolicy(['<script>one()</script><style>p{}</style>']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)|data:/);
});

test.each([
  ['<p style="color: red">', 'style-src blocks [style]: style="color: red"'],
  ['<p onclick="hello()">', 'script-src blocks the attribute onclick'],
  ['<a href="javascript:hello()">', 'script-src blocks [href^="javascript:" i]: href="javascript:hello()"'],
  [
    '<script src="https://cdn.example/a.js"></script>',
    'script-src blocks script[src]: src="https://cdn.example/a.js"',
  ],
  // No host is allowed for style sheets, not even the site itself: styles are inline.
  ['<link rel="stylesheet" href="/a.css">', 'style-src blocks link[rel~=stylesheet]: href="/a.css"'],
  ['<img src="//cdn.example/a.png">', 'img-src blocks img[src]: src="//cdn.example/a.png"'],
  [
    '<img srcset="/a.png 1x, https://cdn.example/b.png 2x">',
    'img-src blocks [srcset]: srcset="https://cdn.example/b.png"',
  ],
  [
    '<picture><source srcset="https://cdn.example/a.avif"></picture>',
    'img-src blocks [srcset]: srcset="https://cdn.example/a.avif"',
  ],
  [
    '<link rel="preload" as="image" imagesrcset="https://cdn.example/a.avif 400w">',
    'img-src blocks [imagesrcset]: imagesrcset="https://cdn.example/a.avif"',
  ],
  [
    '<link rel="icon" href="data:image/svg+xml,">',
    'img-src blocks link[rel~=icon]: href="data:image/svg+xml,"',
  ],
  ['<iframe src="https://maps.example/">', 'frame-src blocks iframe: src="https://maps.example/"'],
  ['<form action="https://mail.example/">', 'form-action blocks form: action="https://mail.example/"'],
  ['<form>', 'form-action blocks form: action=""'],
  ['<video src="/a.mp4">', 'default-src blocks video: src="/a.mp4"'],
])('%s is a violation', (html, violation) => {
  expect(findViolations(html)).toEqual([violation]);
});

test('what the pages contain is no violation', () => {
  const html = [
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">',
    '<img src="/_astro/a.webp" srcset="/_astro/a.webp 400w, /_astro/b.webp 800w">',
    '<iframe src="https://www.google.com/maps?q=x"></iframe>',
    '<form action="https://api.emailjs.com/api/v1.0/email/send-form"></form>',
    '<a href="https://elsewhere.example">x</a>',
  ];
  expect(findViolations(html.join(''))).toEqual([]);
});

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((candidate) => candidate.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}
