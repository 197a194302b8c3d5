import { load } from 'cheerio';
import { fileAt, readBuilt } from './support/built-site.ts';
import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

/** Paths without a page: mistyped, guessed, shared, or requested by scanners. */
const unknownPaths = (
  '/nothing /Homes /a/b /Home/Home /AboutUs/priests/ /nothing?from=bulletin /nothing.html /.env /_astro/ ' +
  '/100%25 /About%2FUs /%2e%2e%2fetc /الكنيسة /a//b'
).split(' ');

test('an unknown path shows Home and keeps its URL', async ({ page, allowedErrors }) => {
  allowedErrors.push(/404/);
  const heading = page.getByRole('heading', { name: content('pages/home').hero.heading, level: 1 });
  for (const path of ['/a/b?c#d', '/a/schedule', '/Home/Schedule', '/xSchedule', '/Schedule.htm']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page.getByText(content('layout').notFoundText)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('the 404 page is Home, with a sentence that the page was not found', () => {
  const bodyOf = (path: string) => {
    const $ = load(readBuilt(fileAt(path)));
    // The build leaves out of each page's styles what it has no element for.
    $('script, style, .hero-not-found').remove();
    return $('body').html();
  };
  expect(bodyOf('/404')).toBe(bodyOf('/'));
});

test('every unknown path gets the 404 page', async ({ request }) => {
  const notFoundPage = readBuilt('404.html');
  for (const path of unknownPaths) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft((await response.text()) === notFoundPage, `${path} shows 404.html`).toBe(true);
  }
});
