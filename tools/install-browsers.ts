/**
 * `node tools/install-browsers.ts chromium firefox webkit nginx` installs those that are missing: Playwright's own builds, or
 * Debian's packages where these cannot be downloaded. A project of playwright.config.ts stands for its browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, hasWebKit, isRoot, wholeChromium } from './browsers.ts';

const programs = {
  chromium: {
    isInstalled: () => existsSync(wholeChromium()),
    // Until the site's own fonts arrive, pages show Liberation in place of Arial and Times New Roman.
    packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'openssl'],
  },
  firefox: { isInstalled: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  webkit: { isInstalled: hasWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'openssl'] },
  nginx: {
    isInstalled: () => existsSync('/usr/sbin/nginx'),
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
};

for (const arg of process.argv.slice(2)) {
  const name = arg.replace('--project=', '').replace('extended', 'chromium');
  if (name in programs) install(name as keyof typeof programs);
}

function install(name: keyof typeof programs): void {
  const { isInstalled, packages } = programs[name];
  if (isInstalled()) return;
  console.log(`Installing ${name} …`);
  const isOfPlaywright = name === 'chromium' || name === 'firefox';
  if (isOfPlaywright && playwright('install', name)) playwright('install-deps', name);
  if (!isInstalled() && apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
  if (isInstalled()) return;
  console.error(
    `Could not install ${name}. Use the system's package manager: on Debian, ${packages.join(' ')}.`,
  );
  // Tests of the others are skipped where they are missing, but not in CI.
  if (isOfPlaywright || process.env.CI) process.exitCode = 1;
}

function playwright(...args: string[]): boolean {
  return succeeds(process.execPath, [
    join(import.meta.dirname, '../node_modules/playwright/cli.js'),
    ...args,
  ]);
}

/** As root, or with a `sudo` that asks for no password. */
function apt(...args: string[]): boolean {
  return isRoot ? succeeds('apt-get', ['-qq', ...args]) : succeeds('sudo', ['-n', 'apt-get', '-qq', ...args]);
}

function succeeds(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: 'ignore', timeout: 600_000 }).status === 0;
}
