import type { Page, Request } from 'playwright/test';

/** The script files of the site, under whatever name a second attempt asks for them. */
export const scriptFiles = /\/_astro\/[^?]+\.js(\?.*)?$/;

/** @returns the site's script files that the page asks for, filled while the test runs */
export function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (scriptFiles.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Lets every script file of the site arrive this much later, in milliseconds. */
export async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route(scriptFiles, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.fallback();
  });
}

/** Breaks the first request for each script file of the site. */
export async function failFirstRequests(page: Page): Promise<void> {
  const asked = new Set<string>();
  await page.route(scriptFiles, (route) => {
    const { pathname } = new URL(route.request().url());
    if (asked.has(pathname)) return route.fallback();
    asked.add(pathname);
    return route.abort();
  });
}
