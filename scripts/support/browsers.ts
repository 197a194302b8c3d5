import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isRoot } from './chromium.ts';
import { exitsOk } from './exits-ok.ts';

export const firefox: BrowserPackage = {
  name: 'Firefox',
  // Ubuntu's `firefox` may be a mere pointer to a shop, which the version tells.
  programs: [{ names: ['firefox-esr', 'firefox'], try: ['--version'] }, { names: ['openssl'] }],
  packages: ['firefox-esr', 'openssl'],
};

/** WebKit as GNOME's browsers have it, which is near to Safari's; it needs a screen to draw on. */
export const webKit: BrowserPackage = {
  name: 'WebKit',
  programs: [{ names: ['WebKitWebDriver'] }, { names: ['Xvfb'] }, { names: ['openssl'] }],
  packages: ['webkit2gtk-driver', 'xvfb', 'openssl'],
};

/**
 * Finds what an engine needs on this machine; what is missing is brought with Debian's packages, for root or whoever
 * may become root without a word.
 *
 * @param say takes one line for what it tries, and one if the engine cannot be had
 * @returns the engine with its first program's path, nothing when it cannot be had
 */
export async function ensureBrowser(
  engine: BrowserPackage,
  say: (line: string) => void,
  find = findBrowser,
  install = installPackages,
): Promise<FoundBrowser | undefined> {
  const { name, packages } = engine;
  const found = await find(engine);
  if (found) return found;
  say(`There is no ${name} here: trying Debian's packages …`);
  await install(packages);
  const brought = await find(engine);
  if (!brought) say(`${name} is skipped: it could not be had. Debian: apt-get install ${packages.join(' ')}`);
  return brought;
}

/** @returns the engine when each of its programs is there */
export async function findBrowser(
  { name, programs }: BrowserPackage,
  searchPath = process.env.PATH ?? '',
): Promise<FoundBrowser | undefined> {
  const paths = await Promise.all(programs.map((program) => findProgram(program, searchPath)));
  const [path] = paths;
  return path !== undefined && paths.every((found) => found !== undefined) ? { name, path } : undefined;
}

async function findProgram(program: Program, searchPath: string): Promise<string | undefined> {
  const folders = searchPath.split(delimiter).filter(Boolean);
  const paths = program.names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of paths) {
    if (existsSync(path) && (!program.try || (await exitsOk(path, program.try, 30_000)))) return path;
  }
  return undefined;
}

/** Does what it can: what is there afterwards is looked for again. */
async function installPackages(packages: string[]): Promise<void> {
  const [program, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!(await exitsOk(program, [...before, 'update', '-qq'], 300_000, environment))) return;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await exitsOk(program, [...before, ...args], 900_000, environment);
}

export interface BrowserPackage {
  name: 'Firefox' | 'WebKit';
  /** What must be there, the first of which is the browser or its driver. */
  programs: Program[];
  /** What Debian calls them. */
  packages: string[];
}

interface Program {
  /** What it may be called. */
  names: string[];
  /** Arguments with which it ends well at once, if its being there says too little. */
  try?: string[];
}

export interface FoundBrowser {
  name: BrowserPackage['name'];
  /** Of its first program. */
  path: string;
}
