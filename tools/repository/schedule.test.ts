import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { datesBetween } from '#time/dates.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { type Build, isDue, isFeedTime } from '#ci/check-age.js';

const { root: folder, read, write } = useFolder();
const project = join(import.meta.dirname, '../..');

/** The starts of an hourly schedule, as far apart as those that were reported, again and again. They begin before a year, and end after it. */
function modelRuns(): Date[] {
  const reported = (readFixture(import.meta.dirname, 'fixtures/scheduled-runs.yaml') as string[]).map(
    Date.parse,
  );
  const gaps = reported.slice(1).map((time, index) => time - (reported[index] ?? 0));
  const runs = [Date.parse('2026-08-31T00:00Z')];
  for (let time = runs[0] ?? 0; time < Date.parse('2027-09-02T00:00Z'); runs.push(time))
    time += gaps[(runs.length - 1) % gaps.length] ?? 0;
  return runs.map((time) => new Date(time));
}

test.each([
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  // Its clocks go forward at midnight: a day without a midnight.
  'Africa/Cairo',
  'Australia/Sydney',
])('in %s, each day of a year with late schedules is built at its first run, and once', (timeZone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const days = Map.groupBy(modelRuns(), (run) => format.format(run));
  const year = datesBetween('2026-09-01', '2027-08-31').map((day) => days.get(day) ?? []);
  const builds: Build[] = [];
  for (const run of year.flat())
    if (isDue(builds.slice(-3), timeZone, run)) builds.push({ startedAt: run, state: 'succeeded' });
  expect(builds.map(({ startedAt }) => startedAt)).toEqual(year.map(([first]) => first));
  expect(builds).toHaveLength(365);
});

test.each([
  ['America/New_York', 1.3],
  ['Europe/London', 1.3],
  ['Africa/Cairo', 1.3],
  ['Australia/Sydney', 2.2],
  // Their afternoon is at the beginning of the hours in which the feed cannot be read.
  ['America/Los_Angeles', 4.1],
  ['Pacific/Honolulu', 5.1],
])(
  'in %s, the past liturgies are read at least every %s days of a year with late schedules',
  (timeZone, days) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const builds: Build[] = [];
    for (const run of modelRuns())
      if (isFeedTime(timeZone, run) && isDue(builds.slice(-3), timeZone, run))
        builds.push({ startedAt: run, state: 'succeeded' });
    const times = builds.map(({ startedAt }) => startedAt as Date);
    const local = times.map((time) => format.format(time));
    expect(new Set(local.map((it) => it.slice(0, 10))).size).toBe(times.length);
    expect(local.filter((it) => it.slice(11) < '14:00')).toEqual([]);
    expect(times.filter((it) => it.getUTCHours() >= 1 && it.getUTCHours() < 8)).toEqual([]);
    const gaps = times.slice(1).map((time, index) => time.getTime() - (times[index]?.getTime() ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(days * 24 * 60 * 60 * 1000);
  },
);

const tries = (...states: Build['state'][]) =>
  states.map((state, hour): Build => ({ startedAt: `2026-11-26T0${hour + 5}:17:00Z`, state }));

test.each<[string, Build[], boolean, now?: string]>([
  ['without a try', [], true],
  ['after two that failed', tries('failed', 'failed'), true],
  ['after three that failed', tries('failed', 'failed', 'failed'), false],
  ['while one is running', tries('failed', 'running'), false],
  ['after one that succeeded', tries('succeeded'), false],
  ['after one that succeeded, and one that failed', tries('succeeded', 'failed'), false],
  [
    'after three that failed on the day before',
    tries('failed', 'failed', 'failed'),
    true,
    '2026-11-27T05:00Z',
  ],
  ['a second before that day', tries('failed', 'failed', 'failed'), false, '2026-11-27T04:59:59Z'],
])('a scheduled build %s', (_when, builds, expected, now = '2026-11-26T20:00Z') => {
  expect(isDue(builds, 'America/New_York', new Date(now))).toBe(expected);
});

/** Runs a command with a `gh` that answers from a table, and reports what it is asked to do. The first key that fits counts. */
function run(command: readonly string[], answers: Record<string, unknown>, env: Record<string, string> = {}) {
  const cases = Object.entries(answers).map(([call, answer], index) => {
    write(`answer-${index}`, typeof answer === 'string' ? answer : JSON.stringify(answer));
    return `"${call}"*) cat answer-${index};;`;
  });
  write(
    'gh',
    ['#!/bin/sh', 'echo "gh $*" >&2', 'case "$*" in', ...cases, '*) exit 1;;', 'esac'].join('\n'),
    0o755,
  );
  const [file = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, GH_REPO: 'st-mary/church', ...env },
  });
  return { status, stdout, calls: stderr.split('\n').filter(Boolean) };
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();

