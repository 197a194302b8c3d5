import { setTimeout as pause } from 'node:timers/promises';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const route of routes) {
  test(`${route} loads its first picture at once, the others when they are near`, async ({ page }) => {
    await page.goto(route);
    const [first, ...others] = await page.locator('img').evaluateAll((pictures) =>
      (pictures as HTMLImageElement[]).map(({ src, loading, fetchPriority, decoding }) => ({
        src,
        loading,
        fetchPriority,
        decoding,
      })),
    );
    expect(first).toMatchObject({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' });
    for (const other of others) expect(other).toMatchObject({ loading: 'lazy', decoding: 'async' });
  });

  test(`${route} shows its first picture together with its words`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(route);
    const atOnce = await page.screenshot();
    await pause(500);
    const later = await page.screenshot();
    // The picture makes up nine tenths of a screenshot's bytes.
    expect(atOnce.length / later.length, `${route} has its picture as soon as it has loaded`).toBeCloseTo(
      1,
      1,
    );
  });
}
