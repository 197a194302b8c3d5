import type { Locator } from 'playwright/test';
import { expect, test } from './support/test.ts';

const screens = [
  [360, 640],
  [390, 664],
  [390, 844],
  [430, 932],
  [768, 1024],
  [1024, 768],
  [1280, 632],
  [1280, 720],
  [1366, 625],
  [1920, 1080],
] as const;

/** Where Directions is on the first screen too. */
const phones = [
  [360, 740],
  [375, 667],
  [390, 664],
  [390, 844],
  [412, 915],
] as const;

const isVisible = (it: Locator, name: string) => expect.soft(it, name).toBeInViewport({ ratio: 1 });

for (const path of ['/', '/Schedule']) {
  test.describe('in an ordinary week', () => {
    test.use({ fixture: 'plain' });

    test(`${path} shows heading, hours and the next liturgy without scrolling`, async ({ page }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      await page.goto(path);
      await isVisible(page.getByRole('heading', { level: 1 }), 'heading on a phone held sideways');
      const hours = page.locator('main .liturgy-list .hours');
      await expect(hours).toHaveText(['5:00–7:00 AM', '3:30–6:00 PM', '8:00–10:30 AM', '8:30–11:30 AM']);
      const next = page.locator('.next-service .hours').first();
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        for (const it of await hours.all()) await isVisible(it, `all hours at ${width} × ${height}`);
        if (height >= 844) await isVisible(next, `next liturgy at ${width} × ${height}`);
      }
      if (path !== '/') return;
      const directions = page.locator('.where-we-are').getByRole('link', { name: 'Directions' });
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        await isVisible(directions, `Directions at ${width} × ${height}`);
      }
      await page.setViewportSize({ width: 844, height: 390 });
      await isVisible(next, 'next liturgy on a phone held sideways');
    });
  });

  test.describe('in Holy Week', () => {
    test.use({ fixture: 'holy-week' });

    test(`${path} shows three notices and the first pause without scrolling`, async ({ page }) => {
      await page.goto(path);
      const notices = page.getByRole('region', { name: 'Notices', exact: true }).getByRole('listitem');
      await expect(notices).toHaveCount(3);
      for (const [width, height] of screens) {
        const name = `${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await isVisible(page.locator('.hours-panel > .service-changes li').first(), name);
        for (const notice of await notices.all()) {
          await isVisible(notice, name);
          const lines = notice.evaluate(
            (it) => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight),
          );
          expect.soft(Math.round(await lines), `lines at ${name}`).toBeLessThanOrEqual(2);
        }
      }
    });
  });
}

for (const path of ['/', '/ar'])
  test(`${path} has Directions and Watch Live in one row of 48 px on phones`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const links = await page.locator('.where-we-are').getByRole('link').all();
    const boxes = await Promise.all(links.map((it) => it.boundingBox()));
    expect(boxes.map((it) => it?.height)).toEqual([48, 48]);
    expect(boxes[1]?.y).toBe(boxes[0]?.y);
  });

test.describe('while a liturgy is held', () => {
  test.use({ fixture: 'plain' });

  test('its day has its hours beside it on a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.setFixedTime('2026-10-21T16:00:00-05:00');
    await page.goto('/');
    const heights = page
      .locator('main .liturgy-list')
      .evaluate((list) => [
        list.querySelectorAll('b:not([hidden])').length,
        ...[...list.children].map((row) => Math.round(row.clientHeight)),
      ]);
    const [now, first, ...others] = await heights;
    expect([now, ...others]).toEqual([1, ...others.map(() => first)]);
  });
});

test('the welcome begins below the scrim of the site header', async ({ page }) => {
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    for (const [width, height] of [
      [1024, 768],
      [1024, 1366],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bottom = await page.locator('.site-header').evaluate((it) => {
        const { height: own } = it.getBoundingClientRect();
        return own - parseFloat(getComputedStyle(it, '::before').bottom);
      });
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect.soft(box?.y, `${path} at ${width} × ${height}`).toBeGreaterThanOrEqual(bottom - 1);
    }
  }
});
