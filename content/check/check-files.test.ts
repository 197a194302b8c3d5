import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { load } from '#content/load.ts';
import { checkContent, inspectFiles } from './check-content.ts';
import { listFiles, findImageIssue } from './check-files.ts';
import {
  expectIssue,
  imagePath,
  jpeg,
  photo,
  readTable,
  root,
  set,
  setUpContent,
} from './fixtures/content.ts';
import { isError } from './issue.ts';

interface Row {
  named: string;
  exists?: string;
  found: string;
  expected: string;
}

const table = readTable('files.yaml') as Record<'links' | 'images' | 'unused', Row[]>;
const files = join(root, 'public/files');
setUpContent();
beforeEach(() => mkdirSync(files, { recursive: true }));

const linkTo = (file: string) =>
  set('notices.yaml', 'notices', [{ text: 'Snow', lastDate: '2026-12-06', link: { label: 'Read', file } }]);

it.each(table.links)('a link to $named is an issue', async ({ named, found, expected }) => {
  writeFileSync(join(files, 'Bulletin.pdf'), '%PDF');
  writeFileSync(join(files, 'large.pdf'), Buffer.alloc(10_500_000));
  linkTo(named);
  expect(await checkContent(root)).toMatchObject([{ key: 'notices.1.link.file', found, expected }]);
});

it('link to a file that exists is valid, and files that nothing names are found', async () => {
  writeFileSync(join(files, 'bulletin.pdf'), Buffer.alloc(10_000_000));
  linkTo('/files/bulletin.pdf');
  mkdirSync(imagePath('brand'));
  for (const name of ['brand/logo.svg', 'README.md', 'IMG 1.heic.jpg']) writeFileSync(imagePath(name), jpeg);
  writeFileSync(join(files, 'old.md.pdf'), '%PDF');
  expect(await checkContent(root)).toEqual([]);
  const { unused } = listFiles(load(root), inspectFiles(load(root)));
  expect(unused).toEqual(['src/assets/IMG 1.heic.jpg', 'public/files/old.md.pdf']);
});

it.each(['video.mp4', '.hidden'])(
  'a file that hosts refuse, and nothing names, is an error: %s',
  async (name) => {
    const video = join(files, name);
    writeFileSync(video, '');
    truncateSync(video, 25 * 1024 * 1024);
    expect(await checkContent(root)).toEqual([]);
    truncateSync(video, 25 * 1024 * 1024 + 1);
    const found = 'a file of 27 MB';
    const expected = 'a file of at most 26 MB: hosts refuse the whole site with a larger one';
    expect(await checkContent(root)).toEqual([
      { file: `public/files/${name}`, line: 0, key: '', found, expected },
    ]);
  },
);

it('20,001 files, which hosts refuse, are one error', async () => {
  for (let count = 0; count < 20_000; count++) writeFileSync(join(files, `${count}.txt`), '');
  expect(await checkContent(root)).toEqual([]);
  writeFileSync(join(files, 'one more.txt'), '');
  const found = '20,001 files';
  const expected = 'at most 20,000 files: hosts refuse the whole site with more';
  expect(await checkContent(root)).toEqual([{ file: 'public/files', line: 0, key: '', found, expected }]);
});

it.each(['NFC', 'NFD'])('a file is found if its name on the disk is in the form %s', async (diskForm) => {
  const name = 'Kyrillos Pâques Ⲁ̀'.normalize(diskForm === 'NFC' ? 'NFD' : 'NFC');
  const onDisk = name.normalize(diskForm);
  writeFileSync(imagePath(`${onDisk}.jpg`), jpeg);
  writeFileSync(join(files, `${onDisk}.pdf`), '%PDF');
  linkTo(`/files/${name}.pdf`);
  set('clergy.yaml', 'priestImage.file', `../assets/${name}.jpg`);
  expect(await checkContent(root)).toEqual([]);
  expect(JSON.stringify(load(root).content)).toContain(`/files/${onDisk}.pdf`);
});

it.each(table.unused)('$exists was meant to replace an image', async ({ exists = '', found, expected }) => {
  writeFileSync(imagePath(exists), jpeg);
  expect(await checkContent(root)).toMatchObject([
    { file: `src/assets/${exists}`, key: '', found, expected, isWarning: false },
  ]);
});

it('another file beside one that is linked may be linked from elsewhere: a warning', async () => {
  for (const name of ['bulletin.pdf', 'bulletin (1).pdf']) writeFileSync(join(files, name), '%PDF');
  linkTo('/files/bulletin.pdf');
  expect(await checkContent(root)).toMatchObject([
    { file: 'public/files/bulletin (1).pdf', isWarning: true },
  ]);
});

