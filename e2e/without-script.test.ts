import { content } from './support/content.ts';
import { mockEmailJs, fieldsIn, fillIn, identifiers, sampleMessage } from './support/contact-form.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');
const church = content('church');
const { form } = content('pages/contact-us');
const { closeLabel, ...ways } = content('giving-methods');

test.use({ javaScriptEnabled: false });

for (const route of routes) {
  test(`${route}: Menu opens and closes`, async ({ page }) => {
    await page.goto(route);
    const bar = page.getByRole('banner').first();
    await bar.getByRole('button', { name: layout.menuLabel, exact: true }).click();
    for (const { label } of layout.menuLinks)
      await expect(bar.getByRole('link', { name: label })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Watch Live' })).toBeHidden();
  });
}

test('a link of the menu leads to its page', async ({ page }) => {
  await page.goto('/Home');
  await page.getByRole('button', { name: layout.menuLabel, exact: true }).click();
  await page.getByRole('banner').first().getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/AboutUs$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the button opens and closes the navigation', async ({ page }) => {
    await page.goto('/Home');
    const toggle = page.getByRole('button', { name: layout.toggleLabel });
    const navigation = page.getByRole('navigation', { name: layout.navigationLabel });
    await toggle.click();
    for (const { label } of [...layout.headerLinks, ...layout.menuLinks]) {
      await expect(navigation.getByRole('link', { name: label })).toBeVisible();
    }
    await toggle.click();
    await expect(navigation).toBeHidden();
  });
});

for (const [id, way] of Object.entries(ways)) {
  test(`${id}: the modal opens and closes`, async ({ page }) => {
    await page.goto('/Giving');
    const dialog = page.getByRole('dialog', { name: way.heading });
    const opener = page.getByRole('button', { name: way.buttonLabel });
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: closeLabel }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await page.mouse.click(10, 300);
    await expect(dialog).toBeHidden();
  });

  test(`${id}: an address that names it shows what to do`, async ({ page }) => {
    await page.goto(`/Giving#${id}`);
    await expect(page.getByRole('dialog', { name: way.heading })).toBeInViewport();
    for (const step of way.steps) await expect(page.getByText(step)).toBeVisible();
  });
}

test('nothing is offered that only script could do', async ({ page }) => {
  await page.goto('/Giving');
  await page.getByRole('button', { name: ways.zelle.buttonLabel }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
  await expect(page.getByRole('button', { name: ways.zelle.copyLabel })).toBeHidden();
});

test('the browser posts the form to EmailJS, with the same eight fields', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await page.getByRole('button', { name: form.sendLabel }).click();
  await expect.poll(() => messages.length).toBe(1);
  const [message] = messages;
  expect(message?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(await message?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(Object.fromEntries(await fieldsIn(message))).toEqual({ ...sampleMessage, ...identifiers });
});

test('beside the form stands how to reach the church by e-mail and phone', async ({ page }) => {
  await page.goto('/ContactUs');
  const beside = page.locator('form').getByRole('paragraph').filter({ hasText: form.noscript });
  await expect(beside).toBeVisible();
  await expect(beside.getByRole('link', { name: church.email })).toHaveAttribute(
    'href',
    `mailto:${church.email}`,
  );
  await expect(beside.locator('[href^="tel:"]')).toHaveAttribute(
    'href',
    `tel:${church.phone.replaceAll('-', '')}`,
  );
});
