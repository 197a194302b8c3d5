import { expect, it } from 'vitest';
import { compactIban, findIbanIssue, formatHandle, isAccountNumber } from './account-number.ts';

it.each([
  'DE02 1203 0000 0000 2020 51',

  'NL91ABNA0417164300',
  'MT84-MALT-0110-0001-2345-MTLC-AST0-01S',
  '123-456 789',
])('%s is the number of an account', (handle) => {
  expect(isAccountNumber(handle)).toBe(true);
});

it.each(['@st-mary', 'St Mary', 'GIVE 2026'])('%s is a name', (handle) => {
  expect(isAccountNumber(handle)).toBe(false);
});

it('an IBAN is shown in groups of four, and copied without spaces', () => {
  expect(formatHandle('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
  expect(compactIban('NL91 ABNA 0417 1643 00')).toBe('NL91ABNA0417164300');
  expect([formatHandle('$StMary'), compactIban('$StMary')]).toEqual(['$StMary', undefined]);
});

it.each([
  ['FR14 2004 1010 0505 0001 3M02 606', undefined],
  ['$StMary', undefined],
  ['DE02 1203 0000 0000 2020 61', 'the IBAN as the bank writes it: in this one a digit is wrong'],
  ['DE02 1203 0000 0000 2020', 'an IBAN with 22 letters and digits; this one has 20'],
  ['US02 1203 0000 0000 2020 51', 'an IBAN, which begins with the letters of its country; US has none'],
])('the issue of %s is: %s', (handle, issue) => {
  expect(findIbanIssue(handle)).toBe(issue);
});
