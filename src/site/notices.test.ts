import { expect, test } from 'vitest';
import type { Notice } from './notices-schema.ts';
import { currentNotices } from './notices.ts';

const notices: Notice[] = [
  { text: 'Snow', lastDate: '2026-12-06' },
  { text: 'Bazaar', firstDate: '2026-12-01', lastDate: '2026-12-31' },
  { text: 'Retreat', firstDate: '2026-12-05', lastDate: '2027-01-02' },
  { text: 'Parking', lastDate: '2026-12-31' },
];

test.each([
  ['2026-11-30', ['Parking', 'Snow']],
  ['2026-12-04', ['Parking', 'Snow', 'Bazaar']],
  ['2026-12-06', ['Parking', 'Snow', 'Retreat']],
  ['2026-12-07', ['Parking', 'Retreat', 'Bazaar']],
  ['2027-01-02', ['Retreat']],
  ['2027-01-03', []],
] as const)('on %s the newest of the current notices are shown, at most three', (today, texts) => {
  expect(currentNotices(notices, today).map(({ text }) => text)).toEqual(texts);
});
