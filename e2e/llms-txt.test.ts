import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { address, days, hours } from './support/liturgies.ts';
import { canonicalPages, readPageMeta } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';

const { name, timeZone } = content('church');
const text = readFileSync(join(dist, 'llms.txt'), 'utf8');
const pages = Object.values(canonicalPages).map(({ file }) => readPageMeta(file));
const { origin } = new URL(pages[0]?.link('canonical') ?? '');

test('llms.txt is served as text and has the name, the address and the hours', async ({ request }) => {
  const response = await request.get('/llms.txt', { maxRedirects: 0 });
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(text);

  expect(text.split('\n\n').slice(0, 2)).toEqual([`# ${name}`, `> ${content('pages/home').description}`]);
  expect(text).toContain(address.join(', '));
  const line = text.split('\n').find((it) => it.includes(`(${timeZone}): `));
  for (const [index, day] of days.entries()) {
    expect(line).toMatch(new RegExp(`\\b${day}\\b.* ${hours[index]}`));
  }
});

test('llms.txt links to every page, with its description, and to the calendar feeds', () => {
  const links = [...text.matchAll(/^- \[.+\]\((.+)\): (.+)$/gm)].map(([, url, about]) => [url, about]);
  expect(links.slice(0, pages.length)).toEqual(
    pages.map(({ link, meta }) => [link('canonical'), meta('description')]),
  );
  const feeds = ['liturgies', 'church-year'].map((name) => `${origin}/${name}.ics`);
  expect(links.slice(pages.length).map(([url]) => url)).toEqual(feeds);
});
