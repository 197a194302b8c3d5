import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each([
  [{ page: 'schedule' }, '/church/Schedule', false],
  [{ url: 'https://a.org/b' }, 'https://a.org/b', true],
  [{ file: '/files/Bulletin 12.pdf' }, '/church/files/Bulletin%2012.pdf', false],
  [{ email: 'youth@church.org' }, 'mailto:youth@church.org', false],
] as const)('%j', (target, href, external) => {
  expect(linkTarget({ label: 'More', ...target }, '/church/')).toEqual({ href, external });
});
