import { pageFingerprint } from '../support/page-fingerprint.ts';
import { expect, test } from '../support/test.ts';
import { unknownPaths } from '../support/unknown-paths.ts';

for (const [form, paths] of Object.entries(unknownPaths)) {
  test(`an unknown path with ${form} shows Home`, async ({ page, allowError, baseURL }) => {
    await page.goto('/');
    const home = await pageFingerprint(page);
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(`${baseURL}${path}`);
        allowError(`status of 404 (Not Found) (${page.url()})`);
        expect(response?.status()).toBe(404);
        expect(new URL(page.url()).origin).toBe(baseURL);
        expect(await pageFingerprint(page)).toEqual(home);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      });
    }
  });
}
