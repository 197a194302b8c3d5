import { expect, test } from 'vitest';
import { directionsHref, formatAddress, formatPhone, telHref } from './contact.ts';
import { mapEmbed } from './embeds.ts';

const address = { street: '100 Main Street', city: 'Richmond', region: 'VA', postalCode: '23220' };

test('a phone number is formatted for display and for tel links', () => {
  expect(formatPhone('+1-804-555-0100')).toBe('(804) 555-0100');
  expect(telHref('+1-804-555-0100')).toBe('tel:+18045550100');
});

test('the map and the directions link contain the address', () => {
  expect(formatAddress(address)).toBe('100 Main Street, Richmond, VA 23220');
  expect(new URL(mapEmbed(address).src).searchParams.get('q')).toBe(formatAddress(address));
  expect(new URL(directionsHref(address)).searchParams.get('destination')).toBe(formatAddress(address));
});
