// The only test of the shipped content beside the publish check and the look after a deployment: no edit has to wait for it.
import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';

test.skip(!isOriginal('.'), 'The site is that of another parish.');
test.skip(process.env.GITHUB_REF === 'refs/heads/main', 'The content may have changed since the launch.');

const specification = readFixture(import.meta.dirname, 'specification.yaml') as Record<string, Page>;
const { 'every page': everyPage, ...pages } = specification;

for (const [file, expected] of Object.entries(pages)) {
  test(`${file} shows what the specification spells out`, () => {
    const $ = load(readBuilt(file, distOf('shipped')));
    $('.sr-only').remove();
    $('br').replaceWith(' ');
    for (const [selector, parts] of Object.entries({ ...everyPage, ...expected })) {
      const found = $(selector)
        .toArray()
        .map((element) => {
          const { href, target, src, name, value = '' } = $(element).attr() ?? {};
          if (src) return decodeURIComponent(src);
          if (name) return `${name}=${value}`;
          return $(element).text().trim() + (href ? ` → ${target ? 'new tab' : href}` : '');
        });
      expect.soft(found, selector).toEqual(parts.map((part) => expect.stringContaining(part) as unknown));
    }
  });
}

type Page = Record<string, string[]>;