/** The page of a site in a place where it is a certain hour. */
function siteAt(hour: number) {
  const offset = new Date().getUTCHours() - hour;
  return `data:text/html,<!-- Built at 2026-11-26T05:17:00Z in ${offset > 0 ? '-' : '%2B'}${String(Math.abs(offset)).padStart(2, '0')}:00 -->`;
}
const site = siteAt(12);
const start = 'workflow run deploy.yml --ref main --field reason=Nightly';

interface Run {
  hours: number;
  deploy?: string;
  status?: string;
  displayTitle?: string;
}

/** @param more arguments: the reason by default */
function deployIfDue(
  runs: Run[],
  event = 'schedule',
  url = site,
  [reason = '', ...more]: string[] = ['Nightly'],
) {
  const listed = runs.map(({ hours, displayTitle = 'Nightly', status = 'completed' }, databaseId) => ({
    databaseId,
    displayTitle,
    status,
    createdAt: hoursAgo(hours),
  }));
  const jobs = runs.map(({ deploy }) => ({
    jobs: [
      { name: 'test / test', conclusion: 'success' },
      { name: 'deploy', conclusion: deploy },
    ],
  }));
  const views = Object.fromEntries(jobs.map((answer, id) => [`run view ${id}`, answer]));
  const answers = {
    'run list --workflow deploy.yml --event workflow_dispatch': listed,
    ...views,
    [`workflow run deploy.yml --ref main --field reason=${reason}`]: '',
  };
  const script = join(project, '.ci/deploy-if-due.js');
  const command = [process.execPath, script, 'deploy.yml', reason, url, ...more];
  return run(command, answers, { GITHUB_EVENT_NAME: event, GITHUB_REF_NAME: 'main' });
}

const success = { deploy: 'success' };
test.each<[string, isStarted: boolean, ...Run[]]>([
  ['without a run', true],
  ['after one of the day before', true, { hours: 14, ...success }],
  ['after one that has published the site', false, { hours: 1, ...success }],
  ['after two that have not', true, { hours: 1, deploy: 'failure' }, { hours: 2, deploy: 'skipped' }],
  ['after three that have not', false, { hours: 1 }, { hours: 2 }, { hours: 3 }],
  ['while one is running', false, { hours: 0, status: 'in_progress' }],
  [
    'after three for another reason',
    true,
    ...[1, 2, 3].map((hours) => ({ hours, displayTitle: 'Recordings', ...success })),
  ],
])('a schedule that comes %s, starts a deployment: %j', (_when, isStarted, ...runs) => {
  const { status, calls } = deployIfDue(runs);
  expect([status, calls.includes(`gh ${start}`)]).toEqual([0, isStarted]);
});

const isNight = new Date().getUTCHours() >= 1 && new Date().getUTCHours() < 8;
const json = 'data:application/json,{}';
const recordings = { displayTitle: 'Recordings' };

// Of a feed that cannot be read from 01 to 08 UTC, whenever this test runs.
test.each<[string, hour: number, url: string, isStarted: boolean, ...Run[]]>([
  ['in the afternoon', 15, json, !isNight],
  ['at noon', 12, json, false],
  ['where the site has no list', 15, 'data:', false],
  ['after one that has published the site', 15, json, false, { hours: 1, ...recordings, ...success }],
  ['after one of the night, which is another count', 15, json, !isNight, { hours: 9, ...success }],
])(
  'for the past liturgies, a deployment starts %s: at %i o’clock, %s, %j',
  (_when, hour, url, isStarted, ...runs) => {
    const { status, calls } = deployIfDue(runs, 'schedule', siteAt(hour), ['Recordings', url]);
    const started = 'gh workflow run deploy.yml --ref main --field reason=Recordings';
    expect([status, calls.includes(started)]).toEqual([0, isStarted]);
  },
);

test('who runs Nightly by hand starts a deployment', () => {
  expect(deployIfDue([{ hours: 0, ...success }], 'workflow_dispatch')).toMatchObject({
    status: 0,
    calls: [`gh ${start}`],
  });
});

