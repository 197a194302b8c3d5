import { expect, it } from 'vitest';
import { isAccountNumber } from './account-number.ts';

it.each([
  'DE02 1203 0000 0000 2020 51',
  'GB29 NWBK 6016 1331 9268 19',
  'IT60 X054 2811 1010 0000 0123 456',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NL91ABNA0417164300',
  'MT84-MALT-0110-0001-2345-MTLC-AST0-01S',
  '123-456 789',
])('%s is the number of an account', (handle) => {
  expect(isAccountNumber(handle)).toBe(true);
});

it.each(['$StMary', '@st-mary', 'St Mary', 'GIVE 2026', 'ST12'])('%s is a name', (handle) => {
  expect(isAccountNumber(handle)).toBe(false);
});
