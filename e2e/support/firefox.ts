import type { BrowserContext } from 'playwright/test';

/** The tests that do not run in Firefox, by their title, and why. */
export const notInFirefox: Readonly<Record<string, string>> = {
  'background follows the scroll position before hydration':
    'Firefox has no scroll-driven animations: the header is light from hydration on.',
  'a tap opens the navigation and hydrates the header': 'Playwright cannot tap over WebDriver BiDi.',
  'error and success are shown, also where storage is blocked':
    'axe-core crashes Firefox over WebDriver BiDi.',
  'the form says that it sends, and after 15 seconds that this takes long':
    'axe-core crashes Firefox over WebDriver BiDi.',
};

/**
 * Pages run no scripts. Playwright ignores `javaScriptEnabled` over WebDriver BiDi, and needs scripts itself; a sandbox
 * without `allow-scripts` disables those of the page, so that `<noscript>` and `scripting: none` apply.
 */
export async function disableScripts(context: BrowserContext): Promise<void> {
  const sandbox = 'sandbox allow-forms allow-popups allow-same-origin';
  await context.route(/^http:\/\/localhost/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': sandbox },
    });
  });
}
