import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from './check-content.ts';
import { expectIssue, imagePath, jpeg, photo, root, set, setUpContent } from './content-fixture.ts';

const setFile = (file: string) => set('clergy.yaml', 'priestImage.file', file);
setUpContent();

// prettier-ignore
it.each<[title: string, change: () => unknown, found: RegExp, expected: RegExp]>([
  ['empty', () => writeFileSync(imagePath(), ''), /0 bytes/, /again/],
  ['text', () => writeFileSync(imagePath(), 'Dear office, the photo is attached.'), /not an image/, /JPEG, PNG/],
  ['SVG', () => writeFileSync(imagePath(), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /format SVG/, /JPEG, PNG/],
  ['GIF', () => photo().gif().toFile(imagePath()), /format GIF/, /JPEG, PNG/],
  ['iPhone photo', () => writeFileSync(imagePath(), '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0'), /HEIC/, /saved as JPEG.*Most Compatible/],
  ['60-megapixel photo', () => photo(10_000, 6_000).jpeg().toFile(imagePath()), /10000 × 6000 pixels \(60 megapixels\)/, /at most 50 megapixels/],
  ['incomplete photo', () => writeFileSync(imagePath(), jpeg.subarray(0, 800)), /incomplete/, /again/],
  ['question mark in the file name', () => setFile('../assets/who?.jpg'), /who\?/, /question mark/],
  ['wrong file extension', () => { writeFileSync(imagePath('photo.jfif'), jpeg); setFile('../assets/photo.jfif'); }, /jfif/, /ends in \.jpg/],
  ['image that does not exist', () => setFile('../assets/photos.jpg'), /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image name in capitals', () => setFile('../assets/Photo.JPG'), /does not exist/, /did you mean '\.\.\/assets\/photo\.jpg'/],
  ['image folder that does not exist', () => setFile('../assets/photos/a.jpg'), /does not exist/, /an image that exists/],
  ['image on another site', () => setFile('https://example.org/photo.jpg'), /https:/, /an image in src\/assets/],
  ['image outside src/assets', () => setFile('../../../../etc/passwd'), /passwd/, /an image in src\/assets/],
])('image issue: %s', async (_title, change, found, expected) => {
  await change();
  await expectIssue('clergy.yaml', 'priestImage.file', found, expected);
});

it.each(['webp', 'avif'] as const)('valid: %s saved as .jpg', async (format) => {
  await photo().toFormat(format, { effort: 0 }).toFile(imagePath());
  expect(await checkContent(root)).toEqual([]);
});

it('image issue: damage in the middle of a file, only when images are decoded', async () => {
  const png = await photo().png({ compressionLevel: 0 }).toBuffer();
  writeFileSync(imagePath(), png.fill(7, 100_000, 200_000));
  expect(await checkContent(root)).toEqual([]);
  const issues = (await checkContent(root, { decodeImages: true })).map(
    ({ key, found }) => `${key} ${found}`,
  );
  expect(issues).toEqual([expect.stringMatching(/^priestImage\.file .*damaged/)]);
});
