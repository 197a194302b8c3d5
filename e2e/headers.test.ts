import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, dist } from './support/built-site.ts';
import { expect, hosts, test } from './support/hosts.ts';
import { ask } from './support/raw-request.ts';
import { routes } from './support/routes.ts';

const { files } = builtSite();
const revalidated = 'public, max-age=0, must-revalidate';
const kept = 'public, max-age=31536000, immutable';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

for (const host of hosts) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test('every file says what it is', async ({ site }) => {
      for (const [ending, type] of Object.entries(types)) {
        const file = files.find((name) => name.endsWith(`.${ending}`) && name !== '404.html');
        expect(file, `a file *.${ending}`).toBeDefined();
        const { status, headers } = await ask(site, addressOf(file ?? ''));
        expect(status, file).toBe(200);
        expect(headers.get('content-type'), file).toBe(type);
      }
      const script = files.find((name) => name.endsWith('.js')) ?? '';
      expect((await ask(site, `/${script}`)).headers.get('content-type')).toMatch(
        /^(text|application)\/javascript/,
      );
    });

    test('what changes its address with its content is kept for a year, all else is asked for anew', async ({
      site,
    }) => {
      test.slow();
      for (const file of files.filter((name) => !isForHosts(name))) {
        const { headers } = await ask(site, addressOf(file), 'HEAD');
        if (headers.has('location')) continue;
        expect(headers.get('cache-control'), file).toBe(file.startsWith('_astro/') ? kept : revalidated);
        expect(headers.get('etag'), file).not.toBeNull();
      }
    });

    test('that a file of an older deploy is gone is not kept', async ({ site }) => {
      for (const address of [
        '/_astro/Bar.00000000.js',
        '/_astro/gone.avif',
        '/_astro/fonts/gone.woff2',
        '/nothing',
      ]) {
        const { status, headers } = await ask(site, address);
        expect(status).toBe(404);
        expect(headers.get('cache-control'), address).toBe(revalidated);
      }
    });

    test('every answer carries the security headers, once', async ({ site }) => {
      const script = files.find((name) => name.endsWith('.js')) ?? '';
      const answers = [
        ...routes,
        '/nothing',
        '/schedule',
        '/Schedule/',
        `/${script}`,
        '/liturgies.ics',
        '/licenses.txt',
      ];
      for (const address of answers) {
        const { headers } = await ask(site, address);
        for (const [name, value] of Object.entries(promised))
          expect(headers.get(name), `${address}: ${name}`).toMatch(value);
      }
    });

    test('what the build wrote for the hosts is not served', async ({ site }) => {
      for (const file of files.filter(isForHosts))
        expect((await ask(site, `/${file}`)).status, file).toBe(404);
    });
  });
}

test('the policy allows the site itself, and of others no more than the pages need', () => {
  const policy = Object.fromEntries(
    (/Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1] ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  ) as Record<string, string[]>;
  const { 'script-src': scripts = [], 'style-src': styles = [], ...others } = policy;
  expect(others).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.emailjs.com'],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://calendar.google.com',
      'https://www.google.com',
    ],
    'form-action': ['https://api.emailjs.com'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
  const hash = /^'sha256-[\w+/]{43}='$/;
  expect(scripts.filter((source) => !hash.test(source))).toEqual(["'self'"]);
  expect(styles.filter((source) => !hash.test(source))).toEqual([]);
});

test('the browser understands every header, and finds no fault with one', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const route of routes) await page.goto(route);
  expect(said.filter((text) => /policy|header/i.test(text))).toEqual([]);
});

test('security.txt names whom to write to, and will be renewed long before it endTime', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(`${baseURL}/.well-known/security.txt`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  expect(field('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(field('Canonical')).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

const promised: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; [^,]*$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*autoplay=\(self "https:\/\/www\.youtube-nocookie\.com"\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** @param file of the built site */
function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`;
}

function isForHosts(file: string): boolean {
  return /^(_headers|_redirects|_nginx\.conf|\.assetsignore)$/.test(file);
}
