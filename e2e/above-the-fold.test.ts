import { expect, test } from './support/test.ts';

const screens = [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

// Visitors come for the hours, or for the pause that is above them. Only the first are expected: texts and fonts differ.
for (const [path, sizes] of [
  ['/', screens],
  ['/Schedule', screens],
  ['/ContactUs', []],
] as const) {
  test(`${path} shows its heading on a phone held sideways, and hours without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const hours = page.getByRole('main').locator('.service-changes li, dl .hours').first();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.soft(hours, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  });
}
