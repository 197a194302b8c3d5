import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { type Browser, chromium as playwrightChromium } from 'playwright';
import { type BrowserSetup, debianPackages, ensureBrowser, type Installer } from './browsers.ts';
import { exitsOk, findProgram, isRoot } from './programs.ts';
import { UserError } from './user-error.ts';

export { isRoot };

/** Flags of every start: no requests of the browser's own, no GPU. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** No host name except localhost resolves. */
export const offlineFlag = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

const playwrightCli = join(import.meta.dirname, '../node_modules/playwright/cli.js');

export const chromium: BrowserSetup = {
  name: 'Chromium',
  find: () => firstThatStarts([playwrightChromium.executablePath(), ...installedChromes()]),
  installers: [playwrightDownload('--no-shell'), debianPackages('chromium')],
};

/** Chromium without its windows: a page opens there in a quarter of the time. */
export const headlessShell: BrowserSetup = {
  name: "Chromium's headless shell",
  find: () => firstThatStarts([...playwrightShells(), findProgram('chromium-headless-shell')]),
  installers: [playwrightDownload('--only-shell'), debianPackages('chromium-headless-shell')],
};

/**
 * @returns the path of the headless shell or else of Chromium, for the browser tests; it is installed when there is none
 * @throws {UserError} when none could be installed, with what to install
 */
export async function ensureTestBrowser(): Promise<string> {
  return (await ensureBrowser(headlessShell, console.log)) ?? ensureChromium();
}

/**
 * @returns the path of a Chromium that starts; it is installed when there is none
 * @throws {UserError} when none could be installed, with what to install
 */
export async function ensureChromium(): Promise<string> {
  const path = await ensureBrowser(chromium, console.log);
  if (path) return path;
  throw new UserError(
    'The tests need a Chromium, and none could be found or installed: install Chromium or Google Chrome with the ' +
      "system's package manager (Debian: sudo apt-get install chromium) and run npm test again.",
  );
}

/** @param flags in addition to those of every start */
export async function launchChromium(...flags: string[]): Promise<Browser> {
  return playwrightChromium.launch({
    executablePath: await ensureChromium(),
    // Chromium refuses its sandbox to root.
    chromiumSandbox: !isRoot,
    args: [...chromiumFlags, ...flags],
  });
}

/** A file may exist and not start: a missing library, a refused sandbox, a stub that points to an app store. */
export async function firstThatStarts(paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  return undefined;
}

async function starts(path: string): Promise<boolean> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const flags = [
    '--headless',
    ...chromiumFlags,
    ...(isRoot ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
  ];
  try {
    return await exitsOk(path, [...flags, '--dump-dom', 'data:text/html,<p>starts'], 30_000);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param option of `playwright install chromium` */
function playwrightDownload(option: string): Installer {
  return {
    source: "Playwright's download",
    install: () => exitsOk(process.execPath, [playwrightCli, 'install', option, 'chromium'], 600_000),
  };
}

/** Playwright names only the path of its Chromium. Its headless shell is in a folder beside it. */
function playwrightShells(): string[] {
  const folder = playwrightChromium
    .executablePath()
    .replace(/\bchromium-(\d+).*/, 'chromium_headless_shell-$1');
  return globSync(join(folder, '*/{chrome-headless-shell,headless_shell}{,.exe}'));
}

/** chrome-launcher throws where it finds none. */
function installedChromes(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}
