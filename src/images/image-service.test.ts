import { hashTransform } from 'astro/assets';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import imageService from './image-service.ts';

const size = { width: 800, height: 600 };
const config = { service: { entrypoint: '', config: { avif: { effort: 0 } } } } as never;
const logger = undefined as never;

const encode = async (image: Sharp, position: string) => {
  const input = await image.png().toBuffer();
  const transform = { src: '', ...size, format: 'avif', quality: 45, fit: 'cover', position };
  return (await imageService.transform(input, transform, config, logger)).data;
};

test('detailed image is encoded at a lower quality to fit the budget', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 };
  const detailed = sharp({ create: { ...size, channels: 3, background: '#888', noise } });
  expect((await encode(detailed, 'center')).length).toBeGreaterThan(61_000);
  expect((await encode(detailed, 'around 50% 50%')).length).toBeLessThan(61_000);
});

test('any other image keeps its quality', async () => {
  const plain = sharp({ create: { ...size, channels: 3, background: '#2a5db0' } });
  expect(await encode(plain, 'around 50% 50%')).toEqual(await encode(plain, 'center'));
});

test('hash in the URL depends on the source, the options and the revision of the service, not on the base path', async () => {
  const hash = async (change: object, path = '/_astro/a.1.jpg') => {
    const options = { src: { src: path, ...size, format: 'jpg' as const }, ...size, position: '81% 50%' };
    const transform = await imageService.validateOptions?.(options, config, logger);
    return hashTransform({ ...options, ...transform, ...change }, '', imageService.propertiesToHash ?? []);
  };
  const changes = [{}, { revision: 'next' }, { position: '50% 50%' }, { width: 400 }];
  const hashes = await Promise.all([...changes.map((change) => hash(change)), hash({}, '/_astro/a.2.jpg')]);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(await hash({}, '/church/_astro/a.1.jpg')).toBe(hashes[0]);
});