test('the days are those of UTC where the site does not say its time zone', () => {
  const { status, calls } = deployIfDue([{ hours: 25, ...success }], 'schedule', 'data:text/html,');
  expect([status, calls.at(-1)]).toEqual([0, `gh ${start}`]);
});

test('where GitHub does not answer, the run fails with its sentence alone', () => {
  const command = [process.execPath, join(project, '.ci/deploy-if-due.js'), 'deploy.yml', 'Nightly', site];
  expect(run(command, {})).toMatchObject({
    status: 1,
    stdout: '',
    calls: [expect.stringMatching(/^gh run list/)],
  });
});

test.each([
  ['active', 1, 90, /^$/],
  // Enabled, and not yet run.
  ['active', 90, 1, /^$/],
  ['active', 72, 90, /^GitHub has not run the workflow nightly since 2\d{3}-\d\d-\d\d\.\n$/],
  ['active', undefined, 90, /^GitHub has not run/],
  ['disabled_manually', undefined, 90, /^$/],
  [
    'disabled_inactivity',
    undefined,
    90,
    /^GitHub has disabled the workflow nightly \(its state is disabled_inactivity\)\.\n$/,
  ],
  [
    'disabled_fork',
    undefined,
    1,
    /^GitHub has disabled the workflow nightly \(its state is disabled_fork\)\.\n$/,
  ],
])('the state %s, with a run %s hours ago, enabled %i hours ago', (state, lastRun, enabled, sentence) => {
  const answers = {
    'api repos/st-mary/church/actions/workflows/nightly.yml': { state, updated_at: hoursAgo(enabled) },
    'run list --workflow nightly.yml --event schedule':
      lastRun === undefined ? [] : [{ createdAt: hoursAgo(lastRun) }],
  };
  const { status, stdout } = run(
    [process.execPath, join(project, '.ci/check-schedule.js'), 'nightly'],
    answers,
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(sentence);
});

/** The command of a step, as GitHub runs it. */
function step(workflow: string, job: string, name: string) {
  const { jobs } = parse(readFileSync(join(project, '.github/workflows', workflow), 'utf8')) as Workflow;
  return ['bash', '-e', '-c', jobs[job]?.steps.find((it) => it.name === name)?.run ?? 'exit 9'];
}

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}

const steps = {
  report: step('report.yml', 'report', 'Open an issue, comment on the open one, or close it'),
  weekly: step('weekly.yml', 'report', 'Close the last report and open the new one'),
};
const hasIssues = (answer: boolean) => ({ 'api repos/st-mary/church --jq .has_issues': `${answer}\n` });
const on = { ...hasIssues(true), 'issue list': '7\n', issue: '' };
const off = hasIssues(false);
const refused = { ...hasIssues(true), 'issue list': '' };
const body = 'The site is old.';

test.each<[keyof typeof steps, string, object, text: string, exitCode: number, ...calls: string[]]>([
  ['report', 'comments', on, body, 0, 'issue view 7', 'issue comment 7'],
  ['report', 'closes', on, '', 0, 'issue close 7'],
  ['report', 'is refused by GitHub', refused, body, 1, 'issue create'],
  ['report', 'has no Issues', off, body, 1],
  ['report', 'has no Issues, and nothing to say', off, '', 0],
  ['weekly', 'opens an issue', on, body, 0, 'issue close 7', 'issue create'],
  ['weekly', 'closes', on, '', 0, 'issue close 7'],
  ['weekly', 'is refused by GitHub', refused, body, 1, 'issue create'],
  ['weekly', 'has no Issues', off, body, 1],
  ['weekly', 'has no Issues, and nothing to say', off, '', 0],
])('%s.yml %s', (name, what, answers, text, exitCode, ...expected) => {
  write('summary.md', '');
  const env = { TITLE: 'The title', BODY: text, REPORT: text, RUN: '', GITHUB_STEP_SUMMARY: 'summary.md' };
  const { status, stdout, calls } = run(steps[name], { ...answers }, env);
  expect(status).toBe(exitCode);
  const changes = calls.filter((call) => /^gh issue (?!list)/.test(call));
  expect(changes).toEqual(expected.map((call) => expect.stringContaining(call) as string));
  expect(stdout.includes('::error::Issues are off')).toBe(what === 'has no Issues');
  // The weekly report is there before.
  const summary = name === 'report' && text ? '## The title\n\nThe site is old.\n' : '';
  expect(read('summary.md')).toBe(summary);
});
