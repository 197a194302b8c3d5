import {
  expect,
  expectStableLayout,
  gospelPaths,
  paths,
  scrollPageTo,
  siteHeader,
  test,
  twoFrames,
} from '../support/test.ts';
import { belowWcagAA, measureTextContrast } from '../support/text-contrast.ts';

for (const [screen, width, height, colorScheme, opened, step] of [
  ['a phone', 390, 900, 'light', paths, 200],
  ['a desktop', 1440, 900, 'light', paths, 200],
  // Only the background of the scrolled header differs.
  ['a desktop, dark', 1440, 900, 'dark', ['/', '/Schedule'], 200],
  // The header crosses the hours before it is light.
  ['a low window', 1366, 625, 'light', ['/', '/Schedule'], 49],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test(`header and page header meet WCAG AA at every ${step} px of scroll`, async ({ page }) => {
      for (const route of opened) {
        await page.goto(route);
        const header = siteHeader(page);
        const pageHeader = page.getByRole('main').locator(':is(header, section):has(h1)');
        await pageHeader.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const box = await pageHeader.boundingBox();
        const measured = [];
        // Until the header is opaque and the page header has left the viewport.
        const last = Math.max((box?.y ?? 0) + (box?.height ?? 0), 600);
        for (let top = 0; top < last + step; top += step) {
          await scrollPageTo(page, top);
          await twoFrames(page);
          const words = await measureTextContrast(header.or(pageHeader));
          measured.push(...words);
          expect.soft(belowWcagAA(words), `${route} at ${top} px`).toEqual([]);
        }
        expect(new Set(measured.map(({ root }) => root))).toEqual(new Set([0, 1]));
        // The last measurement holds over anything.
        await expect(header).toHaveCSS('background-color', /^rgb\(/);
      }
    });
  });
}

for (const route of [...paths, ...gospelPaths]) {
  test(`${route} is legible without its fonts and images`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/);
    await page.route(/\.(woff2|avif|webp|jpe?g|png|svg)$/, (request) => request.abort());
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const words = await measureTextContrast(siteHeader(page).or(page.getByRole('heading', { level: 1 })));
    expect(new Set(words.map(({ root }) => root))).toEqual(new Set([0, 1]));
    expect(belowWcagAA(words)).toEqual([]);
    for (const title of await page.getByRole('main').getByRole('heading').all())
      await expect(title).toBeVisible();
    await expectStableLayout(page);
  });
}
