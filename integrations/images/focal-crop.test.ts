import { expect, test } from 'vitest';
import { cropAroundFocalPoint, parseFocalPoint } from './focal-crop.ts';

const wide = { width: 2400, height: 900 };
const upright = { width: 900, height: 1200 };
const middle = { x: 0.5, y: 0.5, zoom: 1 };

test.each([
  ['of a wide image keeps the full height', wide, 1, { ...middle, x: 0.8 }, [1200, 0, 900, 900]],
  ['of an upright image keeps the full width', upright, 4 / 3, { ...middle, y: 0 }, [0, 0, 900, 675]],
  ['with a zoom is smaller', wide, 1, { ...middle, x: 0, zoom: 1.5 }, [0, 150, 600, 600]],
  ['is at least one pixel', { width: 1, height: 9000 }, 4, middle, [0, 4500, 1, 1]],
])('a crop %s', (_, size, ratio, focalPoint, [left, top, width, height]) => {
  expect(cropAroundFocalPoint(size, ratio, focalPoint)).toEqual({ left, top, width, height });
});

test('a centered crop has the focal point in its middle, as far as the edges allow', () => {
  const size = { width: 2000, height: 1000 };
  const left = (x: number) => cropAroundFocalPoint(size, 1, { ...middle, x, centered: true }).left;
  expect([0, 0.25, 0.4, 0.75, 1].map(left)).toEqual([0, 0, 300, 1000, 1000]);
});

test('a focal point is two percentages', () => {
  expect(parseFocalPoint('81% 50%')).toEqual({ x: 0.81, y: 0.5, zoom: 1, centered: false });
  expect(parseFocalPoint('around 13% 45% 1.5')).toEqual({ x: 0.13, y: 0.45, zoom: 1.5, centered: true });
  for (const other of ['attention', undefined]) expect(parseFocalPoint(other)).toBeUndefined();
});
