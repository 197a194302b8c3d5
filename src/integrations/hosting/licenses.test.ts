import { expect, test } from 'vitest';
import { licensesOfInlinedCode } from './licenses.ts';

test('inlined packages are listed with version, license and its text, images with their credits', async () => {
  const text = await licensesOfInlinedCode(process.cwd(), false);
  expect(text).toMatch(/^## vite - \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Copyright (c) 2019-present, VoidZero Inc. and Vite contributors');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).not.toContain('Licenses of bundled dependencies');
  expect(text).not.toContain('noto-naskh-arabic');
  expect(await licensesOfInlinedCode(process.cwd(), true)).toMatch(
    /noto-naskh-arabic[^]*SIL OPEN FONT LICENSE/,
  );
});
