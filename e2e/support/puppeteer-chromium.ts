import puppeteer, { type Browser } from 'puppeteer-core';
import { isRoot, offlineFlag, chromiumFlags } from '../../scripts/support/chromium.ts';

/**
 * Launches Chromium with prerendering and the back/forward cache, which Playwright disables.
 *
 * @returns the browser, which closes at the end of its `await using` block
 */
export function launchPuppeteerChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: [...chromiumFlags, offlineFlag, ...(isRoot ? ['--no-sandbox'] : [])],
    defaultViewport: { width: 1280, height: 900 },
  });
}
