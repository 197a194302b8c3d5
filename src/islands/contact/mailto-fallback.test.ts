import { expect, test } from 'vitest';
import { mailtoFallback } from './mailto-fallback.ts';

test('the title becomes the subject and the message the body, with its line breaks', () => {
  const address = mailtoFallback(
    'office@church.example',
    written('Baptism & more', 'Dear fathers,\nmay we come?'),
  );
  expect(address).toBe(
    'mailto:office@church.example?subject=Baptism%20%26%20more&body=Dear%20fathers%2C%0D%0Amay%20we%20come%3F',
  );
});

test('what was left empty stays empty', () => {
  expect(mailtoFallback('office@church.example', new FormData())).toBe(
    'mailto:office@church.example?subject=&body=',
  );
});

test('Coptic, Arabic and emoji come through', () => {
  const address = new URL(mailtoFallback('office@church.example', written('ⲭⲁⲓⲣⲉ', 'السلام 🕊️')));
  expect(address.searchParams.get('subject')).toBe('ⲭⲁⲓⲣⲉ');
  expect(address.searchParams.get('body')).toBe('السلام 🕊️');
});

function written(title: string, message: string): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('message', message);
  return form;
}
