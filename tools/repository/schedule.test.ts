import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { datesBetween } from '#time/dates.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { type Build, isDue } from '#ci/check-age.js';

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

/** A place where it is between noon and one o'clock. */
const noon = new Date().getUTCHours() - 12;
const site = `data:text/html,<!-- Built at 2026-11-26T05:17:00Z in ${noon > 0 ? '-' : '%2B'}${String(Math.abs(noon)).padStart(2, '0')}:00 -->`;
const start = 'workflow run deploy.yml --ref main --field reason=Nightly';

interface Run {
  hours: number;
  deploy?: string;
  status?: string;
  displayTitle?: string;
}

function deployIfDue(runs: Run[], event = 'schedule', url = site) {
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
    [start]: '',
  };
  const command = [process.execPath, join(project, '.ci/deploy-if-due.js'), 'deploy.yml', 'Nightly', url];
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
