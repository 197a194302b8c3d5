import { expect, hosts, test } from '../support/hosts.ts';
import { malformedPaths } from '../support/malformed-paths.ts';
import { rawRequest } from '../support/raw-request.ts';
import { routes } from '../support/routes.ts';

const pages = routes.filter((route) => route !== '/');

for (const host of hosts) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test('pages have no redirect at their exact path', async ({ site }) => {
      for (const route of routes) {
        const { status, headers } = await rawRequest(site, route);
        expect(status, route).toBe(200);
        expect(headers.get('content-type'), route).toBe('text/html; charset=utf-8');
      }
    });

    test('the host redirects common casings and endings, and keeps the query', async ({ site }) => {
      for (const route of pages) {
        const lower = route.toLowerCase();
        for (const path of [lower, route.toUpperCase(), `${lower}/`, `${route}/`, `${route}.html`]) {
          const { status, headers } = await rawRequest(site, `${path}?from=bulletin&x=%2F`);
          expect([301, 307, 308], path).toContain(status);
          expect(headers.get('location'), path).toBe(`${route}?from=bulletin&x=%2F`);
        }
      }
    });

    for (const route of pages) {
      test(`any other casing redirects to ${route}, with query and hash`, async ({
        page,
        site,
        allowError,
      }) => {
        allowError('status of 404 (Not Found)');
        const path = alternateCase(route);
        for (const variant of [path, `${path}/`, `${path}.html`, `${path}.HTML`, `${route}.html/`]) {
          await page.goto(`${site}${variant}?from=bulletin#main`);
          await expect(page, variant).toHaveURL(`${site}${route}?from=bulletin#main`);
          await expect(page.locator('meta[name=robots]')).not.toBeAttached();
        }
      });
    }

    test('the redirect leaves no history entry', async ({ page, site, allowError }) => {
      allowError('status of 404 (Not Found)');
      await page.goto(`${site}/Giving`);
      await page.goto(`${site}/sChEdUlE`);
      await expect(page).toHaveURL(`${site}/Schedule`);
      await page.goBack();
      await expect(page).toHaveURL(`${site}/Giving`);
    });

    test('a path that only contains a page name is not redirected', async ({ page, site, allowError }) => {
      allowError('status of 404 (Not Found)');
      const navigations: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && !request.frame().parentFrame()) navigations.push(request.url());
      });
      const paths = ['/a/schedule', '/Home/Schedule', '/schedules', '/xSchedule', '/Schedule.htm'];
      for (const path of paths) {
        const response = await page.goto(site + path);
        expect(response?.status(), path).toBe(404);
      }
      expect(navigations).toEqual(paths.map((path) => site + path));
    });

    test('no path causes a server error, an open redirect, a redirect loop or a header injection', async ({
      site,
    }) => {
      for (const path of malformedPaths) {
        expect.soft(await followRedirects(site, path), JSON.stringify(path.slice(0, 80))).toBe('ok');
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

/** `/Schedule` as `/sChEdUlE` */
function alternateCase(route: string): string {
  return route.replace(/\w/g, (letter, index: number) =>
    index % 2 ? letter.toLowerCase() : letter.toUpperCase(),
  );
}
