import { describe, expect, test } from 'vitest';
import { cropAroundFocalPoint, parseFocalPoint } from './focal-crop.ts';

describe('an image is cut around its subject', () => {
  test('a wide master cut upright keeps its full height and moves to the subject', () => {
    expect(cropAroundFocalPoint({ width: 2400, height: 900 }, 1, { x: 0.8, y: 0.5, zoom: 1 })).toEqual({
      left: 1200,
      top: 0,
      width: 900,
      height: 900,
    });
  });

  test('an upright photograph cut wide keeps its full width', () => {
    expect(cropAroundFocalPoint({ width: 900, height: 1200 }, 4 / 3, { x: 0.5, y: 0, zoom: 1 })).toEqual({
      left: 0,
      top: 0,
      width: 900,
      height: 675,
    });
  });

  test('a closer look keeps less of it, at the same place', () => {
    expect(cropAroundFocalPoint({ width: 2400, height: 900 }, 1, { x: 0, y: 0.5, zoom: 1.5 })).toEqual({
      left: 0,
      top: 150,
      width: 600,
      height: 600,
    });
  });

  test('a subject comes to the middle, as nearly as the image allows', () => {
    const size = { width: 2000, height: 1000 };
    const leftOf = (x: number) => cropAroundFocalPoint(size, 1, { x, y: 0.5, zoom: 1, middle: true }).left;
    expect([0, 0.25, 0.4, 0.75, 1].map(leftOf)).toEqual([0, 0, 300, 1000, 1000]);
  });

  test.each([false, true])('the part never leaves the image (subject in the middle: %s)', (middle) => {
    for (const x of [0, 0.33, 1]) {
      for (const ratio of [0.2, 0.999, 1.333, 7]) {
        const part = cropAroundFocalPoint({ width: 1201, height: 899 }, ratio, { x, y: x, zoom: 1, middle });
        expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(1201);
        expect(part.top + part.height).toBeLessThanOrEqual(899);
      }
    }
  });
});

test('a position is two percentages, anything else is none', () => {
  expect(parseFocalPoint('81% 50%')).toEqual({ x: 0.81, y: 0.5, zoom: 1, middle: false });
  expect(parseFocalPoint('around 13% 45% 1.5')).toEqual({ x: 0.13, y: 0.45, zoom: 1.5, middle: true });
  expect(parseFocalPoint('attention')).toBeUndefined();
  expect(parseFocalPoint(undefined)).toBeUndefined();
});

test('of the narrowest image a line is kept', () => {
  const focalPoint = { x: 0.5, y: 0.5, zoom: 1 };
  expect(cropAroundFocalPoint({ width: 1, height: 9000 }, 4, focalPoint)).toMatchObject({
    width: 1,
    height: 1,
  });
});
