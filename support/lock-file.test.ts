import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lockFile = join(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

// npm drops those of other platforms when it writes the lock file from an installed node_modules (npm/cli#4828).
test('the lock file has the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && lockedVersion(path, name) !== version)
      .map(([name, version]) => `${name}@${version}`),
  );
  expect(missing).toEqual([]);
});

/** @returns the version that a package resolves another to: that of the nearest node_modules up its path */
function lockedVersion(path: string, name: string): string | undefined {
  const found = packages[path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`];
  if (found || path === '') return found?.version;
  return lockedVersion(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}
