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
}
