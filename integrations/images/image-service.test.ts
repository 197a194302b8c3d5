import { hashTransform, propsToFilename } from 'astro/assets';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { colors } from '#styles/palette.ts';
import imageService from './image-service.ts';

const size = { width: 800, height: 600 };
const config = { service: { entrypoint: '', config: { avif: { effort: 0 } } } } as never;
const logger = undefined as never;

const convert = async (image: Sharp, values: object) => {
  const transform = { src: '', ...size, format: 'avif', quality: 45, fit: 'cover', ...values };
  return (await imageService.transform(await image.png().toBuffer(), transform, config, logger)).data;
};

test('an image that is too detailed for the budget is encoded at a lower quality', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 };
  const detailed = sharp({ create: { ...size, channels: 3, background: '#888', noise } });
  const plain = sharp({ create: { ...size, channels: 3, background: '#2a5db0' } });
  const [center, around] = [{ position: 'center' }, { position: 'around 50% 50%' }];
  expect((await convert(detailed, center)).length).toBeGreaterThan(61_000);
  expect((await convert(detailed, around)).length).toBeLessThan(61_000);
  expect(await convert(plain, around)).toEqual(await convert(plain, center));
});

test('a transparent image has the color of the page behind it in JPEG', async () => {
  const clear = sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const data = await convert(clear, { format: 'jpeg', quality: 90, position: 'around 50% 50%' });
  const { channels } = await sharp(data).stats();
  const page = Buffer.from(colors.page.slice(1), 'hex');
  for (const [index, { mean }] of channels.entries()) expect(mean).toBeCloseTo(page[index] ?? NaN, -1);
});

test('a medallion is a circle on a dark ground, whole, and not enlarged', async () => {
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
  const data = await convert(photo, {
    width: 400,
    height: 300,
    format: 'jpeg',
    fit: 'contain',
    position: 'around 50% 50%',
  });
  expect(await sharp(data).metadata()).toMatchObject({ width: 400, height: 300 });
  const brightness = async (left: number, top: number) =>
    (await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
  // The diameter is 200.
  for (const [x, y] of [
    [200, 150],
    [110, 150],
    [200, 60],
  ] as const)
    expect(await brightness(x, y), `${x} ${y}`).toBeGreaterThan(240);
  for (const [x, y] of [
    [90, 150],
    [200, 40],
    [115, 65],
    [5, 5],
  ] as const)
    expect(await brightness(x, y), `${x} ${y}`).toBeLessThan(40);
});

test('a URL has a hash of the options and the revision, and is the same below a base path', async () => {
  const url = async (change: object, path = '/_astro/a.1.jpg') => {
    const options = { src: { src: path, ...size, format: 'jpg' as const }, ...size, position: '81% 50%' };
    const validated = await imageService.validateOptions?.(options, config, logger);
    const transform = { ...options, ...validated, ...change };
    const hash = hashTransform(transform, '', imageService.propertiesToHash ?? []);
    return propsToFilename(path, transform, hash);
  };
  const changes = [{}, { revision: 'next' }, { position: '50% 50%' }, { width: 400 }];
  const urls = await Promise.all(changes.map((change) => url(change)));
  expect(new Set(urls).size).toBe(urls.length);
  expect(await url({}, '/church/_astro/a.1.jpg')).toBe(`/church${urls[0]}`);
});

test.each<[photo: string, orientation: number, angle: number, save: (photo: Sharp) => Sharp]>([
  ['upside down', 3, 180, (photo) => photo.jpeg()],
  ['WebP', 8, 90, (photo) => photo.webp()],
  ['CMYK', 1, 0, (photo) => photo.toColourspace('cmyk').jpeg()],
  ['16-bit grayscale', 1, 0, (photo) => photo.toColourspace('grey16').png()],
])('a photo is upright, cropped around its subject, without metadata: %s', async (_, tag, angle, save) => {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="100%" height="100%" fill="#2a5db0"/><circle cx="30%" cy="75%" r="75" fill="#fff"/></svg>`;
  const stored = await sharp(Buffer.from(scene)).removeAlpha().rotate(angle).png().toBuffer();
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 24/1 30/1' } };
  const photo = await save(sharp(stored).withMetadata({ orientation: tag }).withExifMerge(exif)).toBuffer();
  expect(await sharp(photo).metadata()).toHaveProperty('exif');

  const small = { width: 200, height: 150 };
  const transform = { src: '', ...small, format: 'webp', quality: 80, position: 'around 30% 75% 2' };
  const { data } = await imageService.transform(photo, transform, config, logger);
  const { exif: served, xmp, icc, orientation, ...metadata } = await sharp(data).metadata();
  expect({ served, xmp, icc, orientation }).toEqual({});
  expect(metadata).toMatchObject(small);
  const brightness = async (left: number, top: number) =>
    (await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
  expect(await brightness(100, 75), 'in the middle').toBeGreaterThan(200);
  for (const left of [0, 199])
    for (const top of [0, 149]) expect(await brightness(left, top), 'in a corner').toBeLessThan(130);
});
