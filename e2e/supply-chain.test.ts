import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { dist } from './support/built-site.ts';

const root = join(import.meta.dirname, '..');
const manifest = json('package.json') as Manifest;
const lock = json('package-lock.json') as { packages: Record<string, Locked> };

test('every version is exact in package.json and in package-lock.json', () => {
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  for (const [name, version] of declared)
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  const unverified = Object.entries(lock.packages).filter(
    // npm omits the hash of a package for another platform when it could not fetch it.
    ([path, { version, integrity, optional }]) =>
      path !== '' && !(version && (integrity?.startsWith('sha512-') ?? optional)),
  );
  expect(unverified).toEqual([]);
});

test('every package with an install script is in allowScripts', () => {
  const withScripts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path);
  for (const name of withScripts) expect(manifest.allowScripts, name).toHaveProperty(name);
});

test('the dependencies are the three packages that the browser loads', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(['@emailjs/browser', 'react', 'react-dom']);
});

test('licenses.txt lists the bundled packages and the inlined code', () => {
  const text = readFileSync(join(dist, 'licenses.txt'), 'utf8');
  const [bundled = [], inlined = []] = text
    .split(/^# Inlined code/m)
    .map((part) =>
      [...part.matchAll(/^## (\S+) - (\S+) \(.*\)$/gm)].map(([, name, version]) => ({ name, version })),
    );
  expect(bundled.map(({ name }) => name)).toEqual([
    '@astrojs/react',
    '@emailjs/browser',
    'react-dom',
    'react',
    'scheduler',
  ]);
  expect(inlined.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['astro', 'tailwindcss', '@iconify-json/ph']),
  );
  for (const { name, version } of [...bundled, ...inlined])
    expect(version, name).toBe(lock.packages[`node_modules/${name}`]?.version);
  for (const term of ['MIT License', 'SIL OPEN FONT LICENSE', 'Marcellus', 'Atkinson', 'Phosphor'])
    expect(text).toContain(term);
});

function json(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface Locked {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
}
