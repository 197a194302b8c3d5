import { respondWith, mockEmailJs } from '../support/contact-form.ts';
import { keyText, twoEntries } from '../support/key-content.ts';
import { rewriteContent } from '../support/rewrite-content.ts';
import { createTempSite, serve } from '../../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

// The accessibility tree of Home, and of what opens or changes on other pages. The site is built from content in which
// each text is its own key, so that an edit of the parish's content changes no snapshot.

const resources = new AsyncDisposableStack();
let url: string;

// One worker, one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const site = resources.use(
    await createTempSite((folder) => rewriteContent(folder, keyText, twoEntries), {
      SITE_URL: 'https://www.example.org',
    }),
  );
  expect(site.code, site.output).toBe(0);
  ({ url } = resources.use(await serve(site.dist)));
});

test.afterAll(() => resources.disposeAsync());

test('Home', async ({ page }) => {
  await page.goto(`${url}/Home`);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'Home.aria.yml' });
});

test('open menu', async ({ page }) => {
  await page.goto(`${url}/Home`);
  await page.getByRole('button', { name: 'layout.menuLabel' }).click();
  await expect(page.getByRole('banner').first()).toMatchAriaSnapshot({ name: 'open-menu.aria.yml' });
});

test('open navigation on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}/Home`);
  await page.getByRole('button', { name: 'layout.toggleLabel' }).click();
  await expect(page.getByRole('banner').first()).toMatchAriaSnapshot({ name: 'open-navigation.aria.yml' });
});

for (const [index, action] of ['url', 'phone', 'email', 'addressee'].entries()) {
  test(`giving dialog with the key ${action}`, async ({ page }) => {
    await page.goto(`${url}/Giving`);
    await page.getByRole('button', { name: `giving-methods.methods.${index + 1}.buttonLabel` }).click();
    await expect(page.locator('dialog:modal')).toMatchAriaSnapshot({ name: `dialog-${action}.aria.yml` });
  });
}

test('contact form with an error', async ({ page, allowError }) => {
  allowError('status of 403');
  await mockEmailJs(page, respondWith(403, 'Forbidden'));
  await page.goto(`${url}/ContactUs`);
  await page.locator('form').getByRole('button').click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(page.locator('form')).toMatchAriaSnapshot({ name: 'contact-form-error.aria.yml' });
});
