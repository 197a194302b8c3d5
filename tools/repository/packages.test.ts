import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const json = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')) as unknown;
const { dependencies, devDependencies, allowScripts } = json('package.json') as Record<
  string,
  Record<string, string>
>;
const { packages } = json('package-lock.json') as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).filter(([path]) => path !== '');

// `npm ci` fails where package-lock.json has another one.
test('every version is exact in package.json', () => {
  const declared = Object.entries({ ...dependencies, ...devDependencies });
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every package is locked by its hash', () => {
  // npm omits the hash of a package for another platform when it could not fetch it.
  const unverified = locked.filter(
    ([, { version, integrity, optional }]) => !version || !(integrity?.startsWith('sha512-') ?? optional),
  );
  expect(unverified).toEqual([]);
});

// npm drops those of other platforms when it writes the lock file from an installed node_modules (npm/cli#4828).
test('the lock file has the optional packages of every platform', () => {
  const names = locked.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d/.test(version))
      .map((dependency) => dependency.join('@')),
  );
  expect(optional.filter((name) => !names.includes(name))).toEqual([]);
});

test('every package with an install script is in allowScripts', () => {
  const names = locked
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path);
  for (const name of names) expect(allowScripts, name).toHaveProperty(name);
});

interface LockedPackage {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
