import { expect, test } from 'vitest';
import { linkHref } from './link-href.ts';

test('the URL of a file is encoded', () => {
  const link = { label: 'Read', file: '/files/Bulletin 12.pdf' };
  expect(linkHref(link)).toBe('/files/Bulletin%2012.pdf');
});
