import { pattern } from './pattern.ts';

const expected = 'a web address that begins with https://, such as https://www.example.org/giving';

/** An https URL with a public host name and no credentials. */
export const httpsUrl = httpsUrlPattern(/^https:\/\/[^\s"'<>\\]+$/, expected);

/** An https URL as above that matches a regular expression, with a message of its own. */
export function httpsUrlPattern(regex: RegExp, expected: string) {
  return pattern(regex, expected).max(500, expected).refine(hasPublicHost, expected);
}

function hasPublicHost(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
}
