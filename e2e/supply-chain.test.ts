import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { dist } from './support/built-site.ts';

const root = join(import.meta.dirname, '..');
const manifest = json('package.json') as Manifest;
const lock = json('package-lock.json') as { packages: Record<string, Locked> };
const workflowFolder = join(root, '.github/workflows');
const workflows = readdirSync(workflowFolder).map((name) => ({
  name,
  text: readFileSync(join(workflowFolder, name), 'utf8'),
}));

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
  for (const term of [
    'MIT License',
    'SIL OPEN FONT LICENSE',
    'BSD 3-Clause',
    'Marcellus',
    'Atkinson',
    'Phosphor',
  ])
    expect(text).toContain(term);
});

test('Dependabot updates npm and GitHub Actions weekly, in groups', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: Update[];
  };
  expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(['github-actions', 'npm']);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.keys(groups)).not.toHaveLength(0);
  }
});

for (const { name, text } of workflows) {
  test(`${name} pins actions by commit, and has read permission unless a job declares more`, () => {
    const { permissions, jobs } = parse(text) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    expect(uses.filter((action) => !/^[\w-]+\/[\w-/]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    // Each commit has its version in a comment.
    expect([...text.matchAll(/uses: \S+@[0-9a-f]{40} # v\d+(\.\d+)*$/gm)]).toHaveLength(uses.length);
    for (const { permissions: ofJob = {} } of Object.values(jobs)) {
      const writes = Object.keys(ofJob).filter((scope) => ofJob[scope] === 'write');
      expect(writes.filter((scope) => !['issues', 'pages', 'id-token'].includes(scope))).toEqual([]);
    }
  });
}

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

interface Update {
  'package-ecosystem': string;
  schedule: { interval: string };
  groups: Record<string, unknown>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string }[] }>;
}
