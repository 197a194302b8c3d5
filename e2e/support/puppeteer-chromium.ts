import puppeteer, { type Browser } from 'puppeteer-core';
import { isRoot, chromiumFlags } from '../../scripts/support/chromium.ts';

/**
 * A Chromium as visitors have it. Playwright switches off what these pages use to be quick: prerendering and the
 * back/forward cache; Puppeteer leaves both.
 *
 * @returns the browser; closed at the end of its `await using` block
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
