import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';

const layout = {
  headerLinks: [
    { label: 'Schedule', page: 'schedule' },
    { label: 'My EXMP', link: 'memberPortal' },
  ],
  menuLinks: [{ label: 'Watch Live', page: 'watch-live' }],
} as never;

test('a page or another site that the church does not have is not linked', () => {
  const expected = { links: [{ href: '/Schedule' }], menu: [] };
  expect(
    navigation(layout, { name: 'Example Church', links: {} }, ['home', 'schedule'], 'home'),
  ).toMatchObject(expected);
});
