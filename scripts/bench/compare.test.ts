import { expect, test } from 'vitest';
import { comparePaints } from './compare.ts';

test('a page fails when it is slower than the old one by more than the noise and 3 %', () => {
  const old = { first: 400, largest: 1000 };
  const again = { first: 390, largest: 1020 };
  const results = (first: number, largest: number) =>
    comparePaints(old, again, { first, largest }).map(({ result }) => result);
  expect(results(422, 1050)).toEqual(['PASS', 'PASS']);
  expect(results(423, 1051)).toEqual(['FAIL', 'FAIL']);
  expect(results(300, 900)).toEqual(['PASS', 'PASS']);
});
