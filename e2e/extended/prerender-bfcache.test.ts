import puppeteer from 'puppeteer-core';
import sirv from 'sirv';
import { chromiumOptions, isRoot, wholeChromium } from '#tools/browsers.ts';
import { dist } from '../support/built-site.ts';
import { startServer } from '../support/http-server.ts';
import { expect, paths, test } from '../support/test.ts';

test('a page is prerendered when the pointer rests on its link', async () => {
  const prerendered: (string | undefined)[] = [];
  const serveFile = sirv(dist, { extensions: ['html'] });
  await using site = await startServer((request, response) => {
    const isPage = !request.url?.includes('.');
    if (isPage && String(request.headers['sec-purpose']).includes('prerender')) prerendered.push(request.url);
    response.setHeader('Cache-Control', 'no-cache');
    serveFile(request, response);
  });
  await using chromium = await launchPuppeteerChromium();
  const page = await chromium.newPage();
  await page.goto(`${site.url}/`);
  await page.hover('nav a[href="/Schedule"]');
  await expect.poll(() => prerendered, 'no other page').toEqual(['/Schedule']);
  await Promise.all([page.waitForNavigation(), page.click('nav a[href="/Schedule"]')]);
  expect(await page.evaluate(() => location.pathname)).toBe('/Schedule');
  expect(await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')))).not.toContain(
    '"activationStart":0,',
  );
});

test('the back/forward cache restores every page, with its menu closed', async ({ baseURL }) => {
  await using chromium = await launchPuppeteerChromium();
  const page = await chromium.newPage();
  const isMenuOpen = () =>
    page.evaluate(() => document.querySelector('[data-scrolled] #menu:popover-open') !== null);
  for (const route of paths) {
    await page.goto(String(baseURL) + route);
    // A page whose frames are still loading is not kept.
    await page.evaluate(() => document.querySelectorAll('iframe').forEach((it) => (it.loading = 'eager')));
    for (const frame of page.frames().slice(1))
      await expect
        .poll(() => frame.evaluate(() => location.protocol + document.readyState))
        .toBe('https:complete');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.click('[popovertarget=menu]');
    await expect.poll(isMenuOpen).toBe(true);
    await page.goto(String(baseURL) + (route === '/Schedule' ? '/Giving' : '/Schedule'));
    await page.goBack();
    expect(await isMenuOpen(), route).toBe(false);
    const { restored, reasons } = await page.evaluate(() => {
      const restored = 'persisted' in window && window.persisted;
      return { restored, reasons: JSON.stringify(performance.getEntriesByType('navigation')) };
    });
    expect(restored, `${route} was loaded again: ${reasons}`).toBe(true);
  }
});

/** Playwright disables prerendering and the back/forward cache. */
function launchPuppeteerChromium() {
  return puppeteer.launch({
    executablePath: wholeChromium(),
    args: [
      ...chromiumOptions.args,
      `--proxy-server=http://localhost:${process.env.SERVICES_PORT}`,
      '--ignore-certificate-errors',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
    defaultViewport: { width: 1280, height: 900 },
  });
}
