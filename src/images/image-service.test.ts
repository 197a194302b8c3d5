import { hashTransform, propsToFilename } from 'astro/assets';
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

test('URL depends on the source, the options and the revision of the service, and below a base path it is the same', async () => {
  const url = async (change: object, path = '/_astro/a.1.jpg') => {
    const options = { src: { src: path, ...size, format: 'jpg' as const }, ...size, position: '81% 50%' };
    const transform = {
      ...options,
      ...(await imageService.validateOptions?.(options, config, logger)),
      ...change,
    };
    return propsToFilename(
      path,
      transform,
      hashTransform(transform, '', imageService.propertiesToHash ?? []),
    );
  };
  const changes = [{}, { revision: 'next' }, { position: '50% 50%' }, { width: 400 }];
  const urls = await Promise.all([...changes.map((change) => url(change)), url({}, '/_astro/a.2.jpg')]);
  expect(new Set(urls).size).toBe(urls.length);
  expect(await url({}, '/church/_astro/a.1.jpg')).toBe(`/church${urls[0]}`);
});
