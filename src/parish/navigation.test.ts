import { expect, test } from 'vitest';
import { pageNames } from '#schemas/page-names.ts';
import { navigation, pageLabel } from './navigation.ts';

const layout = {
  skipLinkLabel: 'Skip',
  homeLabel: 'Home page',
  navigationLabel: 'Main',
  toggleLabel: 'Navigation',
  menuLabel: 'Menu',
  newTabLabel: 'opens in a new tab',
  headerLinks: [
    { label: 'Schedule', page: 'schedule' },
    { label: 'My EXMP', link: 'memberPortal' },
  ],
  menuLinks: [{ label: 'Watch Live', page: 'watch-live' }],
} as never;
const church = { links: { memberPortal: 'https://members.example/' } } as never;

test('a page is linked by its route, another site by its URL', () => {
  expect(navigation(layout, church, pageNames, 'home').links).toEqual([
    { label: 'Schedule', href: '/Schedule' },
    { label: 'My EXMP', href: 'https://members.example/', external: true },
  ]);
});

test('a page or another site that the church does not have is not linked', () => {
  const { links, menu } = navigation(layout, { links: {} }, ['home', 'schedule'], 'home');
  expect(links).toMatchObject([{ href: '/Schedule' }]);
  expect(menu).toEqual([]);
});

test('the current page is marked, also in the menu', () => {
  const { links, menu } = navigation(layout, church, pageNames, 'watch-live');
  expect(menu).toMatchObject([{ href: '/WatchLive', current: true }]);
  expect(links.every(({ current }) => !current)).toBe(true);
});

test('the label of a page is that of its link in the header or the menu', () => {
  expect(pageLabel(layout, 'watch-live')).toBe('Watch Live');
  expect(pageLabel(layout, 'giving')).toBeUndefined();
});
