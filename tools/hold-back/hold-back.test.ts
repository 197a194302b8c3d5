import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatHeldBack, holdBack } from './hold-back.ts';
import { git, imagePath, project, root, set, setUpContent, write } from '#content/check/fixtures/content.ts';

setUpContent();
const scripts = {
  'hold-back': `node ${project}/tools/hold-back.ts`,
  // The build finds what the content check does not know.
  'test:content': `node ${project}/tools/check-content.ts . && ! grep -r 'A fault of the build' src/content`,
};

beforeEach(() => {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }));
  writeFileSync(join(root, '.gitignore'), '.cache\n');
  git('init', '--quiet');
  save('Mary', 'All good');
});

function save(name: string, title: string): string {
  git('add', '.');
  git('-c', `user.name=${name}`, 'commit', '--quiet', '--message', title);
  return git('rev-parse', 'HEAD');
}

const { steps } = (
  parse(readFileSync(join(project, '.github/workflows/test.yml'), 'utf8')) as {
    jobs: { test: { steps: { name?: string; run: string }[] } };
  }
).jobs.test;

function publish(base = '') {
  git('checkout', '--force', '--quiet', 'HEAD');
  git('clean', '-fdxq');
  const test = steps
    .find(({ name }) => name === 'Test')
    ?.run.replace('node tools/run.cjs\n', '')
    .replaceAll('.ci/', `${project}/.ci/`);
  const env = {
    ...process.env,
    COMMAND: 'npm run test:content',
    BASE_COMMIT: base,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_ACTIONS: '',
    CI: '1',
  };
  const { status } = spawnSync('bash', ['-e', '-c', test ?? ''], { cwd: root, env });
  const report = readFileSync(join(root, '.cache/held-back.md'), 'utf8');
  return { status, report };
}

async function holdBackFiles() {
  const result = await holdBack(root);
  return { errors: result.errors, report: formatHeldBack(root, result) };
}

const read = (file: string) => readFileSync(join(root, 'src/content', file), 'utf8');
const changed = () => git('status', '--short');

const hours = (startTime: string) => set('liturgies.yaml', 'liturgies.2.startTime', startTime);

