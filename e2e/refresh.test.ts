import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

// Phones keep a page in a tab for days. A cancellation since then has to be seen.

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Waits until the answer to what a page has requested so far is there. */
const settle = (page: Page) => page.evaluate(() => fetch('/robots.txt').then(() => undefined));

test('a page that is shown again after four hours is loaded again', async ({ page }) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/Schedule');
  await page.clock.fastForward('03:59:00');
  await showAgain(page);
  await settle(page);
  expect(loads).toBe(1);
  await page.clock.fastForward('00:02:00');
  await showAgain(page);
  await expect.poll(() => loads).toBe(2);
});

for (const [path, use, why] of [
  ['/ContactUs', (page: Page) => page.getByLabel('Message').fill('Dear fathers'), 'with text in the form'],
  ['/Giving#mail', (page: Page) => expect(page.getByRole('dialog')).toBeVisible(), 'with an open dialog'],
  ['/WatchLive', () => Promise.resolve(), 'with a player'],
] as const) {
  test(`a page ${why} is never loaded again`, async ({ page }) => {
    await page.goto(path);
    await use(page);
    await page.clock.fastForward('48:00:00');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await showAgain(page);
    await settle(page);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
}

test('a page without a connection stays as it is', async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/Schedule');
  await page.clock.fastForward('48:00:00');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await showAgain(page);
  await failed;
  await page.context().setOffline(false);
  await settle(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
