import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { canonicalPages, readPageMeta } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';

test('llms.txt has the name, one sentence, and links to every page and calendar feed', () => {
  const text = readFileSync(join(dist, 'llms.txt'), 'utf8');
  const sections = text.split('\n\n');
  expect(sections).toHaveLength(6);
  expect(sections.slice(0, 2)).toEqual([
    `# ${content('church').name}`,
    `> ${content('pages/home').description}`,
  ]);

  const links = [...text.matchAll(/^- \[.+\]\((.+)\): (.+)$/gm)].map(([, url, about]) => [url, about]);
  const pages = Object.values(canonicalPages).map(({ file }) => readPageMeta(file));
  expect(links.slice(0, pages.length)).toEqual(
    pages.map(({ link, meta }) => [link('canonical'), meta('description')]),
  );
  const { origin } = new URL(pages[0]?.link('canonical') ?? '');
  const feeds = ['liturgies', 'church-year'].map((name) => `${origin}/${name}.ics`);
  expect(links.slice(pages.length).map(([url]) => url)).toEqual(feeds);
});
