import { expect, test } from 'vitest';
import { resolveCrop } from './resolve-crop.ts';

const image = (width: number, height: number, focalPoint?: string, zoom?: number) => ({
  file: { src: '', width, height, format: 'jpg' as const },
  focalPoint,
  zoom,
});
const crop = { ratio: 1, widths: [400, 800, 1200] as [number, ...number[]], sizes: '100vw' };
const zoomable = image(2400, 900, '20% 50%', 1.5);

test.each([
  ['is centered without one', {}, image(2400, 1350), 'around 50% 50%', [400, 800, 1200]],
  ['does not zoom', {}, zoomable, 'around 20% 50%', [400, 800]],
  ['zooms where it should', { zoomed: true }, zoomable, 'around 20% 50% 1.5', [400]],
  ['has no width that the source cannot fill', {}, image(320, 480), 'around 50% 50%', [320]],
])('a crop %s', (_, values, source, position, widths) => {
  expect(resolveCrop({ ...crop, ...values }, source)).toMatchObject({ position, widths });
});

test('a crop with its own image uses the focal point of that image', () => {
  const phone = image(1080, 1920, '50% 65%');
  const resolved = resolveCrop({ ...crop, image: phone }, zoomable);
  expect(resolved).toMatchObject({ file: phone.file, position: 'around 50% 65%' });
});
