import type { BrowserContext } from 'playwright/test';
import { formOrigin, frameOrigins } from '#other-sites.ts';

/** The services that the site embeds or posts to, by origin, each with a minimal response. */
export const services: Readonly<Record<string, MockResponse>> = {
  ...Object.fromEntries(Object.values(frameOrigins).map((origin) => [origin, frame(origin)])),
  [formOrigin]: {
    contentType: 'text/plain',
    body: 'OK',
    headers: { 'access-control-allow-origin': '*' },
  },
};

/**
 * Keeps a browser offline: the services get their mock responses, requests to other hosts are aborted.
 * @param context before its first page opens. Routes that a test adds itself come first.
 * @returns the URLs of the aborted requests, filled while the test runs
 */
export async function blockExternalRequests(context: BrowserContext): Promise<string[]> {
  const unexpectedRequests: string[] = [];
  // Playwright compares a pattern in the browser's process, a function in the test's, for each request.
  await context.route(/^https?:\/\/(?!localhost[:/])/, async (route) => {
    const { origin, href } = new URL(route.request().url());
    const response = services[origin];
    if (response) return route.fulfill(response);
    unexpectedRequests.push(href);
    return route.abort();
  });
  return unexpectedRequests;
}

function frame(name: string): MockResponse {
  return { contentType: 'text/html', body: `<!doctype html><title>${name}</title><p>${name}</p>` };
}

interface MockResponse {
  contentType: string;
  body: string;
  headers?: Record<string, string>;
}
