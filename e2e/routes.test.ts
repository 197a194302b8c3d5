import { readFileSync } from 'node:fs';
import { headingAt } from './support/headings.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { unknownPaths } from './support/unknown-paths.ts';
import { fileAt } from './support/transfer-size.ts';

for (const route of routes) {
  test(`${route} shows its page at exactly that address`, async ({ page, request }) => {
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);

    await page.goto(route);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(route));
  });
}

for (const [shape, paths] of Object.entries(unknownPaths)) {
  test(`an unknown address is answered with the fallback page: ${shape}`, async ({ request }) => {
    const fallbackPage = readFileSync(fileAt('/404'), 'utf8');
    for (const path of paths) {
      const answer = await request.get(path.replace(/#.*/, ''));
      expect.soft(answer.status(), path).toBe(404);
      expect.soft((await answer.text()) === fallbackPage, `${path} shows 404.html`).toBe(true);
    }
  });
}
