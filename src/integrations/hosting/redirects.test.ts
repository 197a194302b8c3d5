import { expect, test } from 'vitest';
import { pageSlugs, redirectsFile } from './redirects.ts';
import { nginxInclude } from './nginx-include.ts';

test('pages have addresses; the opening page, the fallback page and other files have none of this kind', () => {
  expect(
    pageSlugs(['index.html', 'WatchLive.html', '404.html', 'Home.html', '_astro/a.js', 'a/b.html']),
  ).toEqual(['Home', 'WatchLive']);
});

test('the usual ways of writing an address lead to the exact one, which leads nowhere', () => {
  expect(redirectsFile(['Home'], '/')).toBe(`/home /Home 301
/home/ /Home 301
/home.html /Home 301
/HOME /Home 301
/HOME/ /Home 301
/HOME.html /Home 301
`);
  expect(redirectsFile(['WatchLive'], '/SMPK/')).toContain('/SMPK/watchLive /SMPK/WatchLive 301');
  const rules = redirectsFile(['Home', 'WatchLive'], '/')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const targets = new Set(rules.map(([, to]) => to));
  expect(rules.filter(([from]) => targets.has(from))).toEqual([]);
  expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length);
});

test('nginx ignores case by itself, and quotes what is quoted in a header', () => {
  const include = nginxInclude({ 'X-Quoted': "it's 'self'" }, ['Home']);
  expect(include).toContain(String.raw`add_header X-Quoted 'it\'s \'self\'' always;`);
  const rule = new RegExp(
    /^rewrite "(.*)" \/Home permanent;$/m.exec(include)?.[1]?.replace('(?i)Home', '[Hh][Oo][Mm][Ee]') ?? '',
  );
  for (const address of ['/home', '/HOME/', '/hOmE.html', '/Home.html', '/Home/', '/Home.html/'])
    expect(address).toMatch(rule);
  for (const address of ['/Home', '/Homes', '/a/home', '//home', '/home.htm', '/404.html'])
    expect(address).not.toMatch(rule);
});
