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

const otherHosts = /^https?:\/\/(?!localhost[:/])/;

/**
 * Keeps a browser offline: the services get their mock responses, requests to other hosts are aborted.
 * @param context before its first page opens. Routes that a test adds itself come first.
 * @returns the URLs of the aborted requests, filled while the test runs
 */
export async function blockExternalRequests(context: BrowserContext): Promise<string[]> {
  const unexpectedRequests: string[] = [];
  // Playwright compares a pattern in the browser's process, a function in the test's, for each request.
  await context.route(otherHosts, async (route) => {
    const url = route.request().url();
    if (!isUnexpected(url)) return route.fulfill(services[new URL(url).origin]);
    unexpectedRequests.push(url);
    return route.abort();
  });
  return unexpectedRequests;
}

/** @returns whether a page must not request a URL: it is neither of the site nor of a service that has a mock */
export const isUnexpected = (url: string) => otherHosts.test(url) && !(new URL(url).origin in services);

function frame(name: string): MockResponse {
  return { contentType: 'text/html', body: `<!doctype html><title>${name}</title><p>${name}</p>` };
}

interface MockResponse {
  contentType: string;
  body: string;
  headers?: Record<string, string>;
}
