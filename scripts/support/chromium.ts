import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from './user-error.ts';
import { exitsOk } from './exits-ok.ts';

/** Root may not have Chromium's sandbox; everyone else keeps it. */
export const isRoot = process.getuid?.() === 0;

/** A quiet browser that asks nobody anything: the flags of every start, in tests too. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium that really starts here: Playwright's own, else the system's.
 *
 * @returns its path, nothing when there is none
 */
export async function findChromium(candidates = chromiumCandidates()): Promise<string | undefined> {
  for (const path of candidates) {
    if (existsSync(path) && (await startsHere(path))) return path;
  }
  return undefined;
}

/**
 * As {@link findChromium}, but brings one when there is none: Playwright's download, else Debian's package for root.
 *
 * @param say takes one line for each thing it tries to bring
 * @throws {UserError} when none can be had, with what to install
 */
export async function ensureChromium(say: (line: string) => void, find = findChromium, bring = installers()) {
  let found = await find();
  for (const { name, install } of bring) {
    if (found) return found;
    say(`There is no Chromium here that starts: trying ${name} …`);
    await install();
    found = await find();
  }
  if (found) return found;
  throw new UserError(
    'The tests need a Chromium, and none could be found or installed: install Chromium or Google Chrome with the ' +
      "system's package manager (Debian: sudo apt-get install chromium) and run npm test again.",
  );
}

/**
 * @param own where Playwright puts its download
 * @param searchPath folders in which programs are looked for
 */
export function chromiumCandidates(
  own = chromium.executablePath(),
  searchPath = process.env.PATH ?? '',
): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = searchPath.split(delimiter).filter(Boolean);
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const mac = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return [own, ...system, ...mac];
}

/** A file alone says little: libraries may be missing, the sandbox refused, or it may be a mere pointer to a shop. */
async function startsHere(path: string): Promise<boolean> {
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

function installers(): Installer[] {
  const playwright = join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  const download: Installer = {
    name: "Playwright's download",
    install: () => exitsOk(process.execPath, [playwright, 'install', '--no-shell', 'chromium'], 600_000),
  };
  const debian: Installer = {
    name: "Debian's package",
    install: async () => {
      const environment = { DEBIAN_FRONTEND: 'noninteractive' };
      await exitsOk('apt-get', ['update', '-qq'], 300_000, environment);
      return exitsOk(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
        600_000,
        environment,
      );
    },
  };
  return isRoot && process.platform === 'linux' ? [download, debian] : [download];
}

interface Installer {
  name: string;
  install: () => Promise<unknown>;
}
