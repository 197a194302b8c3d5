import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { serveLikeGitHubPages } from '../support/github-pages-server.ts';
import { pageFingerprint } from '../support/page-fingerprint.ts';
import { canonicalPages, readPageMeta } from '../support/page-meta.ts';
import { routes } from '../support/routes.ts';
import { createTempSite } from '../support/temp-site.ts';
import { expect, test as base } from '../support/test.ts';

const origin = 'https://parish.github.io';
const basePath = '/SMPK/';

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      await using built = await createTempSite(undefined, { BASE_PATH: basePath, SITE_URL: origin });
      expect(built.code, built.output).toBe(0);
      await using server = await serveLikeGitHubPages(built.dist, basePath);
      await use({ dist: built.dist, url: server.url, home: server.url + basePath, log: built.output });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
// All tests share one build, so they run in one worker.
test.describe.configure({ mode: 'default' });

test('every URL in the built files is below the base path, and needs no redirect', async ({
  site,
  request,
}) => {
  const paths = new Set(pathsIn(site.dist));
  expect(paths.size).toBeGreaterThan(100);
  for (const path of paths) {
    expect(path).toMatch(/^\/SMPK\//);
    const response = await request.get(site.url + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test('canonical URLs, Open Graph URLs and the sitemap have the origin and base path', ({ site }) => {
  const sitemap = readFileSync(join(site.dist, 'sitemap-0.xml'), 'utf8');
  for (const { path, file } of Object.values(canonicalPages)) {
    const canonical = origin + basePath + path.slice(1);
    const { link, meta } = readPageMeta(file, site.dist);
    expect(link('canonical')).toBe(canonical);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:image')).toContain(origin + basePath);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
  }
  const robots = readFileSync(join(site.dist, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${origin}${basePath}sitemap`);
});

test('a build with SITE_URL has no warning about it', ({ site }) => {
  expect(site.log).not.toContain('SITE_URL=');
});

test('islands hydrate', async ({ site, page }) => {
  const { zelle } = content('giving-methods');
  await page.goto(`${site.home}Giving`);
  await page.getByRole('button', { name: zelle.buttonLabel }).click();
  await expect(page.getByRole('dialog', { name: zelle.heading })).toBeVisible();
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('#zelle') })).toHaveCount(0);
});

test('an unknown path at any depth shows Home', async ({ site, page, allowError }) => {
  allowError('status of 404');
  await page.goto(site.home);
  const home = await pageFingerprint(page);
  for (const path of ['nothing', 'a/b/c', 'Schedule/2025', 'a/schedule']) {
    const response = await page.goto(site.home + path);
    expect(response?.status()).toBe(404);
    expect(await pageFingerprint(page)).toEqual(home);
    expect(page.url()).toBe(site.home + path);
  }
});

test('another casing or ending redirects to the page, with query and hash', async ({
  site,
  page,
  allowError,
}) => {
  allowError('status of 404');
  for (const route of routes.filter((path) => path !== '/')) {
    const name = route.slice(1);
    for (const path of [name.toUpperCase(), `${name}/`, `${name.toLowerCase()}.html`]) {
      await page.goto(`${site.home}${path}?from=bulletin#main`);
      await expect(page, path).toHaveURL(`${site.home}${name}?from=bulletin#main`);
      await expect(page.locator('meta[name=robots]')).not.toBeAttached();
    }
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

interface Site {
  dist: string;
  url: string;
  /** The URL of Home. */
  home: string;
  /** The output of the build. */
  log: string;
}
