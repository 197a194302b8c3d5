import { headings } from './support/headings.ts';
import { look } from './support/look.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { unknownPaths } from './support/unknown-paths.ts';

for (const route of routes) {
  test(`${route} shows its page at exactly that address`, async ({ page, request }) => {
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);

    await page.goto(route);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[route]);
  });
}

for (const [shape, paths] of Object.entries(unknownPaths)) {
  test(`an unknown address shows Home: ${shape}`, async ({ page, allowError, baseURL }) => {
    await page.goto('/');
    const home = await look(page);

    for (const path of paths) {
      await test.step(path, async () => {
        const answer = await page.goto(`${baseURL}${path}`);
        // The browser reports the missing page itself, and nothing else.
        allowError(`status of 404 (Not Found) (${page.url()})`);
        expect(answer?.status()).toBe(404);
        expect(new URL(page.url()).origin).toBe(baseURL);
        expect(await look(page)).toEqual(home);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      });
    }
  });
}
