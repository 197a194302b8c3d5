import { aptInstall, exitsOk, findProgram } from './programs.ts';

/**
 * Finds a browser on this machine, or installs it.
 *
 * @param browser where to look for it, and how to install it
 * @param log takes one line for each attempt to install it
 * @returns the path of the browser or its driver, `undefined` when it could not be installed
 */
export async function ensureBrowser(
  { name, find, installers }: BrowserSetup,
  log: (line: string) => void,
): Promise<string | undefined> {
  let path = await find();
  for (const { source, install } of installers) {
    if (path) return path;
    log(`${name} is not installed: trying ${source} …`);
    await install();
    path = await find();
  }
  return path;
}

/** Debian packages as a last resort, for root and for users whose `sudo` asks for no password. */
export function debianPackages(...packages: string[]): Installer {
  return {
    source: `Debian's ${packages.join(', ')}`,
    install: () => (process.platform === 'linux' ? aptInstall(packages) : Promise.resolve()),
  };
}

export const firefox: BrowserSetup<'Firefox'> = {
  name: 'Firefox',
  find: async () => {
    if (!findProgram('openssl')) return undefined;
    for (const path of [findProgram('firefox-esr'), findProgram('firefox')]) {
      // Ubuntu's `firefox` may only be a stub that points to the Snap store.
      if (path && (await exitsOk(path, ['--version'], 30_000))) return path;
    }
    return undefined;
  },
  installers: [debianPackages('firefox-esr', 'openssl')],
};

/** WebKitGTK, the engine of GNOME's browser. It draws to an X server, so a virtual one (Xvfb) is needed. */
export const webkit: BrowserSetup<'WebKit'> = {
  name: 'WebKit',
  find: () => {
    const programs = ['WebKitWebDriver', 'Xvfb', 'openssl'].map(findProgram);
    return Promise.resolve(programs.includes(undefined) ? undefined : programs[0]);
  },
  installers: [debianPackages('webkit2gtk-driver', 'xvfb', 'openssl')],
};

export interface BrowserSetup<Name extends string = string> {
  name: Name;
  /** @returns the path of the browser or its driver, when all that it needs is installed */
  find: () => Promise<string | undefined>;
  /** Tried in this order. */
  installers: Installer[];
}

export interface Installer {
  /** Shown in the log. */
  source: string;
  install: () => Promise<unknown>;
}
