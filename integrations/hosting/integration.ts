import { appendFile, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import type { Page } from '#content-model/page-names.ts';
import type { Language } from '#language/languages.ts';
import { redirectTargets } from '#site/routes.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { licensesOfInlinedCode } from './licenses.ts';
import { nginxInclude } from './nginx-include.ts';
import { securityHeaders } from './security-headers.ts';
import { siteUrlWarning } from './site-origin.ts';

/** Writes headers, redirects and licenses. It is the last integration: the Content Security Policy has hashes of the final HTML. */
export default function hosting(pages: readonly Page[], languages: readonly Language[]): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'hosting',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [bundleLicenses] } });
      },
      'astro:config:done': (options) => {
        config = options.config;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const headers = securityHeaders(await readPages(dist));
        const folders = languages.flatMap(({ isMain, code }) => (isMain ? [] : code));
        const targets = redirectTargets(pages, languages);
        const assets = await Array.fromAsync(glob('_astro/**/*.*', { cwd: dist }), (path) =>
          path.replaceAll('\\', '/'),
        );
        const files = {
          _headers: headersFile(headers, assets),
          _redirects: redirectsFile(targets),
          '_nginx.conf': nginxInclude(headers, targets, folders, config.base.replace(/\/*$/, '/')),
          // Cloudflare does not serve `_headers` and `_redirects`.
          '.assetsignore': '_nginx.conf\n',
        };
        await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)));
        const hasArabic = languages.some(({ script }) => script === 'Arabic');
        const licenses = await licensesOfInlinedCode(fileURLToPath(config.root), hasArabic);
        await appendFile(join(dist, LICENSES), licenses);
        const warning = siteUrlWarning(config.site ?? '');
        if (warning) logger.warn(warning);
      },
    },
  };
}

const LICENSES = 'licenses.txt';

/** Makes Vite write the licenses of the bundled packages: Astro drops `build.license` of the `client` environment. */
const bundleLicenses = {
  name: 'hosting:licenses',
  configEnvironment: (environment: string) =>
    environment === 'client' ? { build: { license: { fileName: LICENSES } } } : undefined,
  // The file has Tailwind's license, so that each of a page's style sheets need not.
  transform: {
    filter: { id: /\.css\b/ },
    handler: (css: string) => css.replace(/\/\*! tailwindcss.*?\*\//, ''),
  },
};

/** And the drawings: browsers apply the policy to their styles where one is opened by itself. */
const readPages = (dist: string) =>
  Array.fromAsync(glob('**/*.{html,svg}', { cwd: dist }), (file) => readFile(join(dist, file), 'utf8'));
