import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { checkContent, isError } from './check-content.ts';
import { findImageIssue } from './check-image.ts';
import { expectIssue, imagePath, jpeg, photo, root, set, setUpContent } from './fixtures/content.ts';

const node = { expected: 'the path of an image in src/assets', width: 800 };
const check = (file = '../assets/photo.jpg', decodeImages = false) =>
  findImageIssue({ root, decodeImages, used: new Set() }, 'src/content/clergy.yaml', file, node);

setUpContent();

// prettier-ignore
it.each<[title: string, change: () => unknown, found: RegExp, expected: RegExp]>([
  ['empty', () => writeFileSync(imagePath(), ''), /0 bytes/, /again/],
  ['text', () => writeFileSync(imagePath(), 'Dear office, the photo is attached.'), /not an image/, /JPEG, PNG/],
  ['SVG', () => writeFileSync(imagePath(), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /format SVG/, /JPEG, PNG/],
  ['iPhone photo', () => writeFileSync(imagePath(), '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0'), /HEIC/, /saved as JPEG.*Most Compatible/],
  ['60-megapixel photo', () => photo(10_000, 6_000).jpeg().toFile(imagePath()), /10000 × 6000 pixels \(60 megapixels\)/, /at most 50 megapixels/],
  ['incomplete photo', () => writeFileSync(imagePath(), jpeg.subarray(0, 800)), /incomplete/, /again/],
  ['question mark in the file name', () => '../assets/who?.jpg', /who\?/, /question mark/],
  ['wrong file extension', () => { writeFileSync(imagePath('photo.jfif'), jpeg); return '../assets/photo.jfif'; }, /jfif/, /ends in \.jpg/],
  ['image name in capitals', () => '../assets/Photo.JPG', /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image that was not uploaded', () => '../assets/clergy/father-mark.jpg', /does not exist/, /upload it to src\/assets\/clergy$/],
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
  await photo().toFormat(format, { effort: 0 }).toFile(imagePath());
  expect(await check()).toBeUndefined();
});

it('image issue: damage in the middle of a file, only when images are decoded', async () => {
  const png = await photo().png({ compressionLevel: 0 }).toBuffer();
  writeFileSync(imagePath(), png.fill(7, 100_000, 200_000));
  expect(await check()).toBeUndefined();
  expect((await check(undefined, true))?.found).toMatch(/damaged/);
});
