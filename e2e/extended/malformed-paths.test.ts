import { expect, hosts, rawRequest, test } from '../support/hosts.ts';
import { routes } from '../support/routes.ts';

const pages = routes.filter((route) => route !== '/');

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
  `/${'x'.repeat(8000)}`,
];

for (const host of hosts) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test('the host redirects common casings and endings, and keeps the query', async ({ site }) => {
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
      for (const path of [...paths, ...malformedPaths]) {
        expect.soft(await followRedirects(site, path), path.slice(0, 80)).toBe('ok');
      }
    });
  });
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

function alternateCase(route: string): string {
  return route.replace(/\w/g, (letter, index: number) =>
    index % 2 ? letter.toLowerCase() : letter.toUpperCase(),
  );
}
