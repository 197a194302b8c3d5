import { fieldOn } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

for (const [path, heading, name, columns] of [
  ['/', 'Life At St. Mark', 'Bible study', 4],
  ['/Ministries', 'A place for everyone', 'اجتماع الصلاة', 2],
  ['/Giving', 'Give your time', 'Food Ministry', 2],
  ['/AboutUs', 'Our pillars', 'Word Of God', 2],
] as const) {
  test(`the cards of ${path} are in ${columns} columns, each text in its own direction`, async ({ page }) => {
    await page.goto(path);
    const items = page.getByRole('region', { name: heading, exact: true }).getByRole('listitem');
    const card = items.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText(name, { exact: true })).toHaveCSS(
      'direction',
      path === '/Ministries' ? 'rtl' : 'ltr',
    );
    await expect(card.getByRole('paragraph').last()).toHaveCSS('direction', 'ltr');
    // What leads nowhere has no frame.
    await expect(card).toHaveCSS('border-width', '0px');
    await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const lefts = await items.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().x)));
    expect(new Set(lefts).size, 'columns').toBe(columns);
  });
}

test('an answer opens by its link; old links have no prefix', async ({ page }) => {
  for (const hash of ['communion', 'question-communion', 'clothing']) {
    await page.goto(`/AboutUs#${hash}`);
    const open = page.locator('details[open]', { has: page.locator(`[id$=${hash}]`) });
    await expect(open.getByRole('paragraph').first()).toBeInViewport();
  }
});

test('cards that do not scroll are no tab stop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const row = page.locator('.cards-row');
  const isFocused = () => row.evaluate((it: HTMLElement) => (it.focus(), document.activeElement === it));
  expect(await isFocused()).toBe(false);
  await expect(row.getByRole('list')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await isFocused()).toBe(true);
});

test('Contact Us has details before the form, to which the banner links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ContactUs');
  const form = page.locator('form');
  const details = page.getByRole('complementary', { name: 'Find us' });
  const [above, below] = [await details.locator('dl').first().boundingBox(), await form.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await page.locator('main > header').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();

  await expect(form.locator('[required], [maxlength]')).toHaveCount(0);
  for (const type of ['name', 'email'] as const)
    await expect(fieldOn(page, `user_${type}`)).toHaveAttribute('autocomplete', type);
  await expect(fieldOn(page, 'user_email')).toHaveAttribute('type', 'email');
});
