import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, type LaunchOptions } from 'playwright';
import { UserError } from '#tools/tasks/user-error.ts';

export const isRoot = process.getuid?.() === 0;

/** Playwright's own builds are preferred, else these programs of Debian's packages. */
const debian = {
  chromium: '/usr/bin/chromium',
  headlessShell: '/usr/bin/chromium-headless-shell',
  firefox: '/usr/bin/firefox-esr',
  webKit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
};

const debianPackages = {
  // Until the site's own fonts arrive, pages show Liberation in place of Arial and Times New Roman.
  chromium: ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'openssl'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'openssl'],
};

/**
 * Options of every Chromium, beside those of Playwright and Puppeteer: no requests of the browser's own, no GPU, and no
 * second process for a new page, which first shows about:blank. Chromium refuses its sandbox to root.
 */
export const chromiumOptions = {
  chromiumSandbox: !isRoot,
  args: ['--disable-gpu', '--disable-quic', '--disable-component-update', '--renderer-process-limit=1'],
} satisfies LaunchOptions;

/**
 * @returns the browser of the tests: Chromium without its windows, which opens a page in a quarter of the time;
 *   `undefined` for Playwright's own
 */
export function testChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return [debian.headlessShell, debian.chromium].find((path) => existsSync(path));
}

/** @returns the path of a whole Chromium, which has a back/forward cache */
export function wholeChromium(): string {
  return [chromium.executablePath(), debian.chromium].find((path) => existsSync(path)) ?? debian.chromium;
}

/** @returns Firefox's path; the empty string for Playwright's own, `undefined` when there is none */
export function findFirefox(): string | undefined {
  if (existsSync(firefox.executablePath())) return '';
  return existsSync(debian.firefox) ? debian.firefox : undefined;
}

/**
 * @returns whether there is a Firefox that Playwright can drive: 140, an older one of Debian, lacks
 * `network.addDataCollector`
 */
function hasFirefox(): boolean {
  const path = findFirefox();
  if (!path) return path === '';
  const [, version] = /(\d+)\./.exec(execFileSync(path, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(version) > 140;
}

/** @returns whether there is a WebKitGTK with its driver. It draws to an X server, so a virtual one is needed. */
function hasWebKit(): boolean {
  return debian.webKit.every((path) => existsSync(path));
}

/**
 * Installs what is missing of the browsers: Playwright's own builds, or else Debian's packages.
 * @returns the projects without those whose browser could not be installed. In CI, none is left out.
 * @throws {UserError} when there is no Chromium, with what to install
 */
export async function ensureBrowsers(projects: string[]): Promise<string[]> {
  if (!(await install('chromium'))) {
    throw new UserError(
      'The tests need a Chromium, and none could be found or installed: install it with ' +
        "'npx playwright install --with-deps chromium' or the system's package manager, and run npm test again.",
    );
  }
  const missing: string[] = [];
  for (const name of ['firefox', 'webkit'] as const)
    if (projects.includes(name) && !(await install(name))) missing.push(name);
  if (missing.length === 0 || process.env.CI) return projects;
  console.log(`Skipped, because not installed: ${missing.join(', ')}`);
  return projects.filter((project) => !missing.includes(project));
}

/** Tries to install Debian packages, as root or with a `sudo` that asks for no password. */
export async function aptInstall(packages: string[]): Promise<void> {
  if (process.platform !== 'linux') return;
  const [program = '', ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const run = (...args: string[]) => succeeds(program, [...prefix, ...args]);
  if (await run('update', '-qq')) await run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** @param timeout in milliseconds. @returns whether the program exits with code 0 */
function succeeds(program: string, args: string[], timeout?: number): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const closed = once(spawn(program, args, { env, stdio: 'ignore', timeout }), 'close');
  return closed.then(([code]) => code === 0).catch(() => false);
}

/** A file may exist and not start: a missing library, a refused sandbox. */
async function starts(): Promise<boolean> {
  const executablePath = testChromium();
  const browser = await chromium
    .launch({ ...chromiumOptions, ...(executablePath && { executablePath }) })
    .catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

async function install(name: keyof typeof debianPackages): Promise<boolean> {
  const isThere = { chromium: starts, firefox: hasFirefox, webkit: hasWebKit }[name];
  if (await isThere()) return true;
  if (name !== 'webkit') {
    console.log(`${name} is not installed: trying Playwright's download …`);
    const cli = join(import.meta.dirname, '../../node_modules/playwright/cli.js');
    await succeeds(process.execPath, [cli, 'install', name], 600_000);
    if (await isThere()) return true;
  }
  const packages = debianPackages[name];
  console.log(`${name} is not installed: trying Debian's ${packages.join(', ')} …`);
  await aptInstall(packages);
  return isThere();
}
