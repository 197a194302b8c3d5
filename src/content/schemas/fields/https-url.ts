import { pattern } from './pattern.ts';

const expected = 'a web address that begins with https://, such as https://www.example.org/giving';

/** An https URL with a public host name and no credentials. */
export const httpsUrl = pattern(/^https:\/\/[^\s"'<>\\]+$/, expected)
  .max(500, expected)
  .refine(hasPublicHost, expected);

function hasPublicHost(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
}
