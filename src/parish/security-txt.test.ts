import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const canonical = new URL('https://www.smpk-church.example/.well-known/security.txt');

test('security.txt says whom to write to, where it stands, and until when it holds', () => {
  expect(securityTxt('office@smpk-church.example', canonical, new Date('2025-11-21T23:59:00Z')))
    .toBe(`Contact: mailto:office@smpk-church.example
Expires: 2026-05-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.smpk-church.example/.well-known/security.txt
`);
});

test('two builds of one day are the same', () => {
  const build = (time: string) => securityTxt('a@b.example', canonical, new Date(`2025-11-21T${time}Z`));
  expect(build('00:00:00')).toBe(build('23:59:59'));
});
