import { extname } from 'node:path';
import { formOrigin, frameOrigins, player } from '#other-sites.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { builtSite, readBuilt } from './support/built-site.ts';
import { content } from './support/content.ts';
import { expect, hosts, rawRequest, test } from './support/hosts.ts';
import { routes } from './support/routes.ts';

const hostFiles = ['.assetsignore', '_headers', '_nginx.conf', '_redirects'];
const files = builtSite().files.filter((file) => !hostFiles.includes(file));
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

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read', 'display-capture'];
/** No feature for the other frames, such as the map. */
const permissions = new RegExp(
  String.raw`^${unused.map((name) => String.raw`(?=.*\b${name}=\(\))`).join('')}([\w-]+=\(\), )+clipboard-write=\(self\)` +
    player.features
      .map((name) => String.raw`, ${name}=\(self "${RegExp.escape(frameOrigins.player)}"\)`)
      .join('') +
    '$',
);

const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; [^,]*$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': permissions,
  'cross-origin-opener-policy': /^same-origin$/,
};

for (const host of hosts) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test('files have their type, those with a hash are cached for a year', async ({ site }) => {
      test.slow();
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

    test('a 404 response is not cached', async ({ site }) => {
      const removed = ['/_astro/SiteHeader.00000000.js', '/_astro/gone.avif', '/_astro/fonts/gone.woff2'];
      for (const path of [...removed, '/nothing', ...hostFiles.map((file) => `/${file}`)]) {
        const { status, headers } = await rawRequest(site, path);
        expect(status, path).toBe(404);
        expect(headers.get('cache-control'), path).toBe(revalidate);
      }
    });

    test('every response has each security header once', async ({ site }) => {
      const script = files.find((name) => name.endsWith('.js'));
      const others = ['/nothing', '/schedule', '/Schedule/', `/${script}`, '/liturgies.ics', '/licenses.txt'];
      for (const path of [...routes, ...others]) {
        const { headers } = await rawRequest(site, path);
        for (const [name, value] of Object.entries(securityHeaders))
          expect(headers.get(name), `${path}: ${name}`).toMatch(value);
      }
    });
  });
}

test('the Content Security Policy has exactly these sources, and hashes', () => {
  const [, csp = ''] = /Content-Security-Policy: (.*)/.exec(readBuilt('_headers')) ?? [];
  const withoutHashes = csp.replaceAll(/ 'sha256-[\w+/]{43}='/g, '');
  expect(csp).not.toBe(withoutHashes);
  expect(withoutHashes.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${formOrigin}`,
    `frame-src ${Object.values(frameOrigins).join(' ')}`,
    `form-action ${formOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('security.txt exists unless the e-mail address is a placeholder', () => {
  expect(files.includes('.well-known/security.txt')).toBe(!isPlaceholder(content('church').email));
});

function pathOf(file: string): string {
  return encodeURI(`/${file.replace(/(^index)?\.html$/, '')}`);
}
