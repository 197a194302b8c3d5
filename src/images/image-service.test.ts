import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import pictureService from './image-service.ts';

const size = { width: 800, height: 600 };
const config = { service: { entrypoint: '', config: { avif: { effort: 0 } } } };

const encoded = async (image: Sharp, options: object) => {
  const transform = { src: '', ...size, format: 'avif', quality: 45, fit: 'cover', ...options };
  const { data } = await pictureService.transform(
    await image.png().toBuffer(),
    transform,
    config as never,
    undefined as never,
  );
  return data;
};

test('an image full of detail is encoded until it fits the budget of its page', async () => {
  const leaves = sharp({
    create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
  });
  const asWished = await encoded(leaves, { position: 'center' });
  const light = await encoded(leaves, { position: 'around 50% 50%' });
  expect(asWished.length).toBeGreaterThan(61_000);
  expect(light.length).toBeLessThan(61_000);
});

test('any other keeps its quality', async () => {
  const sky = sharp({ create: { ...size, channels: 3, background: '#2a5db0' } });
  expect(await encoded(sky, { position: 'around 50% 50%' })).toEqual(
    await encoded(sky, { position: 'center' }),
  );
});
