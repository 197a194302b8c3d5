import { expect, test } from 'vitest';
import { cropAroundFocalPoint, parseFocalPoint } from './focal-crop.ts';

const wide = { width: 2400, height: 900 };

test('crop of a wide image keeps the full height', () => {
  const crop = cropAroundFocalPoint(wide, 1, { x: 0.8, y: 0.5, zoom: 1 });
  expect(crop).toEqual({ left: 1200, top: 0, width: 900, height: 900 });
});

test('crop of an upright image keeps the full width', () => {
  const crop = cropAroundFocalPoint({ width: 900, height: 1200 }, 4 / 3, { x: 0.5, y: 0, zoom: 1 });
  expect(crop).toEqual({ left: 0, top: 0, width: 900, height: 675 });
});

test('zoom makes the crop smaller', () => {
  const crop = cropAroundFocalPoint(wide, 1, { x: 0, y: 0.5, zoom: 1.5 });
  expect(crop).toEqual({ left: 0, top: 150, width: 600, height: 600 });
});

test('centered crop has the focal point in its middle, as far as the edges allow', () => {
  const size = { width: 2000, height: 1000 };
  const left = (x: number) => cropAroundFocalPoint(size, 1, { x, y: 0.5, zoom: 1, centered: true }).left;
  expect([0, 0.25, 0.4, 0.75, 1].map(left)).toEqual([0, 0, 300, 1000, 1000]);
});

test.each([false, true])('crop stays inside the image (centered: %s)', (centered) => {
  for (const x of [0, 0.33, 1]) {
    for (const ratio of [0.2, 0.999, 1.333, 7]) {
      const crop = cropAroundFocalPoint({ width: 1201, height: 899 }, ratio, { x, y: x, zoom: 1, centered });
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1201);
      expect(crop.top + crop.height).toBeLessThanOrEqual(899);
    }
  }
});

test('crop is at least one pixel', () => {
  const crop = cropAroundFocalPoint({ width: 1, height: 9000 }, 4, { x: 0.5, y: 0.5, zoom: 1 });
  expect(crop).toMatchObject({ width: 1, height: 1 });
});

test('focal point is two percentages', () => {
  expect(parseFocalPoint('81% 50%')).toEqual({ x: 0.81, y: 0.5, zoom: 1, centered: false });
  expect(parseFocalPoint('around 13% 45% 1.5')).toEqual({ x: 0.13, y: 0.45, zoom: 1.5, centered: true });
  expect(parseFocalPoint('attention')).toBeUndefined();
  expect(parseFocalPoint(undefined)).toBeUndefined();
});
