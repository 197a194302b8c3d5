import { expect, test } from 'vitest';
import { mailtoFallback } from './mailto-fallback.ts';

const recipient = 'office@church.example';
const emptyLength = `mailto:${recipient}?subject=&body=`.length;

test('the title becomes the subject and the message the body, encoded for all programs', () => {
  const fallback = mailtoFallback(recipient, formData('Baptism & more', 'Dear fathers,\nmay we come?'));
  const subject = 'Baptism%20%26%20more';
  const href = `mailto:${recipient}?subject=${subject}&body=Dear%20fathers%2C%0D%0Amay%20we%20come%3F`;
  expect(fallback).toEqual({ href, complete: true });
});

const long = '🕊'.repeat(70_000);

test.each([
  ['a message of just 2,000 characters', '', 'a'.repeat(2000 - emptyLength), true, 2000],
  ['a message of one more', '', 'a'.repeat(2001 - emptyLength), false, 2000],
  ['a long message', 'ⲭⲁⲓⲣⲉ', long, false, 1980],
  ['a long title', long, 'السلام', false, 1000],
])('of %s the link holds what fits', (_, title, message, complete, minLength) => {
  const fallback = mailtoFallback(recipient, formData(title, message));
  expect(fallback.complete).toBe(complete);
  const { href, searchParams } = new URL(fallback.href);
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(href.length).toBeGreaterThanOrEqual(minLength);
  expect(title.startsWith(searchParams.get('subject') ?? '?')).toBe(true);
  expect(message.startsWith(searchParams.get('body') ?? '?')).toBe(true);
});

function formData(title: string, message: string): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('message', message);
  return form;
}
