import { expect, test } from 'vitest';
import { navigation, pageLabel } from './navigation.ts';

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

test('the label of a page is that of its link in the header or the menu', () => {
  expect(pageLabel(layout, 'watch-live')).toBe('Watch Live');
  expect(pageLabel(layout, 'giving')).toBeUndefined();
});
