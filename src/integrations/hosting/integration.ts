import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { pageSlugs, redirectsFile } from './redirects.ts';
import { headersFile } from './headers-file.ts';
import { licensesFile, packagesOf } from './licenses.ts';
import { nginxInclude } from './nginx-include.ts';
import { securityHeaders } from './security-headers.ts';
import { findViolations, contentSecurityPolicy } from './csp.ts';

/**
 * Writes beside the built pages what their hosts need to know: headers and addresses, for Cloudflare and Netlify
 * (`_headers`, `_redirects`) and for nginx (`_nginx.conf`); and `licenses.txt`. It stands last among the
 * integrations, since the policy holds hashes of the pages as they are served.
 */
export default function hosting(): AstroIntegration {
  const modules = new Set<string>();
  let base = '/';
  let root = '';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [gatherModules(modules)] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = await filesIn(dist);
        const pages = await readPages(dist, files);
        const headers = securityHeaders(contentSecurityPolicy(pages.values()));
        const addresses = pageSlugs(files);
        const credits = await readFile(join(root, 'src/assets/CREDITS.md'), 'utf8');
        const written: Record<string, string> = {
          _headers: headersFile(headers, files, base),
          _redirects: redirectsFile(addresses, base),
          '_nginx.conf': nginxInclude(headers, addresses),
          // Cloudflare leaves out its own two files by itself.
          '.assetsignore': '_nginx.conf\n',
          'licenses.txt': await licensesFile(packagesOf(modules), root, credits),
        };
        await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(dist, name), text)));
      },
    },
  };
}

/** Which modules the browser's scripts are made of. */
function gatherModules(modules: Set<string>): VitePlugin {
  return {
    name: 'hosting:modules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) modules.add(id);
      }
    },
  };
}

/** @throws {Error} naming what the policy would refuse, and on which page */
async function readPages(dist: string, files: string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(dist, file), 'utf8');
    const breaches = findViolations(page);
    if (breaches.length > 0)
      throw new Error(`${file} holds what the security policy refuses:\n${breaches.join('\n')}`);
    pages.set(file, page);
  }
  return pages;
}

/** @returns the files of a folder and of those in it, as paths with `/` from that folder */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
}

type VitePlugin = NonNullable<ViteUserConfig['plugins']>[number];
