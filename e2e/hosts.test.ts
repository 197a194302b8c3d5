import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { extname } from 'node:path';
import { load } from 'cheerio';
import { findNginx, howToInstallNginx, startNginx } from '#integrations/hosting/fixtures/nginx-server.ts';
import { builtFiles, dist, fileAt, readBuilt } from './support/built-site.ts';
import { englishPaths, gospelPaths, paths } from './support/paths.ts';
import { urlsOf } from './support/fixtures.ts';
import { expect, test as base } from './support/test.ts';

// The built site on its hosts: for Cloudflare, Wrangler serves it.

/** `site` is the URL on the host that a test chose. Tests on nginx are skipped where it is not installed, and fail in CI. */
const test = base.extend<{ host: 'Cloudflare' | 'nginx'; site: string }, { nginx: string | undefined }>({
  host: ['Cloudflare', { option: true }],

  nginx: [
    async ({}, use) => {
      if (!findNginx()) return use(undefined);
      using server = await startNginx(dist);
      await use(server.url);
    },
    { scope: 'worker' },
  ],

  site: async ({ host, nginx }, use, info) => {
    const url = host === 'nginx' ? nginx : urlsOf('ordinary').host;
    if (!url && process.env.CI) throw new Error(howToInstallNginx);
    info.skip(!url, howToInstallNginx);
    await use(url ?? '');
  },
});

const hostFiles = ['.assetsignore', '_headers', '_nginx.conf', '_redirects'];
const pages = ['/Home', ...paths.slice(1), ...gospelPaths];
const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

const contentTypes: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.ics': /^text\/calendar; charset=utf-8$/,
  '.xml': /^(text|application)\/xml/,
  '.js': /^(text|application)\/javascript/,
  '.webmanifest': /^application\/manifest\+json$/,
  '.avif': /^image\/avif$/,
  '.webp': /^image\/webp$/,
  '.jpeg': /^image\/jpeg$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml$/,
  '.woff2': /^font\/woff2$/,
};

const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; [^,]*$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^[^,]*(, [\w-]+=\([^,]*\))+$/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** Paths without a page: mistyped, guessed, shared, or requested by scanners. */
const unknownPaths = (
  '/nothing /Homes /a/b /Home/Home /AboutUs/priests/ /nothing?from=bulletin /nothing.html /.env /_astro/ ' +
  '/100%25 /_astro/SiteHeader.00000000.js /_astro/fonts/gone.woff2'
)
  .split(' ')
  .concat(hostFiles.map((file) => `/${file}`));

/** Paths that name another host. A redirect that repeats them would leave the site (an open redirect). */
const otherHosts = ['//', '/\\', '/%2f%2f', '/%5c', '/%09/', '//user@', '/https://'].map(
  (start) => `${start}elsewhere.example`,
);

/** Appended to the paths above: servers redirect a trailing slash, a page's file name, or another casing. */
const endings = ['', '/', '/%2e%2e', '/schedule', '/Schedule/', '/Schedule.html', '/index.html'];

/** Paths that leave the folder of the site, inject a header, or that a server may fail on. */
const malformedPaths = [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/Schedule%00.html',
  '/schedule%0d%0aX-Injected:%201',
  '/schedule/?to=%0d%0aX-Injected:%201',
  '/%zz',
  '/%2e%2e%2fetc',
  '/About%2FUs',
  '/a//b',
  `/${'x'.repeat(8000)}`,
];

