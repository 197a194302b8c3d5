import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { useFolder } from '#tools/fixtures/folder.ts';
import { isNewDay } from '../../.ci/check-age.js';

const { root: repository, write } = useFolder();
const root = join(import.meta.dirname, '../..');
const github = join(root, '.github');
const workflows = globSync('workflows/*.yml', { cwd: github }).map((file) => {
  const text = readFileSync(join(github, file), 'utf8');
  const workflow = parse(text) as Workflow;
  return { file, text, workflow, jobs: Object.entries(workflow.jobs) };
});

describe.each(workflows)('$file', ({ file, text, workflow, jobs }) => {
  it('pins each action by commit, with its version in a comment', () => {
    const external = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    expect(
      external.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? '')),
    ).toEqual([]);
  });

  it('can write only issues, and nightly.yml starts and enables workflows', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const scopes = jobs.flatMap(([name, { permissions = {} }]) =>
      Object.entries(permissions).flatMap(([scope, access]) =>
        access === 'write' ? [`${file} ${name} ${scope}`] : [],
      ),
    );
    const allowed = /^workflows\/(\w+\.yml report(-[a-z-]+)? issues|nightly\.yml deploy actions)$/;
    expect(scopes.filter((scope) => !allowed.test(scope))).toEqual([]);
  });

  // Otherwise GitHub starts none of its jobs.
  it('grants the workflows that it calls what they ask for', () => {
    for (const [name, { uses, permissions }] of jobs.filter(([, job]) => job.uses)) {
      const called = workflows.find((other) => uses === `./.github/${other.file}`);
      expect(called, uses).toBeDefined();
      expect(permissions, name).toMatchObject({
        ...called?.workflow.permissions,
        ...Object.assign({}, ...(called?.jobs.map(([, job]) => job.permissions) ?? [])),
      });
    }
  });

  it('shows the token only to a step that uploads the tested build, in an environment', () => {
    const uploads = jobs.flatMap(([, job]) =>
      (job.steps ?? []).filter((step) => step.env?.CLOUDFLARE_API_TOKEN).map((step) => ({ job, step })),
    );
    expect(text.match(/\bsecrets\b.*/g) ?? []).toEqual(uploads.map(() => 'secrets.CLOUDFLARE_API_TOKEN }}'));
    for (const { job, step } of uploads) {
      expect(step.run).toMatch(/^npx wrangler (deploy|versions upload)\b/m);
      expect(job.environment?.name).toMatch(/^(production|preview)$/);
      expect(job.needs).toBe('test');
      expect(job.steps?.map(({ run }) => run).join('\n')).not.toMatch(/build|run\.cjs|npm (test|run)/);
    }
  });
});

const page = (builtAt: string, timeZone = 'America/New_York') =>
  `<!doctype html><p>Home</p><!-- Built at ${builtAt} in ${timeZone} -->`;

test.each<[builtAt: string, now: string, isNewDay: boolean, timeZone?: string]>([
  // A day begins in New York, and is three hours old.
  ['2026-11-25T05:17:00Z', '2026-11-26T04:59:59Z', false],
  ['2026-11-25T05:17:00Z', '2026-11-26T05:00:00Z', true],
  ['2026-11-25T05:17:00Z', '2026-11-26T07:59:59Z', true],
  ['2026-11-25T05:17:00Z', '2026-11-26T08:00:00Z', false],
  ['2026-11-26T05:17:00Z', '2026-11-26T06:17:00Z', false],
  // On the days after these the clocks have changed.
  ['2027-03-14T05:17:00Z', '2027-03-15T04:17:00Z', true],
  ['2026-11-01T04:17:00Z', '2026-11-02T04:17:00Z', false],
  ['2026-11-25T00:17:00Z', '2026-11-25T13:17:00Z', true, 'Australia/Sydney'],
  ['2026-11-25T13:17:00Z', '2026-11-26T00:17:00Z', false, 'Australia/Sydney'],
])('whether a site that was built at %s must be built at %s: %j', (builtAt, now, expected, timeZone) => {
  expect(isNewDay(page(builtAt, timeZone), new Date(now))).toBe(expected);
});

test('the first schedule is hourly, and each job leaves out one', () => {
  const { text = '', workflow } = workflows.find(({ file }) => file.endsWith('nightly.yml')) ?? {};
  const schedules = workflow?.on.schedule?.map(({ cron }) => cron) ?? [];
  expect(schedules[0]).toMatch(/^\d+ \* \* \* \*$/);
  const leftOut = [...text.matchAll(/github\.event\.schedule != '(.*?)'/g)].map(([, cron]) => cron);
  expect(leftOut.sort()).toEqual(schedules.toSorted());
});

const ago = (hours: number, timeZone?: string) =>
  page(new Date(Date.now() - hours * 60 * 60 * 1000).toISOString(), timeZone);
/** Where it is between one and two o'clock. */
const early = `-${String((new Date().getUTCHours() + 23) % 24).padStart(2, '0')}:00`;

test.each<[string, number, string, ...string[]]>([
  ['which was built 71 hours ago, is not old', 0, ago(71)],
  ['which was built 73 hours ago, is old', 1, ago(73)],
  ['without the time of its build, is old', 1, '<!doctype html>'],
  ['without the time of its build, need not be built now', 1, '<!doctype html>', '--new-day'],
  ['which was built yesterday, must be built now', 0, ago(3, early), '--new-day'],
  ['which was built now, need not be built now', 1, ago(0), '--new-day'],
])('a site %s', (_site, exitCode, input, ...args) => {
  const command = [join(root, '.ci/check-age.js'), ...args];
  const result = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  expect(result).toMatchObject({ status: exitCode, stderr: '' });
});

test('what changed since the tested commit decides which tests run', () => {
  const run = (...command: string[]) =>
    execFileSync(command.shift() ?? '', command, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  const select = (since: string) => run('bash', join(root, '.ci/select-tests'), since);
  const commit = (...files: string[]) => {
    for (const file of files) write(file, String(Math.random()));
    run('git', 'add', '.');
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'change');
    return run('git', 'rev-parse', 'HEAD');
  };

  run('git', 'init', '--quiet');
  const first = commit('src/pages/index.astro', 'src/content/church.yaml');
  // At night.
  expect(select(first)).toBe('npm run test:content');
  commit('src/content/pages/home.yaml', 'src/assets/clergy/Père.jpg');
  expect(select(first)).toBe('npm run test:content');
  const second = commit('src/church/schema.ts');
  commit('src/content/church.yaml');
  // Content after untested code, and a commit that is not known.
  for (const since of [first, '', '0123456789012345678901234567890123456789'])
    expect(select(since)).toBe('.ci/run');
  expect(select(second)).toBe('npm run test:content');
  // Code that becomes content.
  renameSync(join(repository, 'src/pages/index.astro'), join(repository, 'src/content/index.yaml'));
  commit();
  expect(select(second)).toBe('.ci/run');
});

interface Workflow {
  on: { schedule?: { cron: string }[] };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  uses?: string;
  needs?: string | string[];
  environment?: { name: string };
  permissions?: Record<string, string>;
  steps?: { run?: string; env?: Record<string, string> }[];
}
