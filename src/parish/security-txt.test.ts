import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const canonical = new URL('https://www.church.org/.well-known/security.txt');
const build = (time: string) => securityTxt('office@church.org', canonical, new Date(time));

test('has a contact, an expiry date after 180 days, and its canonical URL', () => {
  expect(build('2025-11-21T23:59:00Z')).toBe(`Contact: mailto:office@church.org
Expires: 2026-05-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.church.org/.well-known/security.txt
`);
});

test('two builds on the same day are identical', () => {
  expect(build('2025-11-21T00:00:00Z')).toBe(build('2025-11-21T23:59:59Z'));
});

test('does not exist while the e-mail address is a placeholder', () => {
  expect(securityTxt('office@church.example', canonical, new Date())).toBeUndefined();
});
