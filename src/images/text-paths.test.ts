import { expect, test } from 'vitest';
import { textPaths } from './text-paths.ts';

const box = { width: 540, lines: 3, size: 96 };

test('a short name stands on one line at the largest size', () => {
  const { lines, size } = textPaths('Giving', box);
  expect(lines).toHaveLength(1);
  expect(size).toBe(96);
});

test('a long name is broken at its spaces, and set smaller until it fits', () => {
  const name = 'Saint Mark and Saint Pachomius Coptic Orthodox Church of Virginia';
  const { lines, size } = textPaths(name, box);
  expect(lines.length).toBeLessThanOrEqual(box.lines);
  expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(box.width);
  expect(size).toBeLessThan(96);
  expect(size).toBeGreaterThan(40);
});

test('a word that fits at no size is set all the same', () => {
  const { lines } = textPaths('x'.repeat(300), box);
  expect(lines).toHaveLength(1);
});

test('the letters stand closer where their shapes ask for it', () => {
  const [together] = textPaths('AV', box).lines;
  const apart = ['A', 'V'].map((letter) => textPaths(letter, box).lines[0]?.width ?? 0);
  expect(together?.width).toBeLessThan((apart[0] ?? 0) + (apart[1] ?? 0));
});

test('a path keeps its numbers apart', () => {
  const [line] = textPaths('Ministries, Giving & Us', box).lines;
  expect(line?.path).toMatch(/^([MLQC](-?\d+\.\d( -?\d+\.\d)*)|Z)+$/);
});
