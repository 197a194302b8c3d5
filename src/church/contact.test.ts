import { expect, test } from 'vitest';
import { formatAddress, formatPhone, telHref } from './contact.ts';

test.each([
  ['CA', '+1-804-555-0100', '(804) 555-0100', 'tel:+18045550100'],
  ['GB', '+44-20-7946-0958', '020 7946 0958', 'tel:+442079460958'],
  ['GB', '+61-2-5550-1234', '+61 2 5550 1234', 'tel:+61255501234'],
  ['US', '+1-804-555-0100 ext. 12', '(804) 555-0100 ext. 12', 'tel:+18045550100,12'],
])('in %s, the phone number %s is written %s, and %s in links', (country, phone, text, href) => {
  expect(formatPhone(phone, { country })).toBe(text);
  expect(telHref(phone)).toBe(href);
});

test.each([
  [{ country: 'US', city: 'Richmond', region: 'VA', postalCode: '23220' }, 'Richmond, VA 23220'],
  [{ country: 'CA', city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' }, 'Toronto, ON M5V 2T6'],
  [{ country: 'GB', city: 'London', postalCode: 'N1 9GU' }, 'London, N1 9GU, United Kingdom'],
  [{ country: 'IT', city: 'Roma', region: 'RM', postalCode: '00184' }, '00184 Roma RM, Italy'],
])('an address is in the order of its country: %j', (address, line) => {
  expect(formatAddress({ address: { street: '1 High St', ...address } })).toBe(`1 High St, ${line}`);
});

test('an address has the country in the main language', () => {
  const address = { country: 'DE', street: 'Musterstraße 1', city: 'Berlin', postalCode: '10115' };
  expect(formatAddress({ address, languages: ['de', 'ar'] })).toBe(
    'Musterstraße 1, 10115 Berlin, Deutschland',
  );
});
