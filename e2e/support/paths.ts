import { pageNames } from '#content-model/page-names.ts';
import { pageHref } from '#site/routes.ts';

/** The English pages of `ordinary`. `/Home` is the same as `/`. */
export const englishPaths = pageNames.map((page) => pageHref(page, { code: 'en', isMain: true }, '/'));

export const paths: readonly string[] = [
  ...englishPaths,
  ...englishPaths.map((path) => `/ar${path === '/' ? '' : path}`),
];

/** The English pages, and those in the main language, of a site without a stream. */
export const pathsWithoutStream = englishPaths.filter((path) => path !== '/WatchLive');

export const gospelPaths = ['/Gospel', '/ar/Gospel'];

export const pathsWithNotFound = [
  ...paths,
  ...gospelPaths,
  '/a/path/that/leads/nowhere',
  '/ar/a/path/that/leads/nowhere',
];

/** For `test.beforeEach`: Chromium logs the status of the 404 page. */
export function allowNotFoundStatus({ allowedErrors }: { allowedErrors: RegExp[] }): void {
  allowedErrors.push(/status of 404 .*nowhere/);
}
