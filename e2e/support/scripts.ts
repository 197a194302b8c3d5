import type { Page, Request } from 'playwright/test';

/** The site's script files, with or without the query that Astro adds for its retry. */
export const scriptFiles = /\/_astro\/[^?]+\.js(\?.*)?$/;

/** @returns the paths of the site's script files that the page requests, filled while the test runs */
export function recordScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (scriptFiles.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Whether each of the files was requested a second time: Astro tries every import twice. */
export function isEachTwice(paths: string[]): boolean {
  return paths.length > 0 && paths.length === 2 * new Set(paths).size;
}

/**
 * Holds every script file of the site back.
 *
 * @param firstAttempt whether the first requests wait, or fail, so that the retry waits
 * @returns releases the files
 */
export async function holdScripts(
  page: Page,
  firstAttempt: 'waits' | 'fails' = 'waits',
): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  let retried = firstAttempt === 'waits';
  await page.route(scriptFiles, async (route) => {
    retried ||= route.request().url().includes('?');
    if (!retried) return route.abort();
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}
