import { expect, test } from 'vitest';
import { resolveCrop } from './resolve-crop.ts';

const image = (width: number, height: number, focalPoint?: string, zoom?: number) => ({
  file: { src: '', width, height, format: 'jpg' as const },
  focalPoint,
  zoom,
});
const crop = { ratio: 1, widths: [400, 800, 1200] as [number, ...number[]], sizes: '100vw' };
const desktop = image(2400, 1350, '73% 60%');

test('crop is centered on the focal point of its image', () => {
  expect(resolveCrop(crop, desktop).position).toBe('around 73% 60%');
  expect(resolveCrop(crop, image(2400, 1350)).position).toBe('around 50% 50%');
});

test('crop with its own image uses the focal point of that image', () => {
  const phone = image(1080, 1920, '50% 65%');
  expect(resolveCrop({ ...crop, image: phone }, desktop)).toMatchObject({
    file: phone.file,
    position: 'around 50% 65%',
  });
});

test('only a zoomed crop applies the zoom', () => {
  const zoomable = image(2400, 900, '20% 50%', 1.5);
  expect(resolveCrop(crop, zoomable)).toMatchObject({ position: 'around 20% 50%', widths: [400, 800] });
  expect(resolveCrop({ ...crop, zoomed: true }, zoomable)).toMatchObject({
    position: 'around 20% 50% 1.5',
    widths: [400],
  });
});

test('widths that the source cannot fill are left out', () => {
  expect(resolveCrop(crop, image(320, 480)).widths).toEqual([320]);
});
