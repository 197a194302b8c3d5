import { expect, test } from './support/test.ts';

// Visitors come for the hours, or for the pause that is above them. Only the first are expected: texts and fonts differ.
for (const path of ['/', '/Schedule']) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    test(`${path} shows hours without scrolling at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('main').locator('.service-changes li, dl .hours').first()).toBeInViewport({
        ratio: 1,
      });
    });
  }
}

for (const path of ['/', '/Schedule', '/ContactUs']) {
  test(`${path} shows its heading on a phone held sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
}
