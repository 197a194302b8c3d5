import { expect, test } from 'vitest';
import { ogImageHref, ogImageText } from './og-images.ts';

const layout = {
  headerLinks: [{ label: 'Home', page: 'home' as const }],
  menuLinks: [{ label: 'Watch Live', page: 'watch-live' as const }],
};
const address = {
  street: '1 Main Street',
  city: 'Richmond',
  region: 'VA',
  postalCode: '23220',
};
const church = { name: 'Example Church', address };

test('Open Graph image has the label of the page in the navigation and the name of the church', () => {
  expect(ogImageText('watch-live', layout, church)).toEqual({ name: 'Watch Live', line: 'Example Church' });
});

test('Open Graph image of Home, or of a page without a link, has the name of the church and its town', () => {
  const text = { name: 'Example Church', line: 'Richmond, VA' };
  expect(ogImageText('home', layout, church)).toEqual(text);
  expect(ogImageText('giving', layout, church)).toEqual(text);
});

test('Open Graph image path includes the base path', () => {
  expect(ogImageHref('home', '/')).toBe('/og/home.jpg');
  expect(ogImageHref('watch-live', '/church')).toBe('/church/og/watch-live.jpg');
});
