import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

test('inline scripts and styles are allowed by their hashes, each once', () => {
  const policy = contentSecurityPolicy([
    '<style>p{}</style><script>one()</script>',
    '<style>p{}</style><script type="module">two()</script><svg><style>path{}</style></svg>',
  ]);
  expect(directive(policy, 'script-src')).toHaveLength(1 + 2);
  expect(directive(policy, 'style-src')).toHaveLength(3);
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

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((candidate) => candidate.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}
