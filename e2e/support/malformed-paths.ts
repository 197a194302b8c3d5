/** Paths that name another host. A redirect that repeats them would leave the site (an open redirect). */
const otherHosts = [
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '//elsewhere.example%2f..',
  '/%2f%2felsewhere.example',
  '/%5celsewhere.example',
  '//user@elsewhere.example',
  '//elsewhere.example:80',
  'http://elsewhere.example',
  '/https://elsewhere.example',
];

/** Appended to the paths above: servers redirect a trailing slash, a page's file name, or another casing. */
const redirected = [
  '',
  '/',
  '//',
  '/%2e%2e',
  '/..',
  '/schedule',
  '/Schedule/',
  '/Schedule.html',
  '/index.html',
];

/** Paths that leave the folder of the site, or that a server may fail on. */
const traversal = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/_astro/../../package.json',
  '/_astro/..%2f..%2fpackage.json',
  '/.git/config',
  '/Schedule/../../Giving/',
  '/Schedule%00.html',
  '/schedule%0d%0aX-Injected:%201',
  '/schedule/?to=%0d%0aX-Injected:%201',
  '/%zz',
  '/%',
  `/${'a/'.repeat(3000)}`,
  `/${'x'.repeat(8000)}`,
];

/** Paths that scanners and attackers request. Send them without the normalization of a URL parser. */
export const malformedPaths = [
  ...otherHosts.flatMap((path) => redirected.map((ending) => path + ending)),
  ...traversal,
];
