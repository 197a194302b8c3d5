import { z } from 'astro/zod';

const expected = 'a web address that begins with https://, such as https://www.example.org/giving';

/** The address of a page on another site, which browsers reach encrypted. */
export const secureLink = z.string(expected).max(500, expected).refine(isSecureLink, expected);

function isSecureLink(address: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
}
