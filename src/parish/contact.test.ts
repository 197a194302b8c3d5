import { expect, test } from 'vitest';
import { church } from './church-fixture.ts';
import { formatAddress, formatPhone, telHref } from './contact.ts';

test('a phone number is formatted for display and for tel links', () => {
  expect(formatPhone('+1-804-555-0100')).toBe('(804) 555-0100');
  expect(telHref('+1-804-555-0100')).toBe('tel:+18045550100');
});

test('a postal address is formatted on one line', () => {
  expect(formatAddress({ ...church.address, street: '100 Main Street #2' })).toBe(
    '100 Main Street #2, Richmond, VA 23220',
  );
});
