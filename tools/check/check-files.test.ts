import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkContent, inspectFiles } from './check-content.ts';
import { readFiles } from '#tools/content/read-files.ts';
import { expectIssue, imagePath, jpeg, root, set, setUpContent } from './fixtures/content.ts';
import { findUnusedFiles, usedFiles } from './check-files.ts';

const files = join(root, 'public/files');
setUpContent();
beforeEach(() => mkdirSync(files, { recursive: true }));

it.each<[file: string, found: RegExp, expected: RegExp]>([
  ['/files/bulletin.pdf', /does not exist/, /did you mean '\/files\/Bulletin\.pdf'/],
  ['/files/of-another-name.pdf', /does not exist/, /; upload it to public\/files$/],
  ['/files/large.pdf', /11 MB/, /at most 10 MB/],
  ['bulletin.pdf', /bulletin/, /^a file in public\/files/],
])('a link to the file %s is an issue', async (file, found, expected) => {
  writeFileSync(join(files, 'Bulletin.pdf'), '%PDF');
  writeFileSync(join(files, 'large.pdf'), Buffer.alloc(10_500_000));
  set('notices.yaml', 'notices.1.link', { label: 'Read', file });
  await expectIssue('notices.yaml', 'notices.1.link.file', found, expected);
});

it('link to a file that exists is valid, and files that nothing names are found', async () => {
  writeFileSync(join(files, 'bulletin.pdf'), Buffer.alloc(10_000_000));
  const link = { label: 'Read', file: '/files/bulletin.pdf' };
  set('notices.yaml', 'notices', [{ text: 'Snow', lastDate: '2099-12-06', link }]);
  mkdirSync(imagePath('brand'));
  for (const name of ['brand/logo.svg', 'README.md', 'IMG 1.heic.jpg']) writeFileSync(imagePath(name), jpeg);
  writeFileSync(join(files, 'old.md.pdf'), '%PDF');
  expect(await checkContent(root)).toEqual([]);
  const unused = await findUnusedFiles(root, usedFiles(inspectFiles(root)));
  expect(unused.map(({ file }) => file)).toEqual(['src/assets/IMG 1.heic.jpg', 'public/files/old.md.pdf']);
});

it.each([
  ['composed', 'decomposed', 'NFC', 'NFD'],
  ['decomposed', 'composed', 'NFD', 'NFC'],
] as const)(
  'files whose names are %s in content and %s on disk are found',
  async (_content, _disk, form, diskForm) => {
    const name = 'Kyrillos Pâques Ⲁ̀';
    const onDisk = name.normalize(diskForm);
    writeFileSync(imagePath(`${onDisk}.jpg`), jpeg);
    writeFileSync(join(files, `${onDisk}.pdf`), '%PDF');
    const link = { label: 'Read', file: `/files/${name}.pdf`.normalize(form) };
    set('notices.yaml', 'notices', [{ text: 'Snow', lastDate: '2099-12-06', link }]);
    set('clergy.yaml', 'priestImage.file', `../assets/${name}.jpg`.normalize(form));
    expect(await checkContent(root)).toEqual([]);
    expect(JSON.stringify(readFiles(root).map(({ file }) => file?.data))).toContain(`/files/${onDisk}.pdf`);
  },
);

it.each([
  ['photo.jpg.jpg', /beside src\/assets\/photo\.jpg$/, /^the name photo\.jpg/],
  ['photo.HEIC', /beside src\/assets\/photo\.jpg$/, /saved as JPEG.*under the name photo\.jpg/],
  ['photo(12).tif', /beside src\/assets\/photo\.jpg$/, /saved as JPEG.*under the name photo\.jpg/],
  ['IMG_1234.HEIC', /in a format that browsers do not show/, /saved as JPEG.*under the name of the image/],
])('%s beside a used photo.jpg was meant to replace it', async (name, found, expected) => {
  writeFileSync(imagePath(name), jpeg);
  const [issue, ...others] = await checkContent(root);
  expect([issue?.file, issue?.key, others]).toEqual([`src/assets/${name}`, '', []]);
  expect(issue?.found).toMatch(/^a file that no content names/);
  expect(issue?.found).toMatch(found);
  expect(issue?.expected).toMatch(expected);
});
