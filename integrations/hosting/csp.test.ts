import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

// The browser tests fail when a hash is missing.
test('the order of the pages does not change the policy, and JSON-LD has no hash in it', () => {
  const pages = ['<script>one()</script>', '<script>two()</script>'];
  const data = '<script type="application/ld+json">{}</script>';
  const policy = contentSecurityPolicy(pages);
  expect(contentSecurityPolicy([...pages.toReversed(), data])).toBe(policy);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});
