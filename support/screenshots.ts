import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { blockExternalRequests } from './mock-services.ts';

/**
 * @returns a browser context for screenshots: without animations and external requests, and with the site's fonts from
 * the first paint on
 */
export async function screenshotContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...options });
  await blockExternalRequests(context);
  // With `font-display: swap`, the first paint may show the fallback fonts.
  await context.route(/\/[A-Z]\w*$|\/$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll('font-display:swap', 'font-display:block') });
  });
  return context;
}
