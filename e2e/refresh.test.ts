import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

// Phones keep a page in a tab for days. A cancellation since then has to be seen.

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a page that is shown again after four hours reloads', async ({ page }) => {
  await page.goto('/Schedule');
  await expectSamePage(page, '03:59:00');
  const loading = page.waitForEvent('load');
  await page.clock.fastForward('00:02:00');
  await showAgain(page);
  await loading;
});

for (const [path, why, use] of [
  ['/ContactUs', 'with text in the form', (page: Page) => page.getByLabel('Message').fill('Dear fathers')],
  ['/Giving#mail', 'with an open dialog', (page: Page) => expect(page.getByRole('dialog')).toBeVisible()],
  ['/AboutUs', 'with an open answer', (page: Page) => page.locator('summary').first().click()],
  ['/WatchLive', 'with a player', () => Promise.resolve()],
  ['/Schedule', 'without a connection', (page: Page) => page.context().setOffline(true)],
] as const) {
  test(`a page ${why} is never loaded again`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(path);
    await use(page);
    await expectSamePage(page, '48:00:00');
  });
}

async function expectSamePage(page: Page, time: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.clock.fastForward(time);
  await showAgain(page);
  // What the page has requested by then is answered before this.
  await page.evaluate(() =>
    fetch('/robots.txt')
      .catch(() => undefined)
      .then(() => undefined),
  );
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
