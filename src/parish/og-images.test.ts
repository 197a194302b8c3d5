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
  country: 'US',
};
const church = { name: 'Example Church', address };

test('a card bears the name that its page has in the bar, and the church’s', () => {
  expect(ogImageText('watch-live', layout, church)).toEqual({ name: 'Watch Live', line: 'Example Church' });
});

test('Home’s card bears the name of the church, and so does that of a page without one', () => {
  const own = { name: 'Example Church', line: 'Richmond, VA' };
  expect(ogImageText('home', layout, church)).toEqual(own);
  expect(ogImageText('giving', layout, church)).toEqual(own);
});

test('a card is a file of the site, wherever that stands', () => {
  expect(ogImageHref('home', '/')).toBe('/og/home.jpg');
  expect(ogImageHref('watch-live', '/SMPK')).toBe('/SMPK/og/watch-live.jpg');
});
