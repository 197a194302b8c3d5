import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const canonical = new URL('https://www.church.org/.well-known/security.txt');
const text = `Contact: mailto:office@church.org
Expires: 2026-05-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.church.org/.well-known/security.txt
`;

test.each(['2025-11-21T00:00:00Z', '2025-11-21T23:59:59Z'])('expires 180 days after %s', (time) => {
  expect(securityTxt('office@church.org', canonical, new Date(time))).toBe(text);
});

test('does not exist while the e-mail address is a placeholder', () => {
  expect(securityTxt('office@church.example', canonical, new Date())).toBeUndefined();
});
