import { readFileSync } from 'node:fs';
import { headingAt } from './support/headings.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { fileAt } from './support/transfer-size.ts';
import { unknownPaths } from './support/unknown-paths.ts';

for (const route of routes) {
  test(`${route} shows its page without a redirect`, async ({ page, request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/html/);

    await page.goto(route);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(route));
  });
}

for (const [form, paths] of Object.entries(unknownPaths)) {
  test(`an unknown path with ${form} gets the 404 page`, async ({ request }) => {
    const notFoundPage = readFileSync(fileAt('/404'), 'utf8');
    for (const path of paths) {
      const response = await request.get(path.replace(/#.*/, ''));
      expect.soft(response.status(), path).toBe(404);
      expect.soft((await response.text()) === notFoundPage, `${path} shows 404.html`).toBe(true);
    }
  });
}
