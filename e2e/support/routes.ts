import { join } from 'node:path';
import { readSite } from '#tools/content/read-site.ts';
import { pageHref } from '#church/routes.ts';

/** The names of the pages that the site has. */
const { pages, languages } = readSite(join(import.meta.dirname, '../..'));
export { pages };

/** The path of every page in every language, those of the main one first. */
export const canonicalPaths: readonly string[] = languages.flatMap((language) =>
  pages.map((page) => pageHref(page, '/', language)),
);

/** The path of every page, as the host serves it. `/` and `/Home` show the same page. */
export const routes: readonly string[] = canonicalPaths.toSpliced(1, 0, '/Home');

/** One path for each different page: the canonical paths, and in each language one that does not exist and gets the 404 page. */
export const pathsWithNotFound: readonly string[] = [
  ...canonicalPaths,
  ...languages.map(({ isMain, code }) => `${isMain ? '' : `/${code}`}/a/path/that/leads/nowhere`),
];

/** For `test.beforeEach` of tests that open `pathsWithNotFound`: Chromium logs the status of the 404 page. */
export function allowNotFoundStatus({ allowedErrors }: { allowedErrors: RegExp[] }): void {
  allowedErrors.push(/status of 404 .*nowhere/);
}
