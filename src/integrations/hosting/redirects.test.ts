import { expect, test } from 'vitest';
import { nginxInclude } from './nginx-include.ts';
import { redirectsFile } from './redirects.ts';

test('_redirects leads the likely casings and endings to the exact path', () => {
  expect(redirectsFile(['Home'], '/')).toBe(`/home /Home 301
/home/ /Home 301
/home.html /Home 301
/HOME /Home 301
/HOME/ /Home 301
/HOME.html /Home 301
`);
  expect(redirectsFile(['WatchLive'], '/church/')).toContain('/church/watchLive /church/WatchLive 301');
});

test('nginx rewrites every other casing and ending, and escapes quotes in headers', () => {
  const include = nginxInclude({ 'X-Quoted': "it's 'self'" }, ['Home']);
  expect(include).toContain(String.raw`add_header X-Quoted 'it\'s \'self\'' always;`);
  const pattern = /^rewrite "(.*)" \/Home permanent;$/m.exec(include)?.[1] ?? '';
  const rewrite = new RegExp(pattern.replace('(?i)Home', '[Hh][Oo][Mm][Ee]'));
  for (const path of ['/home', '/HOME/', '/hOmE.html', '/Home.html', '/Home/', '/Home.html/'])
    expect(path).toMatch(rewrite);
  for (const path of ['/Home', '/Homes', '/a/home', '//home', '/home.htm', '/404.html'])
    expect(path).not.toMatch(rewrite);
});
