import { expect, test } from 'vitest';
import { removeUnusedRules } from './remove-unused-rules.ts';

const page = (css: string, attribute = ' data-main') =>
  `<style${attribute}>${css}</style><p class="card sm:p-[1.5rem]">The main styles</p>`;

test.each([
  ['a class of the page', '.card{color:red}'],
  ['a class with escapes', String.raw`.sm\:p-\[1\.5rem\]{padding:1.5rem}`],
  ['a class that a script adds', '.form-status{color:red}'],
  ['an element without a class', 'p:not(.notices){color:red}'],
  ['a rule of which one selector is needed', '.card,.other{color:red}'],
  ['nothing for an element within another', '.other .card{color:red}', ''],
  ['nothing for a class that the page does not have', '.other{color:red}', ''],
])('the styles keep %s', (_, css, expected = css) => {
  expect(removeUnusedRules(page(css), 'className:"form-status mt-6"')).toBe(page(expected));
});

test('other styles stay as they are', () => {
  const html = page('.other { color: red }', '');
  expect(removeUnusedRules(html, '')).toBe(html);
});
