import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContentFile } from '#content/content-files.ts';
import { checkContent } from './check-content.ts';
import { formatAnnotation, formatReport, isError } from './issue.ts';
import {
  edit,
  expectIssue,
  issuesIn,
  liturgies,
  project,
  readTable,
  root,
  set,
  setUpContent,
  texts,
  write,
} from './fixtures/content.ts';

setUpContent();
const inLatin1 = Buffer.from(liturgies.replace('Divine', 'Célébration'), 'latin1');

it("the parish's content is valid", async () => {
  expect((await checkContent(project)).filter(isError)).toEqual([]);
});

const table = readTable('files.yaml') as Record<
  'whole',
  Record<'file' | 'text' | 'found' | 'expected', string>[]
>;

it.each(table.whole)('the file $file with $text is an issue', async ({ file, text, ...said }) => {
  if (text === 'none') rmSync(join(root, 'src/content', file));
  else write(file, text);
  expect(await checkContent(root)).toMatchObject([{ file: `src/content/${file}`, key: '', ...said }]);
});

it.each([
  ['of Windows', 'liturgies.yaml', inLatin1],
  ['UTF-16', 'layout.yaml', Buffer.from('\uFEFFmenuLabel: Menu', 'utf16le')],
])('a file in the encoding %s is an issue', async (_, file, data) => {
  write(file, data);
  await expectIssue(file, '', /cannot be read/, /UTF-8/);
});

it.each(['', '# Only a comment\n', '{}\n', '---\n', '\uFEFF'])(
  'a file whose keys may all be left out may be %j, another one may not',
  (text) => {
    expect(issuesIn('notices.yaml', text)).toEqual([]);
    expect(issuesIn('layout.yaml', text)).not.toEqual([]);
  },
);

it('legal pages may be missing, and files of the operating system may be there', async () => {
  rmSync(join(root, 'src/content/legal.yaml'));
  write('.DS_Store', 'x');
  expect(await checkContent(root)).toEqual([]);
});

it.each([
  ['title', 'pages/schedule.yaml', 'title'],
  ['description', 'pages/schedule.yaml', 'description'],
  ['title', 'legal.yaml', 'pages.Imprint.title'],
])('a page with the %s of %s, %s', async (key, file, keyOfOther) => {
  const value = 'Schedule of Example Church: its liturgies, week by week';
  set(file, keyOfOther, value);
  set('pages/giving.yaml', key, ` ${value.toUpperCase()}`);
  const expected = new RegExp(`^a ${key} of its own; src/content/${file} has the same$`);
  await expectIssue('pages/giving.yaml', key, /SCHEDULE/, expected);
  expect((await checkContent(root)).some(isError)).toBe(false);
});

it('all issues are reported in one message, in the order of files and lines', async () => {
  set('pages/home.yaml', 'title', 'Home');
  write('liturgies.yaml', edit('8:30 AM', 'early'));
  set('church.yaml', 'address.region', 'va');
  set('church.yaml', 'mascot', 'Lamb');
  set('clergy.yaml', 'priestImage', { alt: '', file: '../assets/missing.jpg' });
  const issues = await checkContent(root);
  const keys = 'address.region mascot liturgies.sunday.startTime priestImage.alt priestImage.file title';
  expect(issues.map(({ key }) => key).join(' ')).toBe(keys);
  for (const { file, line, key } of issues)
    expect(readFileSync(join(root, file), 'utf8').split('\n')[line - 1]).toContain(key.split('.').at(-1));
  expect(formatReport(issues)).toMatch(`There are 6 issues in the content.

src/content/church.yaml, line 9, address.region
  found:    'va'
  expected: the two capital letters of a state, such as VA

src/content/church.yaml, line `);
});

it('the line of a missing key is that of its entry', () => {
  const [issue] = issuesIn('liturgies.yaml', edit('    day: Sunday\n', ''));
  expect(liturgies.split('\n')[(issue?.line ?? 0) - 1]).toBe('  - id: sunday');
});

