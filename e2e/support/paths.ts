/** The pages of the fixture `ordinary`, in English. `/Home` shows the same as `/`. */
export const englishPaths = [
  '/',
  '/Schedule',
  '/Giving',
  '/Ministries',
  '/WatchLive',
  '/AboutUs',
  '/ContactUs',
] as const;

/** The pages of the fixture `ordinary` in both of its languages. */
export const paths: readonly string[] = [
  ...englishPaths,
  ...englishPaths.map((path) => `/ar${path === '/' ? '' : path}`),
];

/** A page to read, without a picture at its head. */
export const gospelPaths = ['/Gospel', '/ar/Gospel'];

/** One path for each different page: in each language also one that does not exist and gets the 404 page. */
export const pathsWithNotFound = [
  ...paths,
  ...gospelPaths,
  '/a/path/that/leads/nowhere',
  '/ar/a/path/that/leads/nowhere',
];

/** For `test.beforeEach` of tests that open {@link pathsWithNotFound}: Chromium logs the status of the 404 page. */
export function allowNotFoundStatus({ allowedErrors }: { allowedErrors: RegExp[] }): void {
  allowedErrors.push(/status of 404 .*nowhere/);
}
