import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isNewDay } from '../../.ci/check-age.js';

const HOUR = 60 * 60 * 1000;
const DAYS = 3;
const root = join(import.meta.dirname, '../..');
const nightly = readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8');
const schedules = (parse(nightly) as Workflow).on.schedule.map(({ cron }) => cron);
const church = parse(readFileSync(join(root, 'src/content/church.yaml'), 'utf8')) as { timeZone: string };

const minute = Number(/^(\d+) \* \* \* \*$/.exec(schedules[0] ?? '')?.[1]);
/** The runs of the schedule in three days, in UTC. */
const runsFrom = (day: string) =>
  Array.from({ length: DAYS * 24 }, (_, hour) => new Date(Date.parse(day) + hour * HOUR + minute * 60_000));

const page = (builtAt: Date, timeZone = 'America/New_York') =>
  `<!doctype html><p>Home</p><!-- Built at ${builtAt.toISOString()} in ${timeZone} -->`;

describe.each([
  ...['Pacific/Honolulu', 'America/Los_Angeles', 'America/Halifax', 'Australia/Sydney'],
  church.timeZone,
])('in %s', (timeZone) => {
  const local = (time: Date) => time.toLocaleString('sv-SE', { timeZone });

  // On the second day the clocks change in North America or Australia.
  test.each(['2027-03-13', '2027-04-03', '2027-10-02', '2027-11-06'])(
    'the site is built in the first hour of each day from %s on',
    (day) => {
      const runs = runsFrom(day);
      const builds = runs.slice(0, 1);
      for (const run of runs) if (isNewDay(page(builds.at(-1) ?? run, timeZone), run)) builds.push(run);
      const dayOf = (time: Date) => local(time).slice(0, 10);
      expect(builds.map(dayOf)).toEqual([...new Set(runs.map(dayOf))]);
      for (const build of builds.slice(1)) expect(dayOf(build)).not.toBe(dayOf(new Date(+build - HOUR)));

      // A site that could not be built.
      const attempts = runs.filter((run) => isNewDay(page(new Date(0), timeZone), run)).map(local);
      expect(attempts.filter((time) => !/ 0[0-2]:/.test(time))).toEqual([]);
      expect(Math.abs(attempts.length - 3 * DAYS)).toBeLessThanOrEqual(1);
    },
  );
});

test('each job leaves out one of the schedules', () => {
  const leftOut = [...nightly.matchAll(/github\.event\.schedule != '(.*?)'/g)].map(([, cron]) => cron);
  expect(leftOut.sort()).toEqual(schedules.toSorted());
});

const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const behind = new Date().getUTCHours() - 1;
/** Where it is between one and two o'clock. */
const timeZone = `Etc/GMT${behind > 12 ? behind - 24 : behind < 0 ? behind : `+${behind}`}`;

test.each<[site: string, exitCode: number, input: string, ...args: string[]]>([
  ['which was built 71 hours ago, is not old', 0, page(ago(71))],
  ['which was built 73 hours ago, is old', 1, page(ago(73))],
  ['without the time of its build, is old', 1, '<!doctype html>'],
  ['without the time of its build, need not be built now', 1, '<!doctype html>', '--new-day'],
  ['which was built yesterday, must be built now', 0, page(ago(3), timeZone), '--new-day'],
  ['which was built now, need not be built now', 1, page(ago(0), timeZone), '--new-day'],
])('a site %s', (_site, exitCode, input, ...args) => {
  const command = [join(root, '.ci/check-age.js'), ...args];
  const result = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  expect(result).toMatchObject({ status: exitCode, stderr: '' });
});

interface Workflow {
  on: { schedule: { cron: string }[] };
}
