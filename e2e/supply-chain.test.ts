import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

test('every version is exact, in the manifest and in the lock file', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  for (const [name, version] of wanted)
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  const loose = Object.entries(lock.packages).filter(
    // npm leaves out the hash of a package for another kind of machine when it could not look at it.
    ([path, { version, integrity, optional }]) =>
      path !== '' && !(version && (integrity?.startsWith('sha512-') ?? optional)),
  );
  expect(loose).toEqual([]);
});

test('a package that runs something when it is installed is named', () => {
  const scripted = Object.entries(lock.packages)
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path);
  for (const name of scripted) expect(manifest.allowScripts, name).toHaveProperty(name);
});

test('three packages are for the browser', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(['@emailjs/browser', 'react', 'react-dom']);
});

test('the scripts are made of these and of what makes islands of them, and nothing else', () => {
  const [, inScripts = ''] = readFileSync(join(dist, 'licenses.txt'), 'utf8').split(/^=== .* ===$/m);
  const packages = [...inScripts.matchAll(/^--- (\S+) \S+ \(.*\)$/gm)].map(([, name]) => name);
  const ours = ['@emailjs/browser', 'react', 'react-dom'];
  // React DOM's own part, Astro's way to React, and the bundler's few lines that load chunks.
  const theirs = ['scheduler', '@astrojs/react', 'rolldown', 'vite'];
  expect(packages.filter((name) => ![...ours, ...theirs].includes(name ?? ''))).toEqual([]);
  expect(packages).toEqual(expect.arrayContaining(ours));
});

test('licenses.txt gives the terms of all that ships', () => {
  const text = readFileSync(join(dist, 'licenses.txt'), 'utf8');
  for (const name of ['react', 'react-dom', '@emailjs/browser', 'astro', 'tailwindcss', '@iconify-json/ph']) {
    expect(text).toContain(`--- ${name} ${lock.packages[`node_modules/${name}`]?.version} (`);
  }
  for (const term of [
    'MIT License',
    'SIL OPEN FONT LICENSE',
    'BSD 3-Clause',
    'Marcellus',
    'Atkinson Hyperlegible',
    'Phosphor',
  ]) {
    expect(text).toContain(term);
  }
});

test('Dependabot proposes updates once a week, in groups', () => {
  const file = join(root, '.github/dependabot.yml');
  expect(existsSync(file)).toBe(true);
  const { updates } = parse(readFileSync(file, 'utf8')) as { updates: Update[] };
  expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(['github-actions', 'npm']);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.keys(groups)).not.toHaveLength(0);
  }
});

for (const { name, text } of workflows) {
  test(`${name} runs only actions pinned by commit, and may only read unless a job says otherwise`, () => {
    const { permissions, jobs } = parse(text) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    expect(uses.filter((action) => !/^[\w-]+\/[\w-/]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    // Beside each commit, the version that a person knows it by.
    expect([...text.matchAll(/uses: \S+@[0-9a-f]{40} # v\d+(\.\d+)*$/gm)]).toHaveLength(uses.length);
    for (const { permissions: own = {} } of Object.values(jobs)) {
      const writes = Object.keys(own).filter((scope) => own[scope] === 'write');
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
