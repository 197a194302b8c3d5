import { en } from '#i18n/words.ts';
import { expect, test } from './support/test.ts';

const screens = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

// Visitors come for the notices, and for the hours or the pause that is above them. Of those only the first are expected:
// texts and fonts differ. The parish may have no notice at present; `extended/office-edits.test.ts` runs this file with three.
for (const [path, sizes] of [
  ['/', screens],
  ['/Schedule', screens],
  ['/ContactUs', []],
] as const) {
  test(`${path} shows heading, notices and hours on a phone held sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const notices = page.getByRole('region', { name: en.notices, exact: true }).getByRole('listitem');
    const hours = page.getByRole('main').locator('.service-changes li, dd .hours').first();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.soft(hours, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      for (const notice of await notices.all()) {
        await expect.soft(notice, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
        const lines = await notice.evaluate(
          (it) => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight),
        );
        expect.soft(Math.round(lines), `lines at ${width} × ${height}`).toBeLessThanOrEqual(2);
      }
    }
  });
}
