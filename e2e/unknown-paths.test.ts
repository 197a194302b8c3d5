import { readFileSync } from 'node:fs';
import { headingAt } from './support/headings.ts';
import { expect, test } from './support/test.ts';
import { fileAt } from './support/transfer-size.ts';

/** Paths without a page, by their form: mistyped, guessed, shared, or requested by scanners. */
const unknownPaths = {
  'one segment': ['/nothing', '/Homes', '/Schedules', '/donate'],
  'several segments': ['/a/b', '/Home/Home', '/Giving/online', '/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p'],
  'a trailing slash': ['/nothing/', '/AboutUs/priests/', '/_astro/'],
  dots: ['/nothing.html', '/robots', '/.env', '/wp-login.php', '/logo.png', '/...'],
  'a query or a hash': ['/nothing?from=bulletin', '/a/b?x=1&y=2&x=3', '/nothing#nowhere', '/nothing?'],
  'encoded characters': ['/Watch%20Live', '/About%2FUs', '/%41bout', '/100%25', '/a%3Fb', '/%2e%2e%2fetc'],
  'other scripts': ['/الكنيسة', '/ⲉⲕⲕⲗⲏⲥⲓⲁ', '/🕊️', '/Prière'],
  'punctuation or length': ['/-', '/~user', '/a//b', '/a;b=c', "/it's", '/@church', `/${'long'.repeat(200)}`],
};

test('an unknown path shows Home, and keeps its URL', async ({ page, allowError }) => {
  allowError(/404/);
  await page.goto('/a/b?c#d');
  await expect(page.getByRole('heading', { name: headingAt('/'), level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/a/b?c#d');
});

test('every unknown path gets the 404 page', async ({ request }) => {
  const notFoundPage = readFileSync(fileAt('/404'), 'utf8');
  for (const path of Object.values(unknownPaths).flat()) {
    const response = await request.get(path.replace(/#.*/, ''));
    expect.soft(response.status(), path).toBe(404);
    expect.soft((await response.text()) === notFoundPage, `${path} shows 404.html`).toBe(true);
  }
});
