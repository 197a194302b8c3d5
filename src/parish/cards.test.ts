import { expect, test } from 'vitest';
import { cardHref, cardWords } from './cards.ts';

const shell = {
  bar: [{ label: 'Home', page: 'home' as const }],
  menu: [{ label: 'Watch Live', page: 'watch-live' as const }],
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
  expect(cardWords('watch-live', shell, church)).toEqual({ name: 'Watch Live', line: 'Example Church' });
});

test('Home’s card bears the name of the church, and so does that of a page without one', () => {
  const own = { name: 'Example Church', line: 'Richmond, VA' };
  expect(cardWords('home', shell, church)).toEqual(own);
  expect(cardWords('giving', shell, church)).toEqual(own);
});

test('a card is a file of the site, wherever that stands', () => {
  expect(cardHref('home', '/')).toBe('/cards/home.jpg');
  expect(cardHref('watch-live', '/SMPK')).toBe('/SMPK/cards/watch-live.jpg');
});
