import { expect, test } from 'vitest';
import { comparePaints } from './compare.ts';

test('a page fails when it is slower than the old one by more than the largest noise and 3 %', () => {
  const old = { first: 400, largest: 1000 };
  const quiet = { page: '/quiet', old, again: old, current: old };
  const results = (first: number, largest: number) =>
    comparePaints([
      { page: '/', old, again: { first: 390, largest: 1020 }, current: { first, largest } },
      quiet,
    ]).map(({ result }) => result);
  expect(results(422, 1050)).toEqual(['PASS', 'PASS', 'PASS', 'PASS']);
  expect(results(423, 1051)).toEqual(['FAIL', 'PASS', 'FAIL', 'PASS']);
  expect(comparePaints([quiet]).map(({ noise }) => noise)).toEqual([0, 0]);
});
