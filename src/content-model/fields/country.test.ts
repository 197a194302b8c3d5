import { expect, test } from 'vitest';
import { isCountry, isPostalCodeOf, regionName } from './country.ts';

test.each([
  ['US', 'VA', 'Virginia'],
  ['EG', 'Giza', 'Giza'],
  ['GB', undefined, 'United Kingdom'],
])('the name of a place in %s, %s is %s', (country, region, name) => {
  expect(isCountry(country)).toBe(true);
  expect(regionName({ country, region })).toBe(name);
});

test.each([
  ['US', ['23220', '23220-1234'], ['2322', 'M5V 2T6']],
  ['CA', ['M5V 2T6'], ['M5V2T6', '23220']],
  ['AU', ['2000'], ['20000']],
  ['GB', ['SW1A 1AA', 'N1 9GU', 'W1A 1HQ'], ['SW1A1AA', '23220']],
  ['NL', ['1012 AB'], ['1012']],
  ['EG', ['11511', '1151105'], ['115']],
  // The site has no example of these.
  ['IE', ['D02 X285'], []],
])('postal codes of %s', (country, valid, invalid) => {
  expect([...valid, ...invalid].filter((code) => isPostalCodeOf(country, code))).toEqual(valid);
});
