import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const json = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
const { dependencies, devDependencies, allowScripts } = json('package.json') as Record<string, object>;
const { packages } = json('package-lock.json') as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).flatMap(([path, it]) =>
  path === '' ? [] : { ...it, name: path.split('node_modules/').at(-1) ?? path },
);

// `npm ci` fails where package-lock.json has another one.
test('every version is exact in package.json, and every package is locked by its hash', () => {
  const declared = Object.entries({ ...dependencies, ...devDependencies });
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  // npm omits the hash of a package for another platform when it could not fetch it.
  const unverified = locked.filter(
    ({ version, integrity, optional }) => !version || !(integrity?.startsWith('sha512-') ?? optional),
  );
  expect(unverified).toEqual([]);
});

// npm drops those of other platforms when it writes the lock file from an installed node_modules (npm/cli#4828).
test('the lock file has the optional packages of every platform', () => {
  const names = locked.map(({ name, version }) => `${name}@${version}`);
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d/.test(version))
      .map((dependency) => dependency.join('@')),
  );
  expect(optional.filter((name) => !names.includes(name))).toEqual([]);
});

test('every package with an install script is in allowScripts', () => {
  const scripts = locked.filter(({ hasInstallScript, optional }) => hasInstallScript && !optional);
  for (const { name } of scripts) expect(allowScripts, name).toHaveProperty([name]);
});
