import { expect, it, vi } from 'vitest';
import { load } from '#content/load.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { commitBefore, dayOfChange, findPastDates, lastCommit } from './past-dates.ts';

const { root, write, git } = useFolder();
const hours = { startTime: '9:00 AM', endTime: '11:00 AM' };
const today = '2026-12-06';
const past = '2025-12-06';
const find = (data: object, before?: unknown) => findPastDates('liturgies.yaml', data, today, () => before);

it('a new entry that is over is an issue, an old one is not', () => {
  const data = {
    liturgies: [{ firstDate: past, lastDate: past }, { lastDate: today }],
    changes: [{ date: '2026-12-04' }, { date: '2026-12-05' }, { date: '2024-01-06' }, { date: '12-06-2025' }],
    specialServices: [{ name: 'Vespers', date: past, ...hours, mascot: past }],
  };
  const issues = find(data, { changes: [{ date: '2024-01-06', reason: 'Snow' }] });
  const keys = issues.map(({ path }) => path.join('.'));
  expect(keys).toEqual(['liturgies.0.lastDate', 'changes.0.date', 'specialServices.0.date']);
  expect(issues[0]).toMatchObject({ found: "'2025-12-06', which is over" });
  expect(issues[0]?.expected).toMatch(/^today, 2026-12-06, or a later date: is the year right/);
  expect(find(data, data)).toEqual([]);
});

it('without an earlier version it is a warning', () => {
  const issues = find({ changes: [{ date: past }] });
  expect(issues).toMatchObject([{ path: ['changes', 0, 'date'], isWarning: true }]);
  expect(issues[0]?.expected).toMatch(/An old entry may stay\.$/);
});

it('the last commit is read from git, in CI the one that passed, and the day of the change', () => {
  const file = 'notices.yaml';
  const setChurch = (text: string) => write('src/content/church.yaml', text);
  vi.stubEnv('CI', '');
  vi.stubEnv('BASE_COMMIT', '');
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-12-24T23:00:00Z');
  expect(lastCommit(load(root))(file)).toBeUndefined();
  git('init');
  setChurch('eventIdSuffix: first');
  for (const label of ['First', 'Second', 'Third', 'Not yet committed']) {
    write(`src/content/${file}`, `label: ${label}\n`);
    git('add', '.');
    if (label !== 'Not yet committed') git('commit', '-m', label);
  }
  expect(lastCommit(load(root))(file)).toEqual({ label: 'Third' });
  expect(lastCommit(load(root), commitBefore(root, '2026-12-25'))(file)).toEqual({ label: 'Third' });
  expect(lastCommit(load(root), commitBefore(root, '2026-12-24'))(file)).toEqual({ label: 'First' });
  // After npm run new-parish.
  setChurch('eventIdSuffix: second');
  expect(lastCommit(load(root))(file)).toBeUndefined();
  setChurch('eventIdSuffix: first\ntimeZone: America/New_York');
  vi.useFakeTimers({ now: new Date('2026-12-25T00:00:00Z'), toFake: ['Date'] });
  expect(dayOfChange(load(root))).toBe('2026-12-24');
  vi.useRealTimers();
  vi.stubEnv('CI', 'true');
  expect(dayOfChange(load(root))).toBe('2026-12-24');
  expect(lastCommit(load(root))(file)).toEqual({ label: 'Second' });
  vi.stubEnv('TODAY', '2027-04-25');
  expect(dayOfChange(load(root))).toBe('2027-04-25');
  vi.stubEnv('BASE_COMMIT', 'HEAD~2');
  expect(lastCommit(load(root))(file)).toEqual({ label: 'First' });
  vi.stubEnv('BASE_COMMIT', 'unknown');
  expect(lastCommit(load(root))(file)).toBeUndefined();
  vi.unstubAllEnvs();
});
