import type { Page } from 'playwright/test';
import { toggle } from '../support/islands.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { contrastOf } from '../support/text-contrast.ts';

for (const [route, origin] of [
  ['/WatchLive', 'https://www.youtube-nocookie.com'],
  ['/Schedule', 'https://calendar.google.com'],
  ['/AboutUs', 'https://www.google.com'],
] as const) {
  test(`${route} keeps its layout and shows the plain link when ${origin} cannot be reached`, async ({
    page,
    allowError,
  }) => {
    allowError('net::ERR_');
    await page.route(`${origin}/**`, (request) => request.abort('connectionrefused'));
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await observeLayoutShifts(page);
    await page.goto(route);
    const frames = page.locator(`iframe[src^="${origin}"]`);
    await expect(frames).not.toHaveCount(0);
    for (const frame of await frames.all()) {
      const before = await frame.boundingBox();
      await frame.scrollIntoViewIfNeeded();
      const src = await frame.evaluate((iframe: HTMLIFrameElement) => iframe.src);
      await expect.poll(() => failed).toContain(src);
      const box = await frame.boundingBox();
      expect([box?.width, box?.height]).toEqual([before?.width, before?.height]);
      expect(box?.height).toBeGreaterThan(150);

      const link = frame.locator('xpath=../following-sibling::p[1]').getByRole('link');
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute(
        'href',
        /^https:\/\/(www\.youtube|calendar\.google|www\.google)\.com\//,
      );
      const below = ((await link.boundingBox())?.y ?? Infinity) - ((box?.y ?? 0) + (box?.height ?? 0));
      expect(below, 'pixels from the frame to its link').toBeLessThan(40);
    }
    expect(await layoutShift(page)).toBe(0);
  });
}

for (const [files, pattern] of [
  ['fonts', '**/*.woff2'],
  ['images', /\.(avif|webp|jpe?g|png|svg)$/],
] as const) {
  for (const route of routes) {
    test(`${route} is legible without its ${files}`, async ({ page, allowError }) => {
      allowError('net::ERR_FAILED');
      await page.route(pattern, (request) => request.abort());
      await observeLayoutShifts(page);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const heading = page.getByRole('heading', { level: 1 });
      expect(await contrastOf(heading), 'contrast of the heading').toBeGreaterThan(4.5);
      const link = page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true });
      expect(await contrastOf(link), 'contrast of a header link').toBeGreaterThan(4.5);
      for (const title of await page.getByRole('main').getByRole('heading').all())
        await expect(title).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

for (const route of routes) {
  test(`${route} is readable in order without its styles`, async ({ page, allowError }) => {
    allowError(/CSP violation|Content Security Policy/);
    const headings = page.getByRole('main').getByRole('heading');
    await page.goto(route);
    const order = await headings.allTextContents();
    await blockStyles(page, route);
    await page.goto(route);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Atkinson');
    await expect(headings).toHaveText(order);
    const tops = await headings.evaluateAll((all) =>
      all.map((heading) => heading.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await toggle(page).click();
    await expect(page.getByRole('link', { name: 'Giving', exact: true })).toBeVisible();
  });
}

/** The styles are inline, so only the Content Security Policy can block them. */
async function blockStyles(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const policy =
      response.headers()['content-security-policy']?.replace(/style-src [^;]*/, "style-src 'none'") ?? '';
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns the sum of all layout shifts */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}
