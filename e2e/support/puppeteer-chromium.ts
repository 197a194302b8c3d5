import puppeteer, { type Browser } from 'puppeteer-core';
import { isRoot, chromiumFlags } from '../../scripts/support/chromium.ts';

/**
 * Launches Chromium with prerendering and the back/forward cache, which Playwright disables.
 *
 * @returns the browser, which closes at the end of its `await using` block
 */
export function launchPuppeteerChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: [
      ...chromiumFlags,
      ...(isRoot ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    defaultViewport: { width: 1280, height: 900 },
  });
}
