import { expect, test } from 'vitest';
import { pageNames } from '#schemas/page-names.ts';
import { navigation, pageLabel } from './navigation.ts';

const layout = {
  headerLinks: [
    { label: 'Schedule', page: 'schedule' },
    { label: 'My EXMP', link: 'memberPortal' },
  ],
  menuLinks: [{ label: 'Watch Live', page: 'watch-live' }],
} as never;
const links = { memberPortal: 'https://members.example/' };

test('a page is linked by its route, another site by its URL, and the current page is marked', () => {
  expect(navigation(layout, { links }, pageNames, 'watch-live')).toMatchObject({
    links: [
      { label: 'Schedule', href: '/Schedule' },
      { label: 'My EXMP', href: 'https://members.example/', external: true },
    ],
    menu: [{ label: 'Watch Live', href: '/WatchLive', current: true }],
  });
  const [schedule] = navigation(layout, { links }, pageNames, 'home').links;
  expect(schedule).not.toHaveProperty('current');
});

test('a page or another site that the church does not have is not linked', () => {
  const expected = { links: [{ href: '/Schedule' }], menu: [] };
  expect(navigation(layout, { links: {} }, ['home', 'schedule'], 'home')).toMatchObject(expected);
});

test('the label of a page is that of its link in the header or the menu', () => {
  expect(pageLabel(layout, 'watch-live')).toBe('Watch Live');
  expect(pageLabel(layout, 'giving')).toBeUndefined();
});