const node = { expected: 'the path of an image in src/assets', width: 800 };
const check = async (file = '../assets/photo.jpg') =>
  findImageIssue(load(root), listFiles(load(root), inspectFiles(load(root))), 'clergy.yaml', file, node);

it.each(table.images)('$named is no path of an image', async ({ named, exists, found, expected }) => {
  mkdirSync(imagePath('clergy'));
  if (exists) writeFileSync(imagePath(exists), jpeg);
  expect(await check(named)).toEqual({ found, expected });
});

const sizeOfJpeg = jpeg.indexOf('ffc0', 'hex') + 5;
const ofSize = (height: number, width: number) => {
  const image = Buffer.from(jpeg);
  image.writeUInt16BE(height, sizeOfJpeg);
  image.writeUInt16BE(width, sizeOfJpeg + 2);
  return image;
};
it.each<
  [title: string, data: string | Uint8Array | (() => Promise<Uint8Array>), found: string, expected: RegExp]
>([
  ['an empty file', '', 'is empty (0 bytes)', /again$/],
  ['a text', 'Dear office, the photo is attached.', 'is not an image', /JPEG, PNG/],

  [
    'a photo of an iPhone',
    '\0\0\0\x14ftypheic\0\0\0\0heic',
    'is an iPhone photo in the format HEIC',
    /saved as/,
  ],
  ['a photo of 50.5', ofSize(6100, 8280), 'has 8280 × 6100 pixels (51 megapixels)', /at most 50 megapixels/],
  ['an incomplete photo', jpeg.subarray(0, 800), 'is damaged or incomplete', /again$/],
  ['a small photo', () => photo(400, 300).jpeg().toBuffer(), 'has 400 × 300 pixels', /of 800 pixels across/],
])('%s is reported', async (_title, data, found, expected) => {
  writeFileSync(imagePath(), typeof data === 'function' ? await data() : data);
  const issue = await check();
  expect(issue).toMatchObject({ found: `'../assets/photo.jpg', which ${found}` });
  expect(issue?.expected).toMatch(expected);
  expect((await checkContent(root)).some(isError)).toBe(typeof data !== 'function');
});

it('another image that is used is not suggested in place of a missing one', async () => {
  writeFileSync(imagePath('LifeAt2.jpg'), jpeg);
  set('clergy.yaml', 'priestImage.file', '../assets/LifeAt1.jpg');
  await expectIssue('clergy.yaml', 'priestImage.file', /not exist/, /did you mean '.*\/LifeAt2\.jpg'/);
  set('clergy.yaml', 'pope.image.file', '../assets/LifeAt2.jpg');
  await expectIssue('clergy.yaml', 'priestImage.file', /not exist/, /; upload it to src\/assets$/);
});

it.each(['webp', 'avif'] as const)('valid: %s saved as .jpg', async (format) => {
  await photo(600).toFormat(format, { effort: 0 }).toFile(imagePath());
  expect(await check()).toBeUndefined();
});

it('valid: a photo of a phone with 50 megapixels, which has 50.1', async () => {
  writeFileSync(imagePath(), ofSize(6144, 8160));
  expect(await check()).toBeUndefined();
});

it.each(['png', 'jpeg'] as const)('a damaged %s is found', async (format) => {
  const bytes = await photo(1500, 1000).toFormat(format).toBuffer();
  bytes.subarray(-1000, -100).fill(7);
  writeFileSync(imagePath(), bytes);
  expect((await check())?.found).toMatch(/damaged/);
});

it('what was found out about an image is recorded by its bytes, and a damaged record is written again', async () => {
  const record = join(root, '.cache/images.json');
  const read = () => readFileSync(record, 'utf8');
  expect(await checkContent(root)).toEqual([]);
  const whole = read();
  const damaged = whole.replaceAll('"isDamaged":false', '"isDamaged":true');
  writeFileSync(record, damaged);
  expect((await checkContent(root)).map(({ found }) => found)).toContainEqual(
    expect.stringMatching(/, which is damaged or incomplete$/),
  );
  for (const text of ['', '{', '{"images":{}}', damaged.replace(/"decoder":"[^"]*"/, '"decoder":"8.0.0"')]) {
    writeFileSync(record, text);
    expect(await checkContent(root)).toEqual([]);
    expect(read()).toBe(whole);
  }
  for (const name of ['photo.jpg', 'other.jpg'])
    writeFileSync(imagePath(name), await photo(1500, 1100).jpeg().toBuffer());
  writeFileSync(record, damaged);
  expect(await checkContent(root)).toEqual([]);
});
