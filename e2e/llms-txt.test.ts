import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { sitemapUrls, canonicalPages, readPageMeta } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';
import { address, hours, week } from './support/liturgies.ts';

const text = readFileSync(join(dist, 'llms.txt'), 'utf8');

test('assistants find in one text what the church is, where it is and when it prays', async ({ request }) => {
  const answer = await request.get('/llms.txt', { maxRedirects: 0 });
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(text);

  const [title, summary] = text.split('\n\n');
  expect(title).toBe(`# ${content('church').name}`);
  expect(summary).toBe(`> ${content('pages/home').description}`);
  expect(text).toContain(address.join(', '));
  const weekly = week.map(({ day }, index) => `${day} ${hours[index]}`).join('; ');
  expect(text).toContain(`(${content('church').timeZone}): ${weekly}\n`);
});

test('the text links to every page, with what it offers, and to the calendar', () => {
  const links = [...text.matchAll(/^- \[.+\]\((.+)\): (.+)$/gm)].map(([, address, about]) => [
    address,
    about,
  ]);
  const pages = Object.values(canonicalPages).map(({ file }) => readPageMeta(file));
  expect(links.slice(0, pages.length)).toEqual(
    pages.map(({ link, meta }) => [link('canonical'), meta('description')]),
  );
  expect(
    links
      .map(([address]) => address)
      .slice(0, pages.length)
      .toSorted(),
  ).toEqual(sitemapUrls('sitemap-0.xml').toSorted());
  expect(links[pages.length]?.[0]).toMatch(/\/liturgies\.ics$/);
});

test('what the church has yet to supply is not in it', () => {
  const { origin } = new URL(sitemapUrls('sitemap-0.xml')[0] ?? '');
  expect(text.replaceAll(origin, '')).not.toMatch(/\.example|555-01|placeholder/);
});

test('an assistant that works in the page may read it and robots.txt from there', async ({ page }) => {
  await page.goto('/');
  for (const file of ['/llms.txt', '/robots.txt']) {
    expect(await page.evaluate(async (address) => (await fetch(address)).status, file)).toBe(200);
  }
});
