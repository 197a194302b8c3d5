import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(file) as {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
};

// npm drops those of other platforms when it writes the lock file from an installed node_modules (npm/cli#4828).
test('the lock file has the optional packages of every platform', () => {
  const names = Object.entries(packages).map(
    ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
  );
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d/.test(version))
      .map((dependency) => dependency.join('@')),
  );
  expect(optional.filter((name) => !names.includes(name))).toEqual([]);
});
