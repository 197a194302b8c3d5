import { mockEmailJs, respondWith } from '../support/contact-form.ts';
import { keyContent } from '../support/key-content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { rewriteContent } from '../support/rewrite-content.ts';
import { routes } from '../support/routes.ts';
import { createTempSite, serve } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

// What a screen reader is told, kept in aria-snapshots/ to be read in review. The site is built for it from content
// in which every text is its own key, so that the office may write and rearrange as it likes.

const open = new AsyncDisposableStack();
let url: string;

// One worker, one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const site = open.use(
    await createTempSite((folder) => rewriteContent(folder, keyContent), {
      SITE_URL: 'https://www.example.org',
    }),
  );
  expect(site.code, site.output).toBe(0);
  ({ url } = open.use(await serve(site.dist)));
});

test.afterAll(async () => {
  await open.disposeAsync();
});

for (const route of routes.filter((path) => path !== '/')) {
  test(`${route} tells a screen reader what it did`, async ({ page }) => {
    await page.goto(url + route);
    await disableContentVisibility(page);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${route.slice(1)}.aria.yml` });
  });
}

test('so does the open menu', async ({ page }) => {
  await page.goto(`${url}/Home`);
  await page.getByRole('button', { name: 'layout.menuLabel' }).click();
  await expect(page.getByRole('banner').first()).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' });
});

test('so does the open navigation of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}/Home`);
  await page.getByRole('button', { name: 'layout.toggleLabel' }).click();
  await expect(page.getByRole('banner').first()).toMatchAriaSnapshot({ name: 'navigation-open.aria.yml' });
});

for (const way of ['online', 'zelle', 'mail']) {
  test(`so does the modal for giving ${way}`, async ({ page }) => {
    await page.goto(`${url}/Giving`);
    await page.getByRole('button', { name: `giving-methods.${way}.buttonLabel` }).click();
    await expect(page.locator('dialog:modal')).toMatchAriaSnapshot({ name: `modal-${way}.aria.yml` });
  });
}

test('so does the form when its message was refused', async ({ page, allowError }) => {
  allowError('status of 403');
  await mockEmailJs(page, respondWith(403, 'Forbidden'));
  await page.goto(`${url}/ContactUs`);
  await page.locator('form').getByRole('button').click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(page.locator('form')).toMatchAriaSnapshot({ name: 'form-refused.aria.yml' });
});