test('a bad hour is held back, and later changes are published', () => {
  hours('early');
  save('Mary', 'Sunday begins earlier');
  set('notices.yaml', 'notices.1', { text: 'No liturgy because of snow.', lastDate: '2099-12-06' });
  save('Mark', 'Snow');
  const { status, report } = publish();
  expect([status, changed()]).toEqual([0, 'M  src/content/liturgies.yaml']);
  expect(read('liturgies.yaml')).toContain('8:30 AM');
  expect(report).toMatch(
    /^\*\*src\/content\/liturgies\.yaml\*\* is published as it was before this change:\n\n- ‘Sunday begins earlier’ \(Mary, 2/,
  );
  expect(report).toMatch(
    /liturgies\.yaml, line \d+, liturgies\.sunday\.startTime\n {2}found: {4}'early'\n {2}expected: a time of day/,
  );
  git('checkout', '--quiet', '.');
  hours('8:00 AM');
  save('Mary', 'At eight');
  expect(publish()).toEqual({ status: 0, report: '' });
  expect(read('liturgies.yaml')).toContain('8:00 AM');
});

test('of two bad files, each goes back as far as it must', async () => {
  hours('9:00 AM');
  save('Mary', 'At nine');
  for (const hour of ['early', 'earlier']) {
    hours(hour);
    save('Mary', hour);
  }
  set('clergy.yaml', 'pope.enthronedOn', '2012');
  save('Mark', 'The Pope');
  set('liturgies.yaml', 'changes', [{ liturgy: 'sunday', date: '2099-12-06', canceled: true }]);
  save('Abanoub', 'No liturgy');
  const { errors, report } = await holdBackFiles();
  expect([errors, changed()]).toEqual([[], 'M  src/content/clergy.yaml\nM  src/content/liturgies.yaml']);
  expect(read('liturgies.yaml')).toContain('9:00 AM');
  expect(report).toMatch(
    /‘early’ \(Mary[^]*\n\nAlso held back, because it is in the same file:\n\n- ‘No liturgy’ \(Abanoub, 2.*\n- ‘earlier’ \(Mary/,
  );
  expect(report).toMatch(/‘The Pope’ \(Mark/);
});

test('a file that was never good is removed, where the site does without it', async () => {
  write('notices (1).yaml', 'notices:\n');
  rmSync(join(root, 'src/content/legal.yaml'));
  save('Mary', 'Upload');
  write('legal.yaml', 'pages: soon\n');
  save('Mark', 'Legal pages');
  const { errors, report } = await holdBackFiles();
  expect([errors, changed()]).toEqual([[], 'D  src/content/legal.yaml\nD  "src/content/notices (1).yaml"']);
  expect(report).toMatch(/a file that the site does not read/);
});

test('a damaged photo, and then a deleted one, is the one that was good', async () => {
  const photo = readFileSync(imagePath());
  writeFileSync(imagePath(), photo.subarray(0, 900));
  save('Mary', 'A photo');
  expect((await holdBackFiles()).report).toMatch(
    /^\*\*src\/assets\/photo\.jpg\*\* .*\n\n- ‘A photo’[^]*which is damaged or incomplete/,
  );
  git('reset', '--hard', '--quiet');
  rmSync(imagePath());
  save('Mary', 'Tidy up');
  expect((await holdBackFiles()).errors).toEqual([]);
  expect(readFileSync(imagePath())).toEqual(photo);
});

test('the file of a new language is held back with the language', async () => {
  set('church.yaml', 'languages', ['en', 'ar']);
  save('Mary', 'Arabic');
  const { errors, report } = await holdBackFiles();
  expect([errors, changed()]).toEqual([[], 'M  src/content/church.yaml']);
  expect(report).toMatch(/translations\/ar\.yaml\n {2}found: {4}no such file/);
});

test('a file that hosts refuse is held back, and a later cancellation is published', () => {
  write('../../public/files/video.mp4', '');
  truncateSync(join(root, 'public/files/video.mp4'), 26_300_000);
  save('Mary', 'The video of the feast');
  const link = { label: 'Watch', file: '/files/video.mp4' };
  set('notices.yaml', 'notices.1', { text: 'The feast.', lastDate: '2099-12-06', link });
  save('Mary', 'Link to it');
  set('liturgies.yaml', 'changes', [{ liturgy: 'sunday', date: '2099-12-06', canceled: true }]);
  save('Mark', 'No liturgy');
  const { status, report } = publish();
  expect([status, changed()]).toEqual([0, 'D  public/files/video.mp4\nM  src/content/notices.yaml']);
  expect(read('liturgies.yaml')).toContain('2099-12-06');
  expect(report).toMatch(/public\/files\/video\.mp4\n {2}found: {4}a file of 27 MB\n/);
});

test('files beyond the number that hosts take are held back as a folder, also those of several changes', async () => {
  const upload = (...numbers: number[]) => {
    for (const number of numbers) write(`../../public/files/${number}.txt`, '');
    save('Mary', `Upload ${numbers[0]}`);
  };
  upload(...Array.from({ length: 20_000 }, (_, index) => index));
  upload(20_000);
  upload(20_001);
  const { errors, report } = await holdBackFiles();
  expect([errors, changed()]).toEqual([[], 'D  public/files/20000.txt\nD  public/files/20001.txt']);
  expect(report).toMatch(
    /^\*\*public\/files\*\* is published as it was before this change:\n\n- ‘Upload 20000’[^]*20,002 files/,
  );
});

test('where only the build finds the fault, the content is that of the last deployment', () => {
  const base = git('rev-parse', 'HEAD');
  set('notices.yaml', 'notices.1', { text: 'A fault of the build', lastDate: '2099-12-06' });
  save('Mary', 'Snow');
  const { status, report } = publish(base);
  expect([status, changed()]).toEqual([0, 'M  src/content/notices.yaml']);
  expect(report).toMatch(/as it was before these changes:\n\n- ‘Snow’ \(Mary, [^]*A fault of the build/);
  expect(publish().status).toBe(1);
});
