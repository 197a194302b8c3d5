import { expect, test } from 'vitest';
import { mailtoFallback } from './mailto-fallback.ts';

const recipient = 'office@church.example';
const fallback = (title: string, message: string) => {
  const form = new FormData();
  form.set('title', title);
  form.set('message', message);
  return mailtoFallback(recipient, form);
};

test('the title becomes the subject and the message the body, encoded for all programs', () => {
  const query = 'subject=Baptism%20%26%20more&body=Dear%20fathers%2C%0D%0Amay%20we%20come%3F';
  expect(fallback('Baptism & more', 'Dear fathers,\nmay we come?')).toEqual({
    href: `mailto:${recipient}?${query}`,
    complete: true,
  });
});

const emptyLength = `mailto:${recipient}?subject=&body=`.length;
const long = '🕊'.repeat(70_000);

test.each([
  ['a message of just 2,000 characters', '', 'a'.repeat(2000 - emptyLength), true, 2000],
  ['a message of one more', '', 'a'.repeat(2001 - emptyLength), false, 2000],
  ['a long message', 'ⲭⲁⲓⲣⲉ', long, false, 1980],
  ['a long title', long, 'السلام', false, 1000],
])('of %s the link holds what fits', (_, title, message, isComplete, minLength) => {
  const { href, complete } = fallback(title, message);
  expect(complete).toBe(isComplete);
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(href.length).toBeGreaterThanOrEqual(minLength);
  const { searchParams } = new URL(href);
  expect(title.startsWith(searchParams.get('subject') ?? '?')).toBe(true);
  expect(message.startsWith(searchParams.get('body') ?? '?')).toBe(true);
});
