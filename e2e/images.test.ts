import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const route of routes) {
  test(`${route} loads its first image at once, the others lazily`, async ({ page }) => {
    await page.goto(route);
    const [first, ...others] = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ loading, fetchPriority, decoding }) => ({ loading, fetchPriority, decoding })),
      );
    expect(first).toEqual({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' });
    for (const other of others) expect(other).toMatchObject({ loading: 'lazy', decoding: 'async' });
  });

  test(`${route} shows its first image as soon as it has loaded`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(route);
    const loaded = await page.screenshot();
    await page
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const decoded = await page.screenshot();
    // The image makes up nine tenths of a screenshot's bytes.
    expect(loaded.length / decoded.length).toBeCloseTo(1, 1);
  });
}
