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

/** Holds back script files, or every one of the site. @returns a function that releases the files */
export async function holdScripts(
  page: Page,
  files: RegExp | ((url: URL) => boolean) = scriptFiles,
): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return () => {
    gate.resolve(undefined);
  };
}
