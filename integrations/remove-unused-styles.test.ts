import { expect, test } from 'vitest';
import { removeUnusedRules } from './remove-unused-styles.ts';

const body = '<body class="a sm:b w-[1rem]"><p><a href="/">A</a></p><noscript><i class="n"></i></noscript>';
function purge(css: string) {
  const html = removeUnusedRules(`<style>.critical{}</style><style data-main>${css}</style>${body}`);
  return /data-main>(.*)<\/style>/.exec(html)?.[1];
}

test('rules without an element are removed, with the at-rules that they leave empty', () => {
  const css = '.a{top:0}.x{top:0}p>.x,p>a{top:0}a>p{top:0}@media print{@media (width<40rem){.x{top:0}}}';
  expect(purge(css)).toBe('.a{top:0}p>a{top:0}');
});

test('keyframes that no animation has are removed', () => {
  expect(purge('.x{animation:k 1s}@keyframes k{to{top:0}}')).toBe('');
});

test.each([
  'a:hover::before{top:0}',
  'a[aria-current]{top:0}',
  'p:has(>:focus-visible){top:0}',
  'body :not(s)>a{top:0}',
  ':has(+[hidden]):is(p,s){top:0}',
  'a::details-content{top:0}',
  '.n{top:0}',
  '.sm\\:b{top:0}',
  '.a{animation:k 1s}@keyframes k{to{top:0}}',
  '@layer a,b;',
])('%s stays', (css) => {
  expect(purge(css)).toBe(css);
});

test('the sheet of the page header is reduced too', () => {
  expect(removeUnusedRules('<style data-page-header>.x{top:0}</style>')).toBe('<style></style>');
});

test('other sheets keep all their rules', () => {
  expect(removeUnusedRules('<style>.x{top:0}</style>')).toBe('<style>.x{top:0}</style>');
});
