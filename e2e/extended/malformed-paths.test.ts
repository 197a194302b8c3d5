import { expect, hosts, test } from '../support/hosts.ts';
import { ask } from '../support/raw-request.ts';
import { routes } from '../support/routes.ts';
import { malformedPaths } from '../support/malformed-paths.ts';

const pages = routes.filter((route) => route !== '/');

for (const host of hosts) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test('each page stands at its exact address, without a redirect', async ({ site }) => {
      for (const route of routes) {
        const { status, headers } = await ask(site, route);
        expect(status, route).toBe(200);
        expect(headers.get('content-type'), route).toBe('text/html; charset=utf-8');
      }
    });

    test('the host itself leads from the usual ways of writing an address to the exact one', async ({
      site,
    }) => {
      for (const route of pages) {
        const usual = [
          route.toLowerCase(),
          route.toUpperCase(),
          `${route.toLowerCase()}/`,
          `${route}/`,
          `${route}.html`,
        ];
        for (const address of usual.filter((address) => address !== route)) {
          const { status, headers } = await ask(site, `${address}?from=bulletin&x=%2F`);
          expect([301, 307, 308], address).toContain(status);
          expect(headers.get('location'), address).toBe(`${route}?from=bulletin&x=%2F`);
        }
      }
    });

    for (const route of pages) {
      test(`any other casing of ${route} ends there too, with its query and hash`, async ({
        page,
        site,
        allowError,
      }) => {
        allowError('status of 404 (Not Found)');
        const odd = alternating(route);
        for (const address of [odd, `${odd}/`, `${odd}.html`, `${odd}.HTML`, `${route}.html/`]) {
          await page.goto(`${site}${address}?from=bulletin#main`);
          await expect(page, address).toHaveURL(`${site}${route}?from=bulletin#main`);
          await expect(page.locator('meta[name=robots]')).not.toBeAttached();
        }
      });
    }

    test('the way back leads past an address that was put right', async ({ page, site, allowError }) => {
      allowError('status of 404 (Not Found)');
      await page.goto(`${site}/Giving`);
      await page.goto(`${site}/sChEdUlE`);
      await expect(page).toHaveURL(`${site}/Schedule`);
      await page.goBack();
      await expect(page).toHaveURL(`${site}/Giving`);
    });

    test('the address of a page below another is unknown', async ({ page, site, allowError }) => {
      allowError('status of 404 (Not Found)');
      for (const address of ['/a/schedule', '/Home/Schedule', '/schedules', '/xSchedule', '/Schedule.htm']) {
        const answer = await page.goto(site + address);
        expect(answer?.status(), address).toBe(404);
        await page.waitForLoadState('networkidle');
        expect(page.url()).toBe(site + address);
      }
    });

    test('no path, however strange, breaks the host, leads off the site, or round in circles', async ({
      site,
    }) => {
      test.setTimeout(300_000);
      const wrong: unknown[] = [];
      const paths = malformedPaths(2000);
      await inTurns(paths, 20, async (path) => {
        const answer = await follow(site, path);
        if (answer) wrong.push({ path: JSON.stringify(path.slice(0, 200)), ...answer });
      });
      expect(wrong).toEqual([]);
    });
  });
}

/** @returns what is wrong about where a path leads, nothing when it ends well */
async function follow(site: string, path: string): Promise<object | undefined> {
  const trail: string[] = [];
  let address = path;
  while (trail.length < 4) {
    const { status, headers } = await ask(site, address);
    if (status >= 500 || status < 200) return { status, trail };
    if (headers.has('x-injected')) return { injected: true, trail };
    const location = headers.get('location');
    if (status < 300 || status >= 400) return undefined;
    if (location === null) return { status, location, trail };
    const target = new URL(location, site);
    // As a browser reads it, and as a careless reader might: `/\host` and `//host` are other hosts.
    if (target.origin !== site || /^[\\/]{2}/.test(location.replace(/[\t\r\n]/g, '')))
      return { location, trail };
    trail.push(location.slice(0, 200));
    address = target.pathname + target.search;
  }
  return { circle: trail };
}

async function inTurns<Item>(
  items: Item[],
  abreast: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

/** `/Schedule` as `/sChEdUlE` */
function alternating(route: string): string {
  return route.replace(/\w/g, (letter, index: number) =>
    index % 2 ? letter.toLowerCase() : letter.toUpperCase(),
  );
}
