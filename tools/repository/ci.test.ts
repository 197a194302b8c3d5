import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { isNewDay } from '#ci/check-age.js';

const { root: repository, write, git } = useFolder();
const root = join(import.meta.dirname, '../..');
const page = (builtAt: string, timeZone = 'America/New_York') =>
  `<!doctype html><p>Home</p><!-- Built at ${builtAt} in ${timeZone} -->`;

const spring = '-05:00 until 2027-03-14T07:00:00.000Z, then -04:00';

test.each<[builtAt: string, now: string, isNewDay: boolean, timeZone?: string]>([
  // A day begins in New York, and is three hours old.
  ['2026-11-25T05:17:00Z', '2026-11-26T04:59:59Z', false],

  ['2026-11-25T05:17:00Z', '2026-11-26T07:59:59Z', true],
  ['2026-11-25T05:17:00Z', '2026-11-26T08:00:00Z', false],
  ['2026-11-26T05:17:00Z', '2026-11-26T06:17:00Z', false],
  // On the days after these the clocks have changed.
  ['2027-03-14T05:17:00Z', '2027-03-15T04:17:00Z', true],
  ['2026-11-01T04:17:00Z', '2026-11-02T04:17:00Z', false],
  ['2026-11-25T00:17:00Z', '2026-11-25T13:17:00Z', true, 'Australia/Sydney'],
  ['2026-11-25T13:17:00Z', '2026-11-26T00:17:00Z', false, 'Australia/Sydney'],
  // Clocks in Winnipeg stay as they are in summer, which Node learned later.
  ['2026-11-25T05:17:00Z', '2026-11-26T05:17:00Z', true, 'America/Winnipeg, -05:00'],
  ['2026-11-25T05:17:00Z', '2026-11-26T04:59:59Z', false, 'America/Winnipeg, -05:00'],
  ['2027-03-14T05:17:00Z', '2027-03-15T04:17:00Z', true, `America/New_York, ${spring}`],
  ['2027-03-14T05:17:00Z', '2027-03-15T03:59:59Z', false, `America/New_York, ${spring}`],
])('whether a site that was built at %s must be built at %s: %j', (builtAt, now, expected, timeZone) => {
  expect(isNewDay(page(builtAt, timeZone), new Date(now))).toBe(expected);
});

const ago = (hours: number, timeZone?: string) =>
  page(new Date(Date.now() - hours * 60 * 60 * 1000).toISOString(), timeZone);
const timesAgo = (...hours: number[]) =>
  hours.map((hour) => new Date(Date.now() - hour * 60 * 60 * 1000).toISOString());
/** Where it is between one and two o'clock. */
const early = `-${String((new Date().getUTCHours() + 23) % 24).padStart(2, '0')}:00`;

test.each<[string, number, string, ...string[]]>([
  ['which was built 71 hours ago, is not old', 0, ago(71)],
  ['which was built 73 hours ago, is old', 1, ago(73)],
  ['without the time of its build, is old', 1, '<!doctype html>'],
  ['without the time of its build, need not be built now', 1, '<!doctype html>', '--new-day'],
  ['which was built yesterday, must be built now', 0, ago(3, early), '--new-day'],
  ['which was built now, need not be built now', 1, ago(0), '--new-day'],
  ['which was built yesterday, is due', 0, ago(30, early), '--due', ...timesAgo(29, 28, 27)],
  ['which was built yesterday, is due after two tries', 0, ago(30, early), '--due', ...timesAgo(29, 0, 0)],
  [
    'which was built yesterday, is not due after three tries',
    1,
    ago(30, early),
    '--due',
    ...timesAgo(0, 0, 0),
  ],
  ['which was built now, is not due', 1, ago(0, early), '--due'],
  ['without the time of its build, is not due', 1, '<!doctype html>', '--due'],
])('a site %s', (_site, exitCode, input, ...args) => {
  const command = [join(root, '.ci/check-age.js'), ...args];
  const result = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  expect(result).toMatchObject({ status: exitCode, stderr: '' });
});

test('what changed since the tested commit decides which tests run', () => {
  const select = (since: string) =>
    execFileSync('bash', [join(root, '.ci/select-tests'), since], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  const commit = (...files: string[]) => {
    for (const file of files) write(file, String(Math.random()));
    git('add', '.');
    git('commit', '-qm', 'change');
    return git('rev-parse', 'HEAD');
  };

  git('init');
  const first = commit('src/pages/index.astro', 'src/content/church.yaml');
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

test.each([
  'integrations/images/image-service.ts',
  'src/ui/images/resolve-crop.ts',
  'src/ui/PhotoCard.astro',
  'src/about-us/Pope.astro',
  'src/content/pages/home.yaml',
  'src/assets/clergy/priest.jpg',
])('a change of %s saves the encoded images under another key', (file) => {
  const workflow = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
  const [key = ''] = /(?<=\n *key: assets-).*/.exec(workflow) ?? [];
  const globs = [...key.matchAll(/'([^']+)'/g)].map(([, glob = '']) => glob);
  expect(globs.some((glob) => matchesGlob(file, glob))).toBe(true);
});
