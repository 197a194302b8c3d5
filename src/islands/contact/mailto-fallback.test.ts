import { expect, test } from 'vitest';
import { mailtoFallback } from './mailto-fallback.ts';

test('the title becomes the subject and the message the body, with its line breaks', () => {
  const href = mailtoFallback(
    'office@church.example',
    formData('Baptism & more', 'Dear fathers,\nmay we come?'),
  );
  expect(href).toBe(
    'mailto:office@church.example?subject=Baptism%20%26%20more&body=Dear%20fathers%2C%0D%0Amay%20we%20come%3F',
  );
});

test('empty fields give an empty subject and body', () => {
  expect(mailtoFallback('office@church.example', new FormData())).toBe(
    'mailto:office@church.example?subject=&body=',
  );
});

test('Coptic, Arabic and emoji are encoded', () => {
  const url = new URL(mailtoFallback('office@church.example', formData('ⲭⲁⲓⲣⲉ', 'السلام 🕊️')));
  expect(url.searchParams.get('subject')).toBe('ⲭⲁⲓⲣⲉ');
  expect(url.searchParams.get('body')).toBe('السلام 🕊️');
});

function formData(title: string, message: string): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('message', message);
  return form;
}
