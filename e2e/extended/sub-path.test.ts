import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { content } from '../support/content.ts';
import { pageFingerprint } from '../support/page-fingerprint.ts';
import { serveLikeGitHubPages } from '../support/github-pages-server.ts';
import { routes } from '../support/routes.ts';
import { createTempSite } from '../support/temp-site.ts';
import { expect, test as base } from '../support/test.ts';

const origin = 'https://parish.github.io';
const folder = '/SMPK/';

// One build for all of these, so one worker, in order.
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      await using built = await createTempSite(undefined, { BASE_PATH: folder, SITE_URL: origin });
      expect(built.code, built.output).toBe(0);
      await using served = await serveLikeGitHubPages(built.dist, folder);
      await use({ dist: built.dist, url: served.url, home: served.url + folder });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'default' });

test('every address in what was built lies in the folder', ({ site }) => {
  const outside: string[] = [];
  for (const file of textFiles(site)) {
    for (const address of addressesIn(site, file)) {
      if (!address.startsWith(folder)) outside.push(`${file}: ${address}`);
    }
  }
  expect(outside).toEqual([]);
});

test('and leads to something that is there, without a redirect', async ({ site, request }) => {
  const addresses = new Set(textFiles(site).flatMap((file) => addressesIn(site, file)));
  expect(addresses.size).toBeGreaterThan(100);
  for (const address of addresses) {
    // A rule for several files at once, as the hosts' own files have it.
    if (address.includes('*')) continue;
    const answer = await request.get(site.url + address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
  }
});

for (const route of routes) {
  test(`${route} stands in the folder, and says so`, async ({ site, page }) => {
    await page.goto(site.home + route.slice(1));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const canonical = origin + folder + (route === '/Home' ? '' : route.slice(1));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^https:\/\/parish\.github\.io\/SMPK\//,
    );
  });
}

test('the sitemap and the feed name the addresses in the folder', ({ site }) => {
  const sitemap = readdirSync(site.dist)
    .filter((name) => /^sitemap.*\.xml$/.test(name))
    .map((name) => read(site, name))
    .join('');
  for (const route of routes.filter((name) => name !== '/Home')) {
    expect(sitemap).toContain(`<loc>${origin}${folder}${route.slice(1)}</loc>`);
  }
  expect(read(site, 'robots.txt')).toContain(`Sitemap: ${origin}${folder}sitemap`);
  expect(read(site, 'liturgies.ics')).toContain('BEGIN:VCALENDAR');
});

test('the islands wake', async ({ site, page }) => {
  const { zelle } = content('giving-methods');
  await page.goto(`${site.home}Giving`);
  await page.getByRole('button', { name: zelle.buttonLabel }).click();
  await expect(page.getByRole('dialog', { name: zelle.heading })).toBeVisible();
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('#zelle') })).toHaveCount(0);
});

test('any other address shows Home, at any depth', async ({ site, page, allowError }) => {
  allowError('status of 404');
  await page.goto(site.home);
  const shown = await pageFingerprint(page);
  for (const path of ['nothing', 'a/b/c', 'Schedule/2025', 'a/schedule']) {
    const answer = await page.goto(site.home + path);
    expect(answer?.status()).toBe(404);
    expect(await pageFingerprint(page)).toEqual(shown);
    expect(page.url()).toBe(site.home + path);
  }
});

test('an address that is almost a page’s ends there by itself, with its query and hash', async ({
  site,
  page,
  allowError,
}) => {
  allowError('status of 404');
  for (const route of routes.filter((name) => name !== '/')) {
    const name = route.slice(1);
    for (const address of [
      name.toLowerCase(),
      name.toUpperCase(),
      `${name}/`,
      `${name.toLowerCase()}.html`,
    ]) {
      await page.goto(`${site.home}${address}?from=bulletin#main`);
      await expect(page, address).toHaveURL(`${site.home}${name}?from=bulletin#main`);
      await expect(page.locator('meta[name=robots]')).not.toBeAttached();
    }
  }
});

function textFiles(site: Site): string[] {
  return readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|xml|txt|ics|svg|webmanifest)$/.test(name) && name !== 'licenses.txt',
  );
}

function read(site: Site, file: string): string {
  return readFileSync(join(site.dist, file), 'utf8');
}

/** @returns the addresses on the site's own host that a built file names, from the root of the host, without `#hash` */
function addressesIn(site: Site, file: string): string[] {
  const text = read(site, file);
  const $ = load(text);
  const attribute = (name: string) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const candidates = attribute('srcset').flatMap((set) =>
    set.split(', ').map((one) => one.split(' ')[0] ?? ''),
  );
  const named = ['href', 'src', 'component-url', 'renderer-url', 'action'].flatMap(attribute);
  const inStyles = [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  const inManifest = file.endsWith('.webmanifest')
    ? [...text.matchAll(/"(\/[^"]*)"/g)].map(([, address = '']) => address)
    : [];
  const whole = [...text.matchAll(/https:\/\/parish\.github\.io[^\s"'<>)\]]*/g)].map(([address]) => address);
  return [...candidates, ...named, ...inStyles, ...inManifest, ...whole]
    .filter((address) => !/^(#|[a-z]+:)/i.test(address) || address.startsWith(origin))
    .map((address) => new URL(address, origin))
    .map(({ pathname }) => pathname);
}

interface Site {
  dist: string;
  url: string;
  /** The address of Home: the folder on the server. */
  home: string;
}
