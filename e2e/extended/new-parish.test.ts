import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '#tools/servers/http-server.ts';
import { buildWithCachedImages, type TempSite } from '#tools/test-sites/temp-site.ts';
import { builtSite, readBuilt } from '../support/built-site.ts';
import { calendar } from '#integrations/calendar/fixtures/calendar.ts';
import { serveLikeGitHubPages } from '../support/github-pages-server.ts';
import { readPageMeta } from '../support/page-meta.ts';
import { createParishSite, expectTestsPass } from '../support/parish-site.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

// A parish in another country that has entered nothing yet: with a host name of its own and no page in Arabic, and then
// below a folder of GitHub Pages, with that page.

const facts = {
  name: 'Example & Sample Coptic Orthodox Church',
  'short-name': 'XMPL',
  street: '200 Sample Road',
  country: 'AU',
  city: 'Sydney',
  region: 'NSW',
  'postal-code': '2999',
  'time-zone': 'Australia/Sydney',
  phone: '+61-2-5550-1234',
  languages: 'en',
};
const missing =
  'calendarId email links.facebook links.instagram links.memberPortal links.membershipRegistration links.youtube liturgies.sunday.startTime methods.online.url streamId taxEmail';
const origin = 'https://parish.github.io';
const basePath = '/church/';

// All tests share one copy of the project.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
const env: NodeJS.ProcessEnv = { SITE_URL: 'https://www.sydney.org' };
let site: TempSite;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const server = resources.use(await startServer((_request, response) => response.end(calendar())));
  env.CALENDAR_TEST_URL = server.url;
  site = resources.use(
    await createParishSite(facts, missing, env, (folder) => {
      edit(folder, 'pages/schedule', /^( *show:).*$/m, '$1 list');
    }),
  );
});

test.afterAll(() => resources.disposeAsync());

test('new-parish makes a website of another church, without broken links', async () => {
  test.setTimeout(900_000);
  const files = ['links', 'every-route', 'schedule', 'watch-live', 'giving'].map(
    (name) => `e2e/${name}.test.ts`,
  );
  await expectTestsPass(site.folder, `playwright/cli.js test --project=chromium ${files.join(' ')}`, env);
});

test('a parish with one language has no trace of another', () => {
  const { files } = builtSite(site.dist);
  expect(files).toContain('Schedule.html');
  for (const file of files.filter((file) => !/\.(avif|webp|jpe?g|png|ico|woff2)$/.test(file))) {
    const text = readBuilt(file, site.dist);
    expect(/["/]Arabic\b|hreflang|Naskh|\p{Script=Arabic}{4}/u.test(text), file).toBe(false);
  }
  // A site that lists events has the fonts' extended Latin letters too.
  expect(files.filter((file) => /arabic/i.test(file) || file.endsWith('.woff2'))).toHaveLength(4);
});

test.describe('below a folder', () => {
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const dictionary = 'src/content/translations/ar.yaml';
    mkdirSync(join(site.folder, 'src/content/translations'), { recursive: true });
    cpSync(dictionary, join(site.folder, dictionary));
    edit(site.folder, 'church', /^languages:\n {2}- en$/m, '$&\n  - ar');
    const build = await buildWithCachedImages(site.folder, {
      BASE_PATH: basePath,
      SITE_URL: origin,
      // No server answers there.
      CALENDAR_TEST_URL: 'http://localhost:1',
    });
    expect(build.code, build.output).toBe(0);
    expect(build.output, 'a warning about a missing SITE_URL').not.toContain('SITE_URL=');
    expect(build.output, 'an image that was encoded again').not.toContain('after: ');
    ({ url } = resources.use(await serveLikeGitHubPages(site.dist, basePath)));
  });

  test('Schedule embeds a calendar that cannot be read', () => {
    expect(readBuilt('Schedule.html', site.dist)).toMatch(/<iframe [^>]*mode=AGENDA/);
  });

  test('every URL in the built files is below the base path, and needs no redirect', async ({ request }) => {
    expect(readPageMeta('index.html', site.dist).link('canonical')).toBe(origin + basePath);
    const paths = new Set(pathsIn(site.dist));
    expect(paths.size).toBeGreaterThan(100);
    for (const path of paths) {
      expect(path).toMatch(/^\/church\//);
      const response = await request.get(url + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
    }
  });

  test('an unknown path shows Home, with its fonts and images', async ({ page, allowedErrors }) => {
    await page.goto(url + basePath);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    for (const path of ['nothing', 'a/b/c', 'Schedule/2025', 'a/schedule']) {
      const unknown = url + basePath + path;
      // Any other failed request fails the test.
      allowedErrors.push(new RegExp(RegExp.escape(`(${unknown})`)));
      const response = await page.goto(unknown);
      expect(response?.status()).toBe(404);
      await scrollThrough(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(page.url()).toBe(unknown);
    }
  });

  test('another casing or ending redirects to the page', async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 404/);
    for (const [variant, name] of [
      ['SCHEDULE', 'Schedule'],
      ['Giving/', 'Giving'],
      ['aboutus.html', 'AboutUs'],
    ]) {
      await page.goto(`${url}${basePath}${variant}?from=bulletin#main`);
      await expect(page).toHaveURL(`${url}${basePath}${name}?from=bulletin#main`);
      await expect(page.locator('meta[name=robots]')).not.toBeAttached();
    }
  });
});

function edit(folder: string, name: string, pattern: RegExp, replacement: string): void {
  const file = join(folder, 'src/content', `${name}.yaml`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

/** @returns the paths on the site's origin that the built files contain */
function pathsIn(dist: string): string[] {
  const { files, referencesOf } = builtSite(dist);
  return files
    .filter((file) => /\.(html|xml|txt|ics|svg|webmanifest)$/.test(file) && file !== 'licenses.txt')
    .flatMap((file) => {
      const text = readBuilt(file, dist);
      const urls = text.matchAll(/https:\/\/parish\.github\.io[^\s"'<>)\]]*/g);
      const inManifest = file.endsWith('.webmanifest') ? text.matchAll(/(?<=")\/[^"]*(?=")/g) : [];
      return [...referencesOf(file), ...[...urls, ...inManifest].map(([url]) => url)];
    })
    .filter((reference) => !reference.startsWith('#'))
    .map((reference) => new URL(reference, origin).pathname);
}
