import { expect, test } from 'vitest';
import { findViolations, contentSecurityPolicy } from './csp.ts';

test('inline scripts and styles are allowed by their hashes, each once, in whatever page they stand', () => {
  const policy = contentSecurityPolicy([
    '<style>p{}</style><script>one()</script>',
    '<style>p{}</style><script type="module">two()</script><svg><style>path{}</style></svg>',
  ]);
  expect(directive(policy, 'script-src')).toHaveLength(1 + 2);
  expect(directive(policy, 'style-src')).toHaveLength(2);
  // printf 'p{}' | openssl dgst -sha256 -binary | base64
  expect(directive(policy, 'style-src')).toContain("'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='");
});

test('speculation rules are taken for script by browsers, data is not', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const data = '<script type="application/ld+json">{}</script>';
  expect(directive(contentSecurityPolicy([rules]), 'script-src')).toHaveLength(2);
  expect(directive(contentSecurityPolicy([data]), 'script-src')).toEqual(["'self'"]);
});

test('the order of the pages changes nothing', () => {
  const pages = ['<script>one()</script>', '<script>two()</script>'];
  expect(contentSecurityPolicy(pages)).toBe(contentSecurityPolicy(pages.toReversed()));
});

test('nothing is allowed wholesale', () => {
  const policy = contentSecurityPolicy(['<script>one()</script><style>p{}</style>']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)|data:/);
});

for (const [what, html, said] of [
  ['a style attribute', '<p style="color: red">', 'a style attribute: color: red'],
  ['an event handler', '<p onclick="hello()">', 'an event handler attribute: onclick'],
  ['a script as an address', '<a href="javascript:hello()">', 'a script as an address: javascript:hello()'],
  [
    'a frame of another host',
    '<iframe src="https://maps.example/">',
    'a frame of another host: https://maps.example/',
  ],
  [
    'a form to another host',
    '<form action="https://mail.example/">',
    'a form that writes to another host: https://mail.example/',
  ],
  ['a form to the site', '<form>', 'a form that writes to another host: none named'],
  [
    'a foreign script',
    '<script src="https://cdn.example/a.js"></script>',
    "a file that is not the site's own: https://cdn.example/a.js",
  ],
  [
    'a foreign picture',
    '<img src="//cdn.example/a.png">',
    "a file that is not the site's own: //cdn.example/a.png",
  ],
  [
    'a picture in its address',
    '<link rel="icon" href="data:image/svg+xml,">',
    "a file that is not the site's own: data:image/svg+xml,",
  ],
] as const) {
  test(`${what} is found before a visitor misses it`, () => {
    expect(findViolations(html)).toEqual([said]);
  });
}

test('what the pages really hold is no breach', () => {
  expect(
    findViolations(
      '<link rel="icon" href="/favicon.svg"><img src="/_astro/a.webp"><iframe src="https://www.google.com/maps?q=x"></iframe>' +
        '<form action="https://api.emailjs.com/api/v1.0/email/send-form"></form><a href="https://elsewhere.example">x</a>',
    ),
  ).toEqual([]);
});

function directive(policy: string, name: string): string[] {
  return policy
    .split('; ')
    .flatMap((one) => (one.startsWith(`${name} `) ? one.split(' ').slice(1) : []))
    .filter(Boolean);
}
