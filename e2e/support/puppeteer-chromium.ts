import puppeteer, { type Browser } from 'puppeteer-core';
import { chromium, chromiumFlags, isRoot, offlineFlag } from '../../support/chromium.ts';

/**
 * Launches Chromium with prerendering and the back/forward cache, which Playwright disables.
 *
 * @returns the browser, which closes at the end of its `await using` block
 */
export async function launchPuppeteerChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.FULL_CHROMIUM ?? (await chromium.find()) ?? '',
    args: [...chromiumFlags, offlineFlag, ...(isRoot ? ['--no-sandbox'] : [])],
    defaultViewport: { width: 1280, height: 900 },
  });
}