for (const host of ['Cloudflare', 'nginx'] as const) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test('files have their type, those with a hash are cached for a year', async ({ site }) => {
      test.slow();
      const files = builtFiles().filter((file) => !hostFiles.includes(file));
      expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining(Object.keys(contentTypes)));
      for (const file of files) {
        const { headers } = await rawRequest(site, pathOf(file), 'HEAD');
        if (headers.has('location')) continue;
        expect(headers.get('content-type') ?? '', file).toMatch(contentTypes[extname(file)] ?? '');
        const cacheControl = file.startsWith('_astro/') ? immutable : revalidate;
        expect(headers.get('cache-control'), file).toBe(cacheControl);
        expect(headers.get('etag'), file).not.toBeNull();
      }
    });

    test('every response has each security header once, and a 404 response is not cached', async ({
      site,
    }) => {
      const others = ['/schedule', '/Schedule/', '/liturgies.ics', '/licenses.txt', '/qr-code.svg'];
      for (const path of [...englishPaths, ...others, ...unknownPaths]) {
        const { status, headers } = await rawRequest(site, path);
        for (const [name, value] of Object.entries(securityHeaders))
          expect(headers.get(name), `${path}: ${name}`).toMatch(value);
        if (!unknownPaths.includes(path)) continue;
        expect.soft(status, path).toBe(404);
        expect.soft(headers.get('cache-control'), path).toBe(revalidate);
      }
    });

    test('the host redirects common casings and endings, and keeps the query', async ({ site }) => {
      for (const path of ['/Arabic', '/Arabic/', '/arabic', '/arabic/'])
        expect((await rawRequest(site, path)).headers.get('location'), path).toBe('/ar');
      for (const route of pages) {
        const lower = route.toLowerCase();
        const paths = [lower, route.toUpperCase(), `${lower}/`, `${route}/`, `${route}.html`];
        for (const path of paths.filter((it) => it !== route)) {
          const { status, headers } = await rawRequest(site, `${path}?from=bulletin&x=%2F`);
          expect([301, 307, 308], path).toContain(status);
          expect(headers.get('location'), path).toBe(`${route}?from=bulletin&x=%2F`);
        }
      }
    });

    test('any other casing redirects to its page', async ({ page, site, allowedErrors }) => {
      allowedErrors.push(/status of 404 \(Not Found\)/);
      for (const [index, route] of pages.entries()) {
        const ending = ['', '/', '.html', '.HTML', '.html/'][index % 5] ?? '';
        await page.goto(`${site}${alternateCase(route)}${ending}?from=bulletin#main`);
        await expect(page).toHaveURL(`${site}${route}?from=bulletin#main`);
        await expect(page.locator('meta[name=robots]')).not.toBeAttached();
      }
      await page.goBack();
      await expect(page).toHaveURL(`${site}${pages.at(-2)}?from=bulletin#main`);
    });

    test('no path causes an error, an open redirect, a loop or an injection', async ({ site }) => {
      const paths = otherHosts.flatMap((path) => endings.map((ending) => path + ending));
      for (const path of [...paths, ...malformedPaths])
        expect.soft(await followRedirects(site, path), path.slice(0, 80)).toBe('ok');
    });
  });
}

test('an unknown path shows Home, with a sentence that the page was not found, and keeps its URL', async ({
  page,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  const name = 'Welcome to St. Mark Coptic Orthodox Church';
  const heading = page.getByRole('heading', { name, level: 1 });
  for (const path of ['/a/b?c#d', '/a/schedule', '/Home/Schedule', '/xSchedule', '/Schedule.htm']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page.getByText('We could not find that page. Here is our home page.')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(await (await request.get('/الكنيسة')).text()).toBe(readBuilt('404.html'));
  const bodyOf = (path: string) => {
    const $ = load(readBuilt(fileAt(path)));
    $('script, style, .hero-not-found').remove();
    return $('body').html();
  };
  expect(bodyOf('/404')).toBe(bodyOf('/'));
});

/** Requests exactly the given path. Browsers and `fetch` would normalize it. Redirects are not followed. */
async function rawRequest(site: string, path: string, method = 'GET') {
  const sent = sendRequest(site, { path, method, family: 4, agent: false }).end();
  const [{ statusCode = 0, headers, socket }] = (await once(sent, 'response')) as [IncomingMessage];
  socket.destroy();
  return { status: statusCode, headers: new Headers(headers as Record<string, string>) };
}

/** @returns `ok`, or what is wrong with a response on the way */
async function followRedirects(site: string, path: string): Promise<string> {
  let next = path;
  for (let redirects = 0; redirects < 4; redirects++) {
    const { status, headers } = await rawRequest(site, next);
    if (status < 200 || status >= 500) return `status ${status} of ${next}`;
    if (headers.has('x-injected')) return `injected header by ${next}`;
    if (status < 300 || status >= 400) return 'ok';
    const location = headers.get('location') ?? '';
    const url = new URL(location, site);
    // Browsers ignore tabs and line breaks in a URL, and read `/\host` as `//host`.
    if (url.origin !== site || /^[\\/]{2}/.test(location.replace(/[\t\r\n]/g, '')))
      return `open redirect to ${location}`;
    next = url.pathname + url.search;
  }
  return 'redirect loop';
}

const alternateCase = (route: string) =>
  route.replace(/\w/g, (letter, index: number) => (index % 2 ? letter.toLowerCase() : letter.toUpperCase()));

const pathOf = (file: string) => encodeURI(`/${file.replace(/(^index)?\.html$/, '')}`);
