import { expect, test } from 'vitest';
import { church } from './church-fixture.ts';
import { directionsHref, formatPhone, telHref } from './contact.ts';

test('a phone number is formatted for display and for tel links', () => {
  expect(formatPhone('+1-804-555-0100')).toBe('(804) 555-0100');
  expect(telHref('+1-804-555-0100')).toBe('tel:+18045550100');
});

test('the link to directions has the address', () => {
  const address = { ...church.address, street: '100 Main Street #2' };
  const { searchParams } = new URL(directionsHref(address));
  expect(searchParams.get('destination')).toBe('100 Main Street #2, Richmond, VA 23220');
});
