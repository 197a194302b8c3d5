import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { contrastOf } from '../support/text-contrast.ts';
import { routes } from '../support/routes.ts';
import { scriptFiles, recordScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { zelle, closeLabel } = content('giving-methods');

test.describe('when the scripts are gone, as from a page that was opened before a new deploy', () => {
  test.beforeEach(async ({ page, allowError }) => {
    allowError('status of 404');
    await page.route(scriptFiles, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: '<!doctype html><title>Not found</title>',
      }),
    );
  });

  for (const route of routes) {
    test(`${route} is complete, its menu opens, and the console says one thing`, async ({ page }) => {
      const said = gatherConsole(page);
      await page.goto(route);
      await page.mouse.wheel(0, 600);
      await page.getByRole('button', { name: layout.menuLabel, exact: true }).click();
      await expect(page.getByRole('link', { name: 'About Us', exact: true })).toBeVisible();
      await page.waitForTimeout(1500);
      expect(said).toEqual([expect.stringMatching(/^error: Failed to load resource: .* status of 404/)]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'About Us', exact: true }).click();
      await expect(page).toHaveURL('/AboutUs');
    });
  }

  test('the navigation of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/Home');
    await page.getByRole('button', { name: layout.toggleLabel }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/Schedule');
  });

  test('the giving modals open and close', async ({ page }) => {
    const said = gatherConsole(page);
    const asked = recordScripts(page);
    await page.goto('/Giving');
    for (let time = 0; time < 2; time++) {
      await page.getByRole('button', { name: zelle.buttonLabel }).click();
      const dialog = page.getByRole('dialog', { name: zelle.heading });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: closeLabel }).click();
      await expect(dialog).toBeHidden();
    }
    await page.waitForTimeout(1500);
    // The code of the modals, and that of the bar since the page was scrolled to them: each asked for once.
    expect(new Set(asked).size).toBe(asked.length);
    expect(said).toHaveLength(asked.length);
  });
});

for (const [route, origin] of [
  ['/WatchLive', 'https://www.youtube-nocookie.com'],
  ['/Schedule', 'https://calendar.google.com'],
  ['/AboutUs', 'https://www.google.com'],
] as const) {
  test(`when ${origin} cannot be reached, ${route} keeps its place and shows the plain link`, async ({
    page,
    allowError,
  }) => {
    allowError('net::ERR_');
    await page.route(`${origin}/**`, (request) => request.abort('connectionrefused'));
    await watchShifts(page);
    await page.goto(route);
    const frames = page.locator(`iframe[src^="${origin}"]`);
    await expect(frames).not.toHaveCount(0);
    for (const frame of await frames.all()) {
      const before = await frame.boundingBox();
      await frame.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
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
    expect(await shifts(page)).toBe(0);
  });
}

for (const [what, files] of [
  ['fonts', '**/*.woff2'],
  ['pictures', /\.(avif|webp|jpe?g|png|svg)$/],
] as const) {
  for (const route of routes) {
    test(`without its ${what}, ${route} is readable`, async ({ page, allowError }) => {
      allowError('net::ERR_FAILED');
      await page.route(files, (request) => request.abort());
      await watchShifts(page);
      await page.goto(route);
      await page.waitForTimeout(300);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await contrastOf(heading), 'contrast of the heading').toBeGreaterThan(4.5);
      const bar = page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true });
      expect(await contrastOf(bar), 'contrast of the bar').toBeGreaterThan(4.5);
      for (const title of await page.getByRole('main').getByRole('heading').all())
        await expect(title).toBeVisible();
      expect(await shifts(page)).toBe(0);
    });
  }
}

for (const route of routes) {
  test(`without its styles, ${route} is readable in order`, async ({ page, allowError }) => {
    allowError(/security policy|Content Security Policy/);
    await page.goto(route);
    const order = await headings(page);
    await refuseStyles(page, route);
    await page.goto(route);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Atkinson');
    expect(await headings(page)).toEqual(order);
    const tops = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await page.getByRole('button', { name: layout.toggleLabel }).click();
    await expect(page.getByRole('link', { name: 'Giving', exact: true })).toBeVisible();
  });
}

function headings(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading').allTextContents();
}

/** As when a style sheet does not arrive: it stands in the page, so the policy is what keeps it out here. */
async function refuseStyles(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const policy =
      response.headers()['content-security-policy']?.replace(/style-src [^;]*/, "style-src 'none'") ?? '';
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

/** @returns all that the console says, filled while the page is used */
function gatherConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  return said;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}
