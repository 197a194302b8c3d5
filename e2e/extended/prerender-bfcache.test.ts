import { setTimeout as pause } from 'node:timers/promises';
import { launchPuppeteerChromium } from '../support/puppeteer-chromium.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** For Chromium to see that the pointer rests on a link, and to make the page behind it, also on a busy machine. */
const resting = 2500;

test('pointing at a link makes the next page ready before the click', async ({ baseURL }) => {
  test.setTimeout(60_000);
  await using chromium = await launchPuppeteerChromium();
  const page = await chromium.newPage();
  await page.goto(`${baseURL}/`);
  for (const path of ['/Schedule', '/Giving', '/']) {
    await page.hover(`nav a[href="${path}"]`);
    await pause(resting);
    await Promise.all([page.waitForNavigation(), page.click(`nav a[href="${path}"]`)]);
    const { shown, activated, decoding } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as ActivatedNavigation[];
      return {
        shown: location.pathname,
        activated: navigation?.activationStart,
        decoding: document.images[0]?.decoding,
      };
    });
    expect(shown).toBe(path);
    expect(activated, `${path} was ready before the click`).toBeGreaterThan(0);
    expect(decoding, `the paint of ${path} waits for its first picture to be decoded`).toBe('async');
  }
});

test('every page comes back as it was left', async ({ baseURL }) => {
  test.setTimeout(90_000);
  await using chromium = await launchPuppeteerChromium();
  const page = await chromium.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const own = request.url().startsWith(String(baseURL));
    void (own ? request.continue() : request.respond({ contentType: 'text/html', body: 'An embed' }));
  });
  for (const route of routes) {
    await page.goto(String(baseURL) + route, { waitUntil: 'networkidle0' });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(String(baseURL) + (route === '/Schedule' ? '/Giving' : '/Schedule'));
    await page.goBack();
    const { restored, reasons } = await page.evaluate(howItCameBack);
    expect(restored, `${route} was made anew: ${reasons}`).toBe(true);
  }
});

/** Runs in the page. */
function howItCameBack() {
  const [navigation] = performance.getEntriesByType('navigation') as ActivatedNavigation[];
  return {
    restored: 'persisted' in window && window.persisted,
    reasons: JSON.stringify(navigation?.notRestoredReasons),
  };
}

interface ActivatedNavigation extends PerformanceNavigationTiming {
  activationStart: number;
  notRestoredReasons: unknown;
}
