/**
 * The limits of Cloudflare, the lowest of the hosts. It refuses a site with a file or a number of files beyond them, and leaves out rules
 * and lines beyond them. With another host, they can be higher here.
 * @see https://developers.cloudflare.com/workers/platform/limits/
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_HEADER_RULES = 100;
export const MAX_HEADER_LENGTH = 2000;

/** @returns what a host refuses of a file; `undefined` when it takes the file */
export const findSizeIssue = (bytes: number) =>
  bytes > MAX_FILE_BYTES
    ? {
        found: `a file of ${Math.ceil(bytes / 1e6)} MB`,
        expected: `a file of at most ${Math.floor(MAX_FILE_BYTES / 1e6)} MB: hosts refuse the whole site with a larger one`,
      }
    : undefined;

/** @returns what a host refuses of so many files; `undefined` when it takes them */
export const findCountIssue = (count: number) =>
  count > MAX_FILES
    ? {
        found: `${count.toLocaleString('en')} files`,
        expected: `at most ${MAX_FILES.toLocaleString('en')} files: hosts refuse the whole site with more`,
      }
    : undefined;
