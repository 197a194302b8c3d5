import { existsSync } from 'node:fs';
import { chromium, firefox, type LaunchOptions } from 'playwright';

export const isRoot = process.getuid?.() === 0;

/**
 * Options of every Chromium, beside those of Playwright and Puppeteer: no requests of the browser's own, no GPU, and no
 * second process for a new page, which first shows about:blank. Chromium refuses its sandbox to root.
 */
export const chromiumOptions = {
  chromiumSandbox: !isRoot,
  args: ['--disable-gpu', '--disable-quic', '--disable-component-update', '--renderer-process-limit=1'],
} satisfies LaunchOptions;

/** @returns a Chromium without windows, which opens a page in a quarter of the time; `undefined` for Playwright's own */
export function testChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return ['/usr/bin/chromium-headless-shell', wholeChromium()].find((path) => existsSync(path));
}

/** @returns the path of a whole Chromium, which has a back/forward cache: Playwright's own, or Debian's */
export const wholeChromium = () =>
  [chromium.executablePath()].find((path) => existsSync(path)) ?? '/usr/bin/chromium';

/** @returns Firefox's path; the empty string for Playwright's own, `undefined` when there is none */
export function findFirefox(): string | undefined {
  if (existsSync(firefox.executablePath())) return '';
  return ['/usr/bin/firefox-esr'].find((path) => existsSync(path));
}

/** @returns whether there is a WebKitGTK with its driver, and the X server that it draws to */
export const hasWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
