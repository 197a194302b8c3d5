import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumOptions, isRoot, offlineFlag, wholeChromium } from '../../support/browsers.ts';

/**
 * Launches Chromium with prerendering and the back/forward cache, which Playwright disables.
 *
 * @returns the browser, which closes at the end of its `await using` block
 */
export async function launchPuppeteerChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: wholeChromium(),
    args: [...chromiumOptions.args, offlineFlag, ...(isRoot ? ['--no-sandbox'] : [])],
    defaultViewport: { width: 1280, height: 900 },
  });
}
