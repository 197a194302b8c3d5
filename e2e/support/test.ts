import { type BrowserContext, expect, test as base } from 'playwright/test';
import { blockExternalRequests } from './mock-services.ts';

/**
 * The one `test` of the end-to-end tests. Whatever else a test looks at, it fails when a page asks another host than
 * the site for anything, throws, writes an error to the console, or does what the security policy refuses.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: async ({}, use) => {
    await use([]);
  },

  allowError: async ({ allowedErrors }, use) => {
    await use((message) => {
      allowedErrors.push(message);
    });
  },

  context: async ({ context, allowedErrors }, use) => {
    const strangers = await blockExternalRequests(context);
    const errors = gatherErrors(context);
    await context.addInitScript(sayWhatIsRefused);
    await use(context);
    const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => matches(error, allowed)));
    expect.soft(strangers, 'requests to other hosts').toEqual([]);
    expect.soft(unexpected, 'errors of the page').toEqual([]);
  },
});

export { expect };

function gatherErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

/** Runs in the page. */
function sayWhatIsRefused(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`refused by the security policy: ${effectiveDirective} ${blockedURI}`);
  });
}

function matches(error: string, allowed: string | RegExp): boolean {
  return typeof allowed === 'string' ? error.includes(allowed) : allowed.test(error);
}

interface Fixtures {
  allowedErrors: (string | RegExp)[];
  /**
   * Says that this one test provokes an error: its message, or a part of it. The address that it came from stands
   * behind the message in brackets.
   */
  allowError: (message: string | RegExp) => void;
}
