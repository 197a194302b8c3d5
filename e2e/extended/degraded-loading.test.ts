import { frameOrigins } from '#other-sites.ts';
import { content } from '../support/content.ts';
import { expectStableLayout } from '../support/layout-shifts.ts';
import { siteHeader } from '../support/islands.ts';
import { canonicalPaths, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { belowWcagAA, measureTextContrast } from '../support/text-contrast.ts';

const embeds = [
  ['/WatchLive', frameOrigins.player],
  ['/Schedule', frameOrigins.calendar],
  ['/AboutUs', frameOrigins.map],
] as const;

for (const [route, origin] of embeds.filter(([route]) => routes.includes(route))) {
  test(`${route} keeps its layout and links without ${origin}`, async ({ page, allowedErrors }) => {
    test.skip(content('church').embeds === 'on request', 'No frame loads before a visitor asks for it.');
    allowedErrors.push(/net::ERR_/);
    await page.route(`${origin}/**`, (request) => request.abort('connectionrefused'));
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(route);
    const frames = page.locator(`iframe[src^="${origin}"]`);
    await expect(frames).not.toHaveCount(0);
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      const src = await frame.evaluate((iframe: HTMLIFrameElement) => iframe.src);
      await expect.poll(() => failed).toContain(src);
      const siblings = frame.locator('xpath=../following-sibling::p | ../preceding-sibling::div');
      const link = siblings.getByRole('link');
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      const box = await frame.boundingBox();
      expect(box?.height).toBeGreaterThan(150);
      const { y = NaN, height = NaN } = (await link.boundingBox()) ?? {};
      const distance = Math.max(y - (box?.y ?? 0) - (box?.height ?? 0), (box?.y ?? 0) - y - height);
      expect(distance, 'pixels between the frame and its link').toBeLessThan(40);
      // Until the frame has loaded, it shows what the browser has.
      const sources = await page
        .locator('.embed-frame img, .banner img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
      expect(new Set(sources).size).toBe(1);
    }
    await expectStableLayout(page);
  });
}

for (const route of canonicalPaths) {
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
