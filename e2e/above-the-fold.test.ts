import { languages, words } from './support/content.ts';
import type { Locator } from 'playwright/test';
import { pauses, rows } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

/** The screens of phones, with and without the browser's bars, of tablets and of desktops. */
const screens = [
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 664],
  [390, 844],
  [412, 915],
  [430, 932],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

// Visitors come for the notices, and for the hours or the pause that is above them. The parish may have no notice at
// present; `extended/parishes.test.ts` runs this file with three.
for (const [path, sizes] of [
  ['/', screens],
  ['/Schedule', screens],
  ['/ContactUs', []],
] as const) {
  test(`${path} shows heading, notices and hours without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(path);
    const isVisible = (it: Locator, name: string) => expect.soft(it, name).toBeInViewport({ ratio: 1 });
    const main = page.getByRole('main');
    await isVisible(page.getByRole('heading', { level: 1 }), 'heading on a phone held sideways');
    const notices = await page
      .getByRole('region', { name: words.notices, exact: true })
      .getByRole('listitem')
      .all();
    const hours = main.locator('.service-changes li, dd .hours');
    const next = main
      .locator('p', { hasText: words.nextLiturgy })
      .locator('xpath=following-sibling::p')
      .locator('.hours')
      .first();
    // Without a season, another language or a change, each row is one line.
    const isUsual =
      pauses.length === 0 &&
      rows.length <= 4 &&
      rows.every(({ liturgy, service }) => service?.status === 'usual' && !liturgy.name && !liturgy.language);
    for (const [width, height] of sizes) {
      const name = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await isVisible(hours.first(), name);
      const hasRoom = notices.length === 0 || (notices.length === 1 && height > 800 && width < 600);
      const all = await main.locator('dd .hours').all();
      if (isUsual && hasRoom) for (const it of all) await isVisible(it, `all hours at ${name}`);
      // Lines of Arabic are taller.
      if (isUsual && notices.length === 0 && height >= 844 && languages[0].direction === 'ltr')
        await isVisible(next, `next liturgy at ${name}`);
      for (const notice of notices) {
        await isVisible(notice, `notice at ${name}`);
        const lines = await notice.evaluate(
          (it) => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight),
        );
        expect.soft(Math.round(lines), `lines at ${name}`).toBeLessThanOrEqual(2);
      }
    }
    if (path !== '/' || !isUsual || notices.length > 0) return;
    await page.setViewportSize({ width: 844, height: 390 });
    await isVisible(next, 'next liturgy on a phone held sideways');
  });
}
