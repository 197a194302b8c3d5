import { expect, test } from 'vitest';
import { licensesOfInlinedCode } from './licenses.ts';

test('the Arabic typeface is listed with its license where the site has it', async () => {
  expect(await licensesOfInlinedCode(process.cwd(), false)).not.toContain('noto-naskh-arabic');
  expect(await licensesOfInlinedCode(process.cwd(), true)).toMatch(
    /noto-naskh-arabic[^]*SIL OPEN FONT LICENSE/,
  );
});
