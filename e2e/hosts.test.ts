import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { extname } from 'node:path';
import { load } from 'cheerio';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { findNginx, howToInstallNginx, startNginx } from '#tools/servers/nginx-server.ts';
import { builtFiles, dist, fileAt, readBuilt } from './support/built-site.ts';
import { urlsOf } from './support/fixtures.ts';
import { englishPaths, expect, gospelPaths, paths, test } from './support/test.ts';

// The built site on its hosts: for Cloudflare, Wrangler serves it.

const table = readFixture(import.meta.dirname, 'hosts.yaml') as Record<
  'contentTypes' | 'securityHeaders',
  Record<string, string>
> &
  Record<'unknown' | 'otherHosts' | 'endings' | 'malformed', string[]>;
// One of them is from all Gospels.
const passages = builtFiles()
  .filter((file) => /Gospel\/.*Mark/.test(file))
  .map(pathOf);
const pages = ['/Home', ...paths.slice(1), ...gospelPaths];
const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

for (const host of ['Cloudflare', 'nginx'] as const) {
  test.describe(`on ${host}`, () => {
    test.skip(host === 'nginx' && !findNginx() && !process.env.CI, howToInstallNginx);
    let server: Awaited<ReturnType<typeof startNginx>> | undefined;
    let site: string;

    test.beforeAll(async () => {
      if (host === 'nginx') server = await startNginx(dist);
      site = server?.url ?? urlsOf('ordinary').host;
    });

    test.afterAll(() => server?.[Symbol.dispose]());

    test('files have their type, those with a hash are cached for a year', async () => {
      test.slow();
      const files = builtFiles().filter((file) => !/(^|\/)[._]/.test(file) || file.startsWith('_astro'));
      const types = Object.keys(table.contentTypes);
      expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining(types));
      for (const file of files) {
        const { headers } = await rawRequest(site, pathOf(file), 'HEAD');
        if (headers.has('location')) continue;
        expect(headers.get('content-type') ?? '', file).toMatch(
          new RegExp(table.contentTypes[extname(file)] ?? 'not expected'),
        );
        const cacheControl = file.startsWith('_astro/') ? immutable : revalidate;
        expect(headers.get('cache-control'), file).toBe(cacheControl);
        expect(headers.get('etag'), file).not.toBeNull();
      }
    });

    test('every response has each security header once, and a 404 response is a page that is not cached', async () => {
      const others = ['/schedule', '/Schedule/', '/liturgies.ics', '/licenses.txt', '/qr-code.svg'];
      for (const path of [...englishPaths, ...others, ...table.unknown]) {
        const { status, headers } = await rawRequest(site, path);
        for (const [name, value] of Object.entries(table.securityHeaders))
          expect(headers.get(name), `${path}: ${name}`).toMatch(new RegExp(value));
        if (!table.unknown.includes(path)) continue;
        expect.soft(status, path).toBe(404);
        expect.soft(headers.get('content-type'), path).toBe('text/html; charset=utf-8');
        expect.soft(headers.get('cache-control'), path).toBe(revalidate);
      }
    });

    test('the host redirects common casings and endings, and keeps the query', async () => {
      for (const route of pages) {
        for (const path of spellings(route)) {
          const { status, headers } = await rawRequest(site, `${path}?from=bulletin&x=%2F`);
          expect([301, 307, 308], path).toContain(status);
          expect(headers.get('location'), path).toBe(`${route}?from=bulletin&x=%2F`);
        }
      }
      // Rules with a wildcard keep the ending, which another redirect removes.
      for (const route of passages)
        for (const path of spellings(route))
          expect(await followRedirects(site, `${path}?from=bulletin`), path).toBe(`${route}?from=bulletin`);
    });

    test('any other casing redirects to its page', async ({ page, allowedErrors }) => {
      allowedErrors.push(/status of 404 \(Not Found\)/);
      for (const [index, route] of [...pages, ...passages].entries()) {
        const ending = ['', '/', '.html', '.HTML', '.html/'][index % 5] ?? '';
        await page.goto(`${site}${alternateCase(route)}${ending}?from=bulletin#main`);
        await expect(page).toHaveURL(`${site}${route}?from=bulletin#main`);
        await expect(page.locator('meta[name=robots]')).not.toBeAttached();
      }
      await page.goBack();
      await expect(page).toHaveURL(`${site}${passages.at(-2)}?from=bulletin#main`);
    });

    test('no path causes an error, an open redirect, a loop or an injection', async () => {
      const paths = table.otherHosts.flatMap((path) => table.endings.map((ending) => path + ending));
      for (const path of [...paths, ...table.malformed, `/${'x'.repeat(8000)}`])
        expect.soft(await followRedirects(site, path), path.slice(0, 80)).toMatch(/^[/]/);
    });
  });
}

test('an unknown path shows Home, and keeps its URL', async ({ page, request, allowedErrors }) => {
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
    $('script, style, .hero-lead').remove();
    return $('body').html();
  };
  expect(bodyOf('/404')).toBe(bodyOf('/'));
});

/** Requests exactly this path, which browsers and `fetch` would normalize. */
async function rawRequest(site: string, path: string, method = 'GET') {
  const sent = sendRequest(site, { path, method, family: 4, agent: false }).end();
  const [{ statusCode = 0, headers, socket }] = (await once(sent, 'response')) as [IncomingMessage];
  socket.destroy();
  return { status: statusCode, headers: new Headers(headers as Record<string, string>) };
}

/** @returns the path without a redirect, or what is wrong */
async function followRedirects(site: string, path: string): Promise<string> {
  let next = path;
  for (let redirects = 0; redirects < 4; redirects++) {
    const { status, headers } = await rawRequest(site, next);
    if (status < 200 || status >= 500) return `status ${status} of ${next}`;
    if (headers.has('x-injected')) return `injected header by ${next}`;
    if (status < 300 || status >= 400) return next;
    const location = headers.get('location') ?? '';
    const url = new URL(location, site);
    // Browsers ignore tabs and line breaks in a URL, and read `/\host` as `//host`.
    if (url.origin !== site || /^[\\/]{2}/.test(location.replace(/[\t\r\n]/g, '')))
      return `open redirect to ${location}`;
    next = url.pathname + url.search;
  }
  return 'redirect loop';
}

const spellings = (route: string) => {
  const lower = route.toLowerCase();
  return [lower, route.toUpperCase(), `${lower}/`, `${route}/`, `${route}.html`].filter((it) => it !== route);
};

const alternateCase = (route: string) =>
  route.replace(/\w/g, (letter, index: number) => (index % 2 ? letter.toLowerCase() : letter.toUpperCase()));

function pathOf(file: string) {
  return encodeURI(`/${file.replace(/(^index)?\.html$/, '')}`);
}
