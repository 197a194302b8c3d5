import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test('the URL of a file is encoded', () => {
  const { href } = linkTarget({ label: 'Read', file: '/files/Bulletin 12.pdf' }, '/church/');
  expect(href).toBe('/church/files/Bulletin%2012.pdf');
});
