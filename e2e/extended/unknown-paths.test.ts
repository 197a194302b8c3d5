import { pageFingerprint } from '../support/page-fingerprint.ts';
import { expect, test } from '../support/test.ts';
import { unknownPaths } from '../support/unknown-paths.ts';

for (const [shape, paths] of Object.entries(unknownPaths)) {
  test(`an unknown address shows Home: ${shape}`, async ({ page, allowError, baseURL }) => {
    await page.goto('/');
    const home = await pageFingerprint(page);

    for (const path of paths) {
      await test.step(path, async () => {
        const answer = await page.goto(`${baseURL}${path}`);
        // The browser reports the missing page itself, and nothing else.
        allowError(`status of 404 (Not Found) (${page.url()})`);
        expect(answer?.status()).toBe(404);
        expect(new URL(page.url()).origin).toBe(baseURL);
        expect(await pageFingerprint(page)).toEqual(home);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      });
    }
  });
}
