import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import { fileAt } from './support/transfer-size.ts';
import { unknownPaths } from './support/unknown-paths.ts';

test('every unknown path gets the 404 page', async ({ request }) => {
  const notFoundPage = readFileSync(fileAt('/404'), 'utf8');
  for (const path of Object.values(unknownPaths).flat()) {
    const response = await request.get(path.replace(/#.*/, ''));
    expect.soft(response.status(), path).toBe(404);
    expect.soft((await response.text()) === notFoundPage, `${path} shows 404.html`).toBe(true);
  }
});