it('annotations are escaped for GitHub, and a warning says that it is one', () => {
  const issue = { file: 'src/assets/a,b.jpg', line: 7, key: 'b', found: "'x: 1'", expected: '50%, or 0' };
  const warning = { ...issue, line: 0, key: '', isWarning: true };
  const message = "%0A  found:    'x: 1'%0A  expected: 50%25, or 0";
  expect([issue, warning].map(formatAnnotation)).toEqual([
    `::error file=src/assets/a%2Cb.jpg,line=7::src/assets/a,b.jpg, line 7, b${message}`,
    `::warning file=src/assets/a%2Cb.jpg,line=1::src/assets/a,b.jpg${message}`,
  ]);
  expect(formatReport([warning])).toMatch(/^There is 1 warning in the content\.\n\nsrc\/assets\/a,b\.jpg\n/);
  expect(formatReport([warning, issue])).toMatch(
    /^There is 1 issue in the content\.\n\n[^]*\n\nThere is 1 warning in the content\.\n\n/,
  );
});

it('a new entry that is over is an issue', async () => {
  set('notices.yaml', 'notices.1', { text: 'Snow', lastDate: '2020-12-06' });
  const issues = await checkContent(root, { committed: () => ({ notices: [] }) });
  expect(issues).toMatchObject([{ key: 'notices.1.lastDate', found: "'2020-12-06', which is over" }]);
});

it('npm run check-content reports issues without a stack trace and exits with 1', async () => {
  write('liturgies.yaml', edit('11:30 AM', 'noon'));
  const stderr = `${formatReport(await checkContent(root))}\n`;
  expect(stderr).toMatch(/^There is 1 issue in the content\.\n/);
  const command = [join(project, 'tools/check-content.ts'), root];
  const run = promisify(execFile)(process.execPath, command, { env: { ...process.env, GITHUB_ACTIONS: '' } });
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr });
});

it('npm run check-content says where forms and comments are missing, or those of another version', async () => {
  const command = [join(project, 'tools/check-content.ts'), root];
  const run = async () => (await promisify(execFile)(process.execPath, command)).stdout;
  expect(await run()).not.toContain('npm run describe-content');
  writeFileSync(join(root, '.pages.yml'), '# Forms of before.\n');
  write('layout.yaml', `# Of before.\n${texts['layout.yaml']}`);
  expect(await run()).toContain(
    'Forms or comments are missing, or of another version, in .pages.yml, src/content/layout.yaml: npm run describe-content\n',
  );
});

it('what may be a mistake is a warning', async () => {
  const before = (name: ContentFile) => parse(texts[name]) as unknown;
  set('liturgies.yaml', 'liturgies', (parse(liturgies) as { liturgies: unknown[] }).liturgies.slice(1));
  set('pages/home.yaml', 'hero.image.file', '../../assets/photo.jpg');
  set('church.yaml', 'languages', ['en', 'ar']);
  write(
    'translations/ar.yaml',
    'confirmed: false\ntexts: [{ text: Menu, translation: القائمة, file: Ministries }]',
  );
  const issues = await checkContent(root, { committed: before, today: '2026-12-01' });
  const warnings = issues.filter(({ file }) => /liturgies|home/.test(file));
  expect(warnings.map(({ key, expected }) => `${key}: ${expected}`)).toEqual([
    "liturgies: the liturgy, if only one day is canceled, and below 'changes' the day: liturgy: saturday, date: 2026-12-05, canceled: true",
    'hero.portraitImage.file: the same scene as the new image, in portrait format: tablets held upright show this one',
  ]);
  expect(issues.find(({ key }) => key === 'texts.1.file')).toMatchObject({
    found: "'Ministries'",
    expected: 'the name of a content file, such as ministries.yaml: no text has this translation',
  });
  expect(issues.some(isError)).toBe(false);
});
