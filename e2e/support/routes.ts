import { join } from 'node:path';
import { readShownPages } from '#church/read-shown-pages.ts';
import { pageHref } from '#church/routes.ts';

/** The names of the pages that the site has. */
export const pages = readShownPages(join(import.meta.dirname, '../..'));

export const canonicalPaths: readonly string[] = pages.map((page) => pageHref(page, '/'));

/** The path of every page, as the host serves it. `/` and `/Home` show the same page. */
export const routes: readonly string[] = canonicalPaths.toSpliced(1, 0, '/Home');

/** One path for each different page: the canonical paths, and one that does not exist and gets the 404 page. */
export const pathsWithNotFound: readonly string[] = [...canonicalPaths, '/a/path/that/leads/nowhere'];

/** For `test.beforeEach` of tests that open `pathsWithNotFound`: Chromium logs the status of the 404 page. */
export function allowNotFoundStatus({ allowedErrors }: { allowedErrors: RegExp[] }): void {
  allowedErrors.push(/status of 404 .*nowhere/);
}
