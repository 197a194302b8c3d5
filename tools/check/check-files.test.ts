import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { readFiles } from '#tools/content/read-content.ts';
import { checkContent, inspectFiles } from './check-content.ts';
import { findUnusedFiles, usedFiles } from './check-files.ts';
import { findImageIssue } from './check-image.ts';
import { expectIssue, imagePath, jpeg, photo, root, set, setUpContent } from './fixtures/content.ts';
import { isError } from './issue.ts';

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

const sizeOfJpeg = jpeg.indexOf('ffc0', 'hex') + 5;
const node = { expected: 'the path of an image in src/assets', width: 800 };
const used = new Set(['src/assets/photo.jpg']);
const check = (file = '../assets/photo.jpg', decodeImages = false) =>
  findImageIssue({ root, decodeImages, used }, 'src/content/clergy.yaml', file, node);

/** 20,000 × 15,000 pixels. */
const large = Buffer.from(jpeg).fill('3a984e20', sizeOfJpeg, sizeOfJpeg + 4, 'hex');

it.each<[title: string, data: string | Buffer, found: RegExp, expected: RegExp]>([
  ['an empty file', '', /0 bytes/, /again/],
  ['a text', 'Dear office, the photo is attached.', /not an image/, /JPEG, PNG/],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', /format SVG/, /JPEG, PNG/],
  ['a photo of an iPhone', '\0\0\0\x14ftypheic\0\0\0\0heic', /HEIC/, /saved as JPEG.*Most Compatible/],
  ['a large photo', large, /20000 × 15000 pixels \(300 megapixels\)/, /at most 50 megapixels/],
  ['an incomplete photo', jpeg.subarray(0, 800), /incomplete/, /again/],
])('%s is no image for the site', async (_title, data, found, expected) => {
  writeFileSync(imagePath(), data);
  expectToMatch(await check(), found, expected);
});

it.each<[named: string, found: RegExp, expected: RegExp, existing?: string]>([
  ['../assets/who?.jpg', /who\?\.jpg'$/, /question mark/],
  ['../assets/photo.jpg.jfif', /jfif'$/, /ends in \.jpg/, 'photo.jpg.jfif'],
  ['../assets/Photo.JPG', /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['../assets/clergy/others.jpg', /does not exist/, /upload it to src\/assets\/clergy$/],
  [
    '../assets/mark.jpg',
    /does not exist/,
    /did you mean '\.\.\/assets\/clergy\/mark\.jpg'/,
    'clergy/mark.jpg',
  ],
  ['../assets/choir.jpg', /does not exist, but choir\.HEIC does/, /saved as JPEG/, 'choir.HEIC'],
  ['photo.jpg', /^'photo\.jpg'$/, /^the path of an image.*did you mean '\.\.\/assets\/photo\.jpg'/],
  ['https://example.org/photo.jpg', /https:/, /an image in src\/assets/],
])('%s is no path of an image', async (named, found, expected, existing = '') => {
  mkdirSync(imagePath('clergy'));
  if (existing) writeFileSync(imagePath(existing), jpeg);
  expectToMatch(await check(named), found, expected);
});

it('image issue: a deleted photo, in place of which another one is not suggested', async () => {
  writeFileSync(imagePath('LifeAt2.jpg'), jpeg);
  set('clergy.yaml', 'priestImage.file', '../assets/LifeAt1.jpg');
  await expectIssue('clergy.yaml', 'priestImage.file', /not exist/, /did you mean '.*\/LifeAt2\.jpg'/);
  set('clergy.yaml', 'pope.image.file', '../assets/LifeAt2.jpg');
  await expectIssue('clergy.yaml', 'priestImage.file', /not exist/, /; upload it to src\/assets$/);
});

const animated = async () =>
  sharp([await photo().png().toBuffer(), jpeg], { join: { animated: true } })
    .webp()
    .toBuffer();

it.each<[title: string, image: () => Promise<Uint8Array>, found: RegExp, expected: RegExp]>([
  ['is too small', () => photo(100, 80).jpeg().toBuffer(), /has 100 × 80 pixels$/, /of 800 pixels across/],
  ['is too low', () => photo(1600, 100).jpeg().toBuffer(), /has 1600 × 100 pixels$/, /of 800 pixels across/],
  ['is animated', animated, /which is animated$/, /the first frame only/],
])('image warning: a photo that %s', async (_title, image, found, expected) => {
  writeFileSync(imagePath(), await image());
  await expectIssue('clergy.yaml', 'priestImage.file', found, expected);
  expect((await checkContent(root)).filter(isError)).toEqual([]);
});

it.each(['webp', 'avif'] as const)('valid: %s saved as .jpg', async (format) => {
  await photo(400).toFormat(format, { effort: 0 }).toFile(imagePath());
  expect(await check()).toBeUndefined();
});

it.each(['png', 'jpeg'] as const)('image issue: damaged %s, only when images are decoded', async (format) => {
  const bytes = await photo(1500, 1000).toFormat(format).toBuffer();
  bytes.subarray(-1000, -100).fill(7);
  writeFileSync(imagePath(), bytes);
  expect(await checkContent(root)).toEqual([]);
  expect((await check(undefined, true))?.found).toMatch(/damaged/);
});

it.each([
  [2400, 0.5, true],
  [2400, 1, false],
  [800, 0.5, false],
])('an image of a place %d pixels wide with opacity %f is reported: %s', async (width, alpha, isReported) => {
  const background = { r: 200, g: 150, b: 50, alpha };
  const image = sharp({ create: { width: 2400, height: 1200, channels: 4, background } });
  writeFileSync(imagePath('photo.png'), await image.png().toBuffer());
  const project = { root, decodeImages: false, used };
  const issue = await findImageIssue(project, 'src/content/clergy.yaml', '../assets/photo.png', { width });
  expect(issue?.found ?? '').toMatch(isReported ? /transparent/ : /^$/);
});

function expectToMatch(issue: Awaited<ReturnType<typeof check>>, found: RegExp, expected: RegExp): void {
  expect(issue?.found).toMatch(found);
  expect(issue?.expected).toMatch(expected);
}
