import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../support/built-site.ts';
import { serveLikeGitHubPages } from '../support/github-pages-server.ts';
import { headingAt } from '../support/headings.ts';
import { canonicalPages, readPageMeta } from '../support/page-meta.ts';
import { routes } from '../../support/routes.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { createTempSite } from '../../support/temp-site.ts';
import { anyMethod } from '../support/giving.ts';
import { expect, test } from '../support/test.ts';

const origin = 'https://parish.github.io';
const basePath = '/church/';

// All tests share one site.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let dist: string;
let url: string;

test.beforeAll(async () => {
  // The base path is part of the key of cached images, so this build encodes all of them.
  test.setTimeout(600_000);
  const site = resources.use(await createTempSite(undefined, { BASE_PATH: basePath, SITE_URL: origin }));
  expect(site.code, site.output).toBe(0);
  expect(site.output, 'a warning about a missing SITE_URL').not.toContain('SITE_URL=');
  ({ dist } = site);
  ({ url } = resources.use(await serveLikeGitHubPages(dist, basePath)));
});

test.afterAll(() => resources.disposeAsync());

test('every URL in the built files is below the base path, and needs no redirect', async ({ request }) => {
  const paths = new Set(pathsIn(dist));
  expect(paths.size).toBeGreaterThan(100);
  for (const path of paths) {
    expect(path).toMatch(/^\/church\//);
    const response = await request.get(url + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test('canonical URLs, Open Graph URLs and the sitemap have the origin and base path', () => {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  for (const { path, file } of Object.values(canonicalPages)) {
    const canonical = origin + basePath + path.slice(1);
    const { link, meta } = readPageMeta(file, dist);
    expect(link('canonical')).toBe(canonical);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:image')).toContain(origin + basePath);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
  }
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${origin}${basePath}sitemap`);
});

test('islands hydrate', async ({ page }) => {
  await page.goto(`${url}${basePath}Giving`);
  await page.getByRole('button', { name: anyMethod.buttonLabel }).click();
  await expect(page.getByRole('dialog', { name: anyMethod.heading })).toBeVisible();
  await expect(
    page.locator('astro-island[ssr]').filter({ has: page.locator(`#${anyMethod.id}`) }),
  ).toHaveCount(0);
});

test('an unknown path at any depth shows Home, with its fonts and images', async ({ page, allowError }) => {
  for (const path of ['nothing', 'a/b/c', 'Schedule/2025', 'a/schedule']) {
    const unknown = url + basePath + path;
    // Any other failed request fails the test.
    allowError(`(${unknown})`);
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/'));
    expect(page.url()).toBe(unknown);
  }
});

test('another casing or ending redirects to the page, with query and hash', async ({ page, allowError }) => {
  allowError('status of 404');
  for (const [index, route] of routes.filter((path) => path !== '/').entries()) {
    const name = route.slice(1);
    const variants = [name.toUpperCase(), `${name}/`, `${name.toLowerCase()}.html`];
    await page.goto(`${url}${basePath}${variants[index % 3]}?from=bulletin#main`);
    await expect(page).toHaveURL(`${url}${basePath}${name}?from=bulletin#main`);
    await expect(page.locator('meta[name=robots]')).not.toBeAttached();
  }
});

/** @returns the paths on the site's origin that the built files contain */
function pathsIn(dist: string): string[] {
  const { files, referencesOf } = builtSite(dist);
  return files
    .filter((file) => /\.(html|xml|txt|ics|svg|webmanifest)$/.test(file) && file !== 'licenses.txt')
    .flatMap((file) => {
      const text = readFileSync(join(dist, file), 'utf8');
      const urls = text.matchAll(/https:\/\/parish\.github\.io[^\s"'<>)\]]*/g);
      const inManifest = file.endsWith('.webmanifest') ? text.matchAll(/(?<=")\/[^"]*(?=")/g) : [];
      return [...referencesOf(file), ...[...urls, ...inManifest].map(([url]) => url)];
    })
    .filter((reference) => !reference.startsWith('#'))
    .map((reference) => new URL(reference, origin).pathname);
}
