import { type BrowserContext, expect, test as base } from 'playwright/test';
import { type SiteName, urlsOf } from './fixtures.ts';
import { isUnexpected } from './services-proxy.ts';

/** Every test also fails when a page requests another host, throws, logs an error or violates the CSP. */
export const test = base.extend<Fixtures>({
  fixture: ['ordinary', { option: true }],

  baseURL: async ({ fixture }, use) => {
    await use(urlsOf(fixture).url);
  },

  allowedErrors: async ({}, use) => {
    await use([]);
  },

  context: async ({ context, allowedErrors }, use) => {
    const { errors, unexpectedRequests } = await monitor(context);
    await use(context);
    const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)));
    expect.soft(unexpectedRequests, 'requests to other hosts').toEqual([]);
    expect.soft(unexpected, 'errors of the page').toEqual([]);
  },
});

export { expect };
export * from './page.ts';
export * from './paths.ts';

/** For `toBeInViewport`: all but a pixel, because layout and scrolling use fractions of one. */
export const whole = { ratio: 0.97 };

export async function monitor(context: BrowserContext) {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  await context.addInitScript(logViolations);
  await context.addInitScript(ignoreInitialPointer);
  // Without routes, the browser has its cache, and asks nobody for each file.
  const unexpectedRequests: string[] = [];
  context.on('request', (request) => {
    if (isUnexpected(request.url())) unexpectedRequests.push(request.url());
  });
  return { errors, unexpectedRequests };
}

function logViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`CSP violation: ${effectiveDirective} ${blockedURI}`);
  });
}

/** Chromium's headless shell reports a pointer in the top left corner of each new page. */
function ignoreInitialPointer(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

interface Fixtures {
  fixture: SiteName;
  /** A test adds the errors that it provokes. */
  allowedErrors: RegExp[];
}
