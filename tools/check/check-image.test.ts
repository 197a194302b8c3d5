import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { checkContent } from './check-content.ts';
import { isError } from './issue.ts';
import { findImageIssue } from './check-image.ts';
import { expectIssue, imagePath, jpeg, photo, root, set, setUpContent } from './fixtures/content.ts';

const sizeOfJpeg = jpeg.indexOf('ffc0', 'hex') + 5;
const node = { expected: 'the path of an image in src/assets', width: 800 };
const used = new Set(['src/assets/photo.jpg']);
const check = (file = '../assets/photo.jpg', decodeImages = false) =>
  findImageIssue({ root, decodeImages, used }, 'src/content/clergy.yaml', file, node);

setUpContent();

// prettier-ignore
it.each<[title: string, change: () => unknown, found: RegExp, expected: RegExp]>([
  ['empty', () => writeFileSync(imagePath(), ''), /0 bytes/, /again/],
  ['text', () => writeFileSync(imagePath(), 'Dear office, the photo is attached.'), /not an image/, /JPEG, PNG/],
  ['SVG', () => writeFileSync(imagePath(), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /format SVG/, /JPEG, PNG/],
  ['iPhone photo', () => writeFileSync(imagePath(), '\0\0\0\x14ftypheic\0\0\0\0heic'), /HEIC/, /saved as JPEG.*Most Compatible/],
  ['300-megapixel photo', () => writeFileSync(imagePath(), Buffer.from(jpeg).fill('3a984e20', sizeOfJpeg, sizeOfJpeg + 4, 'hex')), /20000 × 15000 pixels \(300 megapixels\)/, /at most 50 megapixels/],
  ['incomplete photo', () => writeFileSync(imagePath(), jpeg.subarray(0, 800)), /incomplete/, /again/],
  ['question mark in the file name', () => '../assets/who?.jpg', /who\?\.jpg'$/, /question mark/],
  ['wrong file extension', () => { writeFileSync(imagePath('photo.jpg.jfif'), jpeg); return '../assets/photo.jpg.jfif'; }, /jfif'$/, /ends in \.jpg/],
  ['image name in capitals', () => '../assets/Photo.JPG', /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image that was not uploaded', () => '../assets/clergy/others.jpg', /does not exist/, /upload it to src\/assets\/clergy$/],
  ['image in another folder', () => { mkdirSync(imagePath('clergy')); writeFileSync(imagePath('clergy/mark.jpg'), jpeg); return '../assets/mark.jpg'; }, /does not exist/, /did you mean '\.\.\/assets\/clergy\/mark\.jpg'/],
  ['image of another name in HEIC', () => { writeFileSync(imagePath('choir.HEIC'), ''); return '../assets/choir.jpg'; }, /does not exist, but choir\.HEIC does/, /saved as JPEG/],
  ['image without its folder', () => 'photo.jpg', /^'photo\.jpg'$/, /^the path of an image.*did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image on another site', () => 'https://example.org/photo.jpg', /https:/, /an image in src\/assets/],
])('image issue: %s', async (_title, change, found, expected) => {
  const file = await change();
  const issue = await check(typeof file === 'string' ? file : undefined);
  expect(issue).toEqual({
    found: expect.stringMatching(found) as string,
    expected: expect.stringMatching(expected) as string,
  });
});

it('image issue: a deleted photo, in place of which another one is not suggested', async () => {
  writeFileSync(imagePath('LifeAt2.jpg'), jpeg);
  set('clergy.yaml', 'priestImage.file', '../assets/LifeAt1.jpg');
  await expectIssue('clergy.yaml', 'priestImage.file', /not exist/, /did you mean '.*\/LifeAt2\.jpg'/);
  set('clergy.yaml', 'pope.image.file', '../assets/LifeAt2.jpg');
  await expectIssue('clergy.yaml', 'priestImage.file', /not exist/, /; upload it to src\/assets$/);
});

// prettier-ignore
it.each<[title: string, image: () => Promise<Uint8Array>, found: RegExp, expected: RegExp]>([
  ['is too small', () => photo(100, 80).jpeg().toBuffer(), /has 100 × 80 pixels$/, /of 800 pixels across/],
  ['is too low', () => photo(1600, 100).jpeg().toBuffer(), /has 1600 × 100 pixels$/, /of 800 pixels across/],
  ['is animated', async () => sharp([await photo().png().toBuffer(), jpeg], { join: { animated: true } }).webp().toBuffer(), /which is animated$/, /the first frame only/],
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
