import { pattern } from './pattern.ts';

const expected = 'a web address that begins with https://, such as https://www.example.org/giving';

/** The address of a page on another site, which browsers reach encrypted. */
export const httpsUrl = pattern(/^https:\/\/[^\s"'<>\\]+$/, expected)
  .max(500, expected)
  .refine(hasPublicHost, expected);

function hasPublicHost(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
}
